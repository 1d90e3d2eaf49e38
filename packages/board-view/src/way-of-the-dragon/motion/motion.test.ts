import { describe, expect, test } from 'vitest';
import type { Clock } from '../../shared/motion/clock.js';
import { layoutOf } from '../geometry/layout.js';
import type { WayScene } from '../types.js';
import type { WayHappening } from './happening.js';
import { WayStage } from './stage.js';
import { WAY_DURATIONS, WAY_REDUCED, wayMomentAt, wayTimelineOf } from './timeline.js';
import { flyingAt, isFlying } from './travel.js';

const START: WayScene = {
  length: 9,
  seats: ['black', 'red'],
  pieces: [
    { player: 'black', path: 'water', space: 3 },
    { player: 'red', path: 'water', space: 5 },
  ],
  dead: [{ path: 'fire', space: 2 }],
  turn: 'black',
  dice: [],
  spent: [],
};

const TURN: readonly WayHappening[] = [
  { kind: 'rolled', player: 'black', dice: ['water', 'water', 'water', 'fire', 'dragon'] },
  { kind: 'kept', player: 'black', dice: ['water', 'water', 'water'] },
  { kind: 'rolled', player: 'black', dice: ['water', 'water', 'water', 'metal', 'metal'] },
  { kind: 'passedOver', player: 'black', path: 'water', space: 5, over: 'red' },
  { kind: 'moved', player: 'black', path: 'water', from: 3, to: 6 },
  { kind: 'turnEnded', player: 'black', next: 'red' },
];

/** A clock that goes only when it is turned. */
const handClock = () => {
  let now = 0;
  let waiting: (() => void) | undefined;
  const clock: Clock = {
    now: () => now,
    onFrame: callback => {
      waiting = callback;
      return () => {
        waiting = undefined;
      };
    },
  };
  const turn = (millis: number): void => {
    now += millis;
    const callback = waiting;
    waiting = undefined;
    callback?.();
  };
  return { clock, turn };
};

describe('a timeline', () => {
  test('ends as the events tell', () => {
    const { end } = wayTimelineOf(START, TURN);
    expect(end.turn).toBe('red');
    expect(end.dice).toEqual([]);
    expect(end.pieces).toContainEqual({ player: 'black', path: 'water', space: 6 });
    expect(end.pieces).toHaveLength(2);
  });

  test('only loose dice roll, and the kept ones lie still', () => {
    const rolls = wayTimelineOf(START, TURN).clips.flatMap(({ motion }) => (motion.kind === 'roll' ? [motion] : []));
    expect(rolls.map(({ rolling }) => rolling)).toEqual([
      [0, 1, 2, 3, 4],
      [3, 4],
    ]);
    expect(rolls.map(({ duration }) => duration)).toEqual([650 + 160, 650 + 40]);
  });

  test('a piece hops over what it passes', () => {
    const travel = wayTimelineOf(START, TURN).clips.find(({ motion }) => motion.kind === 'travel');
    expect(travel?.motion).toMatchObject({ over: [5], to: 6 });
    expect(travel?.duration).toBe(WAY_DURATIONS.start + 3 * WAY_DURATIONS.step);
  });

  test('with reduced motion nothing moves: each clip shows what it leads to', () => {
    const timeline = wayTimelineOf(START, TURN, true);
    expect(timeline.clips.every(({ duration }) => duration === WAY_REDUCED)).toBe(true);
    expect(wayMomentAt(timeline, WAY_REDUCED * 3.5).motion).toBeUndefined();
    expect(wayMomentAt(timeline, WAY_REDUCED * 3.5).scene.pieces).toContainEqual({
      player: 'black',
      path: 'water',
      space: 6,
    });
  });

  test('every kind of event can be told', () => {
    const all: readonly WayHappening[] = [
      ...TURN,
      { kind: 'powerUsed', player: 'red', power: 'rebirth' },
      { kind: 'dragonsCounted', player: 'red', as: ['fire'] },
      { kind: 'entered', player: 'red', path: 'fire', to: 1 },
      { kind: 'blocked', player: 'red', path: 'fire', space: 2, by: 'dead' },
      {
        kind: 'swapped',
        player: 'red',
        path: 'water',
        pieces: [
          { player: 'black', from: 6, to: 5 },
          { player: 'red', from: 5, to: 6 },
        ],
      },
      { kind: 'finishedPath', player: 'red', path: 'water', number: 1 },
      { kind: 'passed', player: 'red' },
      { kind: 'declined', player: 'red', what: 'rebirth' },
      { kind: 'turnRepeated', player: 'red', by: 'rebirth' },
      { kind: 'gameEnded', winners: ['red'] },
    ];
    const { end } = wayTimelineOf(START, all);
    expect(end.spent).toEqual(['red']);
    expect(end.turn).toBeUndefined();
    expect(end.pieces).toContainEqual({ player: 'red', path: 'water', space: 6 });
    expect(end.pieces).toContainEqual({ player: 'red', path: 'fire', space: 1 });
  });
});

describe('pieces in the air', () => {
  const layout = layoutOf(9, 0.8);
  const timeline = wayTimelineOf(START, TURN);
  const clip = timeline.clips.find(({ motion }) => motion.kind === 'travel');

  test('rise over the piece that they pass and land on their space', () => {
    const at = (share: number) =>
      flyingAt(wayMomentAt(timeline, (clip?.start ?? 0) + (clip?.duration ?? 0) * share), layout)[0];
    expect(at(0.6)?.lift).toBeGreaterThan(at(0.3)?.lift ?? 0);
    expect(at(0.999)?.lift).toBeLessThan(1);
  });

  test('are left out of the scene while they fly', () => {
    const moment = wayMomentAt(timeline, (clip?.start ?? 0) + 1);
    expect(moment.scene.pieces.filter(piece => isFlying(piece, moment.motion))).toHaveLength(1);
  });

  test('two that are swapped go past each other on different sides', () => {
    const swap = wayTimelineOf(START, [
      {
        kind: 'swapped',
        player: 'red',
        path: 'water',
        pieces: [
          { player: 'black', from: 3, to: 5 },
          { player: 'red', from: 5, to: 3 },
        ],
      },
    ]);
    const [one, other] = flyingAt(wayMomentAt(swap, WAY_DURATIONS.swap * 0.57), layout);
    expect(Math.abs((one?.at.x ?? 0) - (other?.at.x ?? 0))).toBeGreaterThan(50);
  });
});

describe('the stage', () => {
  test('plays at its speed, and ends with what the game tells, dice in their places', () => {
    const { clock, turn } = handClock();
    const stage = new WayStage(START, clock);
    const timeline = wayTimelineOf(START, TURN.slice(0, 3));
    const told = { ...timeline.end, dice: timeline.end.dice.toReversed().map(die => ({ ...die, isHeld: false })) };
    let ended = 0;
    stage.play(
      timeline,
      2,
      () => told,
      () => ended++,
    );
    turn(timeline.duration / 4);
    expect(stage.isPlaying).toBe(true);
    expect(stage.event()).toBeDefined();
    turn(timeline.duration / 4);
    expect(ended).toBe(1);
    expect(stage.dice()).toEqual(timeline.end.dice);
  });

  test('can be finished at any moment', () => {
    const { clock, turn } = handClock();
    const stage = new WayStage(START, clock);
    const timeline = wayTimelineOf(START, TURN);
    stage.play(
      timeline,
      1,
      () => timeline.end,
      () => undefined,
    );
    turn(10);
    stage.skip();
    expect(stage.isPlaying).toBe(false);
    expect(stage.scene().turn).toBe('red');
  });
});
