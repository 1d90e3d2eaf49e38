import { rollDuration } from '../dice/tumble.js';
import type { Element, Piece, Place, Player, PowerName, WayScene } from '../types.js';
import { appliedTo } from './apply.js';
import type { SwappedPiece, WayHappening } from './happening.js';

/** What is seen to move during a clip. */
export type WayMotion =
  | { readonly kind: 'roll'; readonly rolling: readonly number[]; readonly duration: number }
  | { readonly kind: 'keep' }
  | { readonly kind: 'power'; readonly player: Player; readonly power: PowerName }
  | {
      readonly kind: 'travel';
      readonly piece: Piece;
      readonly to: number;
      /** The spaces on the way that are taken: the piece hops over them. */
      readonly over: readonly number[];
    }
  | { readonly kind: 'blocked'; readonly place: Place }
  | { readonly kind: 'swap'; readonly path: Element; readonly pieces: readonly [SwappedPiece, SwappedPiece] }
  | { readonly kind: 'finish'; readonly piece: Piece }
  | { readonly kind: 'rest' };

/** How long things take at speed 1, in milliseconds. */
export const WAY_DURATIONS = {
  keep: 200,
  power: 620,
  /** A way of n spaces takes n steps and the start. */
  start: 180,
  step: 130,
  blocked: 420,
  swap: 1300,
  finish: 460,
  rest: 240,
} as const;

/** With reduced motion every change is a cross-fade of this length. */
export const WAY_REDUCED = 120;

/** A stretch of time in which one thing happens. */
export interface WayClip {
  readonly start: number;
  readonly duration: number;
  /** Which event of the list it shows. */
  readonly event: number;
  readonly motion: WayMotion;
  readonly before: WayScene;
  readonly after: WayScene;
}

export interface WayTimeline {
  readonly clips: readonly WayClip[];
  readonly duration: number;
  readonly start: WayScene;
  readonly end: WayScene;
  readonly isReduced: boolean;
}

interface Beat {
  readonly motion: WayMotion;
  readonly duration: number;
}

const rollBeat = (before: WayScene, after: WayScene): Beat => {
  const rolling = after.dice.flatMap((_, index) => (before.dice[index]?.isHeld === true ? [] : [index]));
  const duration = rollDuration(rolling.length);
  return { motion: { kind: 'roll', rolling, duration }, duration };
};

const travelBeat = (piece: Piece, to: number, over: readonly number[]): Beat => ({
  motion: { kind: 'travel', piece, to, over },
  duration: WAY_DURATIONS.start + WAY_DURATIONS.step * Math.abs(to - piece.space),
});

const restBeat: Beat = { motion: { kind: 'rest' }, duration: WAY_DURATIONS.rest };

/** The motion of an event; nothing for an event that shows nothing of its own. */
const beatOf = (before: WayScene, after: WayScene, event: WayHappening, over: readonly number[]): Beat | undefined => {
  switch (event.kind) {
    case 'rolled':
      return rollBeat(before, after);
    case 'kept':
      return { motion: { kind: 'keep' }, duration: WAY_DURATIONS.keep };
    case 'powerUsed':
      return { motion: { kind: 'power', player: event.player, power: event.power }, duration: WAY_DURATIONS.power };
    case 'entered':
      return travelBeat({ player: event.player, path: event.path, space: 0 }, event.to, over);
    case 'moved':
      return travelBeat({ player: event.player, path: event.path, space: event.from }, event.to, over);
    case 'blocked':
      return {
        motion: { kind: 'blocked', place: { path: event.path, space: event.space } },
        duration: WAY_DURATIONS.blocked,
      };
    case 'swapped':
      return { motion: { kind: 'swap', path: event.path, pieces: event.pieces }, duration: WAY_DURATIONS.swap };
    case 'finishedPath': {
      const space = before.length + event.number;
      return {
        motion: { kind: 'finish', piece: { player: event.player, path: event.path, space } },
        duration: WAY_DURATIONS.finish,
      };
    }
    case 'dragonsCounted':
    case 'passed':
    case 'declined':
    case 'turnRepeated':
    case 'turnEnded':
      return restBeat;
    case 'passedOver':
    case 'gameEnded':
      return undefined;
  }
};

const overAfter = (over: readonly number[], event: WayHappening): readonly number[] => {
  if (event.kind === 'passedOver') return [...over, event.space];
  return event.kind === 'moved' || event.kind === 'entered' ? [] : over;
};

/** The clips of a list of events, one after the other. With `isReduced` nothing travels: each clip is a short cross-fade. */
export const wayTimelineOf = (start: WayScene, events: readonly WayHappening[], isReduced = false): WayTimeline => {
  const clips: WayClip[] = [];
  let scene = start;
  let over: readonly number[] = [];
  let time = 0;
  events.forEach((event, index) => {
    const after = appliedTo(scene, event);
    const beat = beatOf(scene, after, event, over);
    if (beat !== undefined) {
      const duration = isReduced ? WAY_REDUCED : beat.duration;
      clips.push({ start: time, duration, event: index, motion: beat.motion, before: scene, after });
      time += duration;
    }
    over = overAfter(over, event);
    scene = after;
  });
  return { clips, duration: time, start, end: scene, isReduced };
};

/** One moment of a timeline: the scene to draw, and what moves in it, with the share of its time that has passed. */
export interface WayMoment {
  readonly scene: WayScene;
  readonly motion: WayMotion | undefined;
  readonly share: number;
  readonly event: number | undefined;
}

export const stillWay = (scene: WayScene): WayMoment => ({ scene, motion: undefined, share: 0, event: undefined });

/** A rolling die already lies where it will; everything else still stands where it stood. */
const sceneDuring = ({ motion, before, after }: WayClip): WayScene =>
  motion.kind === 'roll' || motion.kind === 'keep' || motion.kind === 'power' ? after : before;

/** The moment at a time from the timeline's start. */
export const wayMomentAt = (timeline: WayTimeline, time: number): WayMoment => {
  if (time >= timeline.duration) return stillWay(timeline.end);
  const clip = timeline.clips.findLast(({ start }) => start <= time);
  if (clip === undefined) return stillWay(timeline.start);
  const share = clip.duration === 0 ? 1 : (time - clip.start) / clip.duration;
  return timeline.isReduced
    ? { scene: clip.after, motion: undefined, share, event: clip.event }
    : { scene: sceneDuring(clip), motion: clip.motion, share, event: clip.event };
};
