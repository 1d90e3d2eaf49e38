import type { Pose, Step } from '../dragon/dragon-along.js';
import type { Colour, Direction, Dragon, Element, Flow, Scene, Space } from '../types.js';
import { applied, type Passage } from './apply.js';
import { type Beat, DURATIONS, REDUCED } from './durations.js';
import type { EffectShown, Happening, Reached } from './happening.js';

/** What is seen to move during a clip. */
export type Motion =
  | { readonly kind: 'lift'; readonly from: Element; readonly hand: readonly Colour[] }
  | {
      readonly kind: 'drop';
      readonly from: Element;
      readonly on: Element;
      readonly colour: Colour;
      readonly hand: readonly Colour[];
    }
  | { readonly kind: 'coin'; readonly to: Flow }
  | { readonly kind: 'effect'; readonly effect: EffectShown }
  | { readonly kind: 'step' | 'portal'; readonly dragon: Dragon; readonly step: Step }
  | { readonly kind: 'bite'; readonly dragon: Dragon; readonly space: Space }
  | {
      readonly kind: 'expel';
      readonly dragon: Dragon;
      readonly element: 'fire' | 'water';
      readonly from: Space;
      readonly facing: Direction;
      readonly reached: readonly Reached[];
      readonly hit: Reached | undefined;
      readonly damage: number;
    }
  | { readonly kind: 'rock'; readonly space: Space; readonly broken: boolean }
  | { readonly kind: 'segment'; readonly dragon: Dragon; readonly pose: Pose; readonly from: Space }
  | { readonly kind: 'meter'; readonly dragon: Dragon; readonly element: 'fire' | 'water' }
  | { readonly kind: 'village'; readonly dragon: Dragon }
  | { readonly kind: 'rest' };

/** A stretch of time in which one thing happens. */
export interface Clip {
  readonly start: number;
  readonly duration: number;
  /** Which event of the list it shows. */
  readonly event: number;
  readonly motion: Motion;
  readonly before: Scene;
  readonly after: Scene;
}

export interface Timeline {
  readonly clips: readonly Clip[];
  readonly duration: number;
  readonly start: Scene;
  readonly end: Scene;
  readonly isReduced: boolean;
}

interface Hand {
  readonly at: Element;
  readonly colours: readonly Colour[];
}

const poseIn = ({ board }: Scene, dragon: Dragon): Pose | undefined =>
  board === undefined ? undefined : { chain: board.chains[dragon], facing: board.facing[dragon] };

const stepMotion = (before: Passage, after: Scene, dragon: Dragon): Beat<Motion> => {
  const from = poseIn(before.scene, dragon);
  const to = poseIn(after, dragon);
  if (from === undefined || to === undefined) return { motion: { kind: 'rest' }, duration: DURATIONS.rest };
  const kind = before.near === undefined ? 'step' : 'portal';
  return { motion: { kind, dragon, step: { before: from, after: to } }, duration: DURATIONS[kind] };
};

const expelMotion = ({ scene }: Passage, event: Extract<Happening, { kind: 'expelled' }>): Motion => {
  const pose = poseIn(scene, event.dragon);
  if (pose === undefined) return { kind: 'rest' };
  const { dragon, element, reached, hit, damage } = event;
  return { kind: 'expel', dragon, element, reached, hit, damage, from: pose.chain.spaces[0] ?? 0, facing: pose.facing };
};

const segmentMotion = ({ scene }: Passage, dragon: Dragon, from: Space): Motion => {
  const pose = poseIn(scene, dragon);
  return pose === undefined ? { kind: 'rest' } : { kind: 'segment', dragon, pose, from };
};

const without = (hand: readonly Colour[], colour: Colour): readonly Colour[] => {
  const index = hand.indexOf(colour);
  return index === -1 ? hand.slice(1) : hand.toSpliced(index, 1);
};

/** The motion of an event and how long it takes; nothing for an event that shows nothing of its own. */
const beatOf = (before: Passage, after: Scene, event: Happening, hand: Hand | undefined): Beat<Motion> | undefined => {
  switch (event.kind) {
    case 'stonesLifted':
      return { motion: { kind: 'lift', from: event.from, hand: event.colours }, duration: DURATIONS.lift };
    case 'stoneDropped': {
      const held = without(hand?.colours ?? [event.colour], event.colour);
      const { on, colour } = event;
      return { motion: { kind: 'drop', from: hand?.at ?? on, on, colour, hand: held }, duration: DURATIONS.drop };
    }
    case 'coinTurned':
      return { motion: { kind: 'coin', to: event.to }, duration: DURATIONS.coin };
    case 'effectTriggered':
      return { motion: { kind: 'effect', effect: event.effect }, duration: DURATIONS.effect };
    case 'stepped':
      return stepMotion(before, after, event.dragon);
    case 'bitten':
      return { motion: { kind: 'bite', dragon: event.by, space: event.space }, duration: DURATIONS.bite };
    case 'expelled':
      return { motion: expelMotion(before, event), duration: DURATIONS.expel };
    case 'rockTrampled':
      return { motion: { kind: 'rock', space: event.space, broken: true }, duration: DURATIONS.rock };
    case 'rockDamaged':
      return { motion: { kind: 'rock', space: event.space, broken: event.broken }, duration: DURATIONS.rock };
    case 'segmentLost':
      return { motion: segmentMotion(before, event.dragon, event.from), duration: DURATIONS.segment };
    case 'absorbed':
      return { motion: { kind: 'meter', dragon: event.dragon, element: event.element }, duration: DURATIONS.stone };
    case 'pricePaid':
      return { motion: { kind: 'meter', dragon: event.dragon, element: event.price }, duration: DURATIONS.stone };
    case 'fireSpent':
      return {
        motion: { kind: 'meter', dragon: event.dragon, element: 'fire' },
        duration: DURATIONS.stone * event.stones,
      };
    case 'lifeLost':
      return { motion: { kind: 'meter', dragon: event.dragon, element: 'water' }, duration: DURATIONS.stone };
    case 'balanced':
    case 'meterRefilled':
      return { motion: { kind: 'meter', dragon: event.dragon, element: 'water' }, duration: DURATIONS.refill };
    case 'villageStruck':
      return { motion: { kind: 'village', dragon: event.challenger }, duration: DURATIONS.bite };
    case 'stoodStill':
    case 'phaseSkipped':
    case 'focusImpossible':
      return { motion: { kind: 'rest' }, duration: DURATIONS.rest };
    case 'portalEntered':
    case 'portalLeft':
    case 'actionBegun':
    case 'extraPhasesGained':
    case 'opponentChose':
    case 'turnEnded':
    case 'gameOver':
      return undefined;
  }
};

const handAfter = (hand: Hand | undefined, event: Happening): Hand | undefined => {
  if (event.kind === 'stonesLifted') return { at: event.from, colours: event.colours };
  if (event.kind === 'stoneDropped') return { at: event.on, colours: without(hand?.colours ?? [], event.colour) };
  return hand;
};

/** The clips of a list of events, one after the other. With `isReduced` nothing travels: each clip is a short cross-fade. */
export const timelineOf = (start: Scene, events: readonly Happening[], isReduced = false): Timeline => {
  const clips: Clip[] = [];
  let passage: Passage = { scene: start, far: undefined, near: undefined };
  let hand: Hand | undefined;
  let time = 0;
  events.forEach((event, index) => {
    const next = applied(passage, event);
    const beat = beatOf(passage, next.scene, event, hand);
    if (beat !== undefined) {
      const duration = isReduced ? REDUCED : beat.duration;
      clips.push({
        start: time,
        duration,
        event: index,
        motion: beat.motion,
        before: passage.scene,
        after: next.scene,
      });
      time += duration;
    }
    hand = handAfter(hand, event);
    passage = next;
  });
  return { clips, duration: time, start, end: passage.scene, isReduced };
};

/** One moment of a timeline: the scene to draw, and what moves in it, with the share of its time that has passed. */
export interface Moment {
  readonly scene: Scene;
  readonly motion: Motion | undefined;
  readonly share: number;
  readonly event: number | undefined;
}

export const still = (scene: Scene): Moment => ({ scene, motion: undefined, share: 0, event: undefined });

/** The moment at a time from the timeline's start. */
export const momentAt = (timeline: Timeline, time: number): Moment => {
  const clip = timeline.clips.findLast(({ start }) => start <= time);
  if (clip === undefined) return still(timeline.start);
  if (time >= timeline.duration) return still(timeline.end);
  const share = clip.duration === 0 ? 1 : (time - clip.start) / clip.duration;
  return timeline.isReduced
    ? { scene: clip.after, motion: undefined, share, event: clip.event }
    : { scene: clip.before, motion: clip.motion, share, event: clip.event };
};
