import { expect, test } from 'vitest';
import type { Clock } from '../../shared/motion/clock.js';
import type { Scene } from '../types.js';
import { Stage } from './stage.js';
import { timelineOf } from './timeline.js';

const SCENE: Scene = {
  wheel: { heaven: ['white'], lake: [], fire: [], thunder: [], earth: [], mountain: [], water: [], wind: [] },
  coin: 'ccw',
  meters: { heaven: { water: 4, fire: 0 }, earth: { water: 4, fire: 0 } },
  segments: { heaven: 3, earth: 3 },
};
const TURN = [{ kind: 'coinTurned', to: 'cw' }] as const;

/** A clock that a test turns by hand. */
const handClock = (): Clock & { turn(millis: number): void } => {
  let time = 0;
  let waiting: (() => void) | undefined;
  return {
    now: () => time,
    onFrame: callback => {
      waiting = callback;
      return () => {
        waiting = undefined;
      };
    },
    turn: millis => {
      time += millis;
      const callback = waiting;
      waiting = undefined;
      callback?.();
    },
  };
};

const playing = (speed: number) => {
  const clock = handClock();
  const stage = new Stage(SCENE, clock);
  const end = { ...SCENE, coin: 'cw' } as const;
  const ended: string[] = [];
  stage.play(
    timelineOf(SCENE, TURN),
    speed,
    () => end,
    () => ended.push('ended'),
  );
  return { clock, stage, end, ended };
};

test('a timeline plays in the time it takes and ends with the scene that the game knows', () => {
  const { clock, stage, end, ended } = playing(1);
  expect(stage.moment()).toMatchObject({ motion: { kind: 'coin' }, share: 0 });
  clock.turn(120);
  expect(stage.moment().share).toBe(0.5);
  clock.turn(120);
  expect(stage.scene()).toBe(end);
  expect(stage.isPlaying).toBe(false);
  expect(ended).toEqual(['ended']);
});

test('twice the speed takes half the time', () => {
  const { clock, stage } = playing(2);
  clock.turn(60);
  expect(stage.moment().share).toBe(0.5);
});

test('skipping shows the end at once and tells it once', () => {
  const { clock, stage, end, ended } = playing(1);
  stage.skip();
  clock.turn(500);
  expect(stage.scene()).toBe(end);
  expect(ended).toEqual(['ended']);
});

test('at speed 0 the end is shown at once and told once', () => {
  const { clock, stage, end, ended } = playing(0);
  clock.turn(500);
  expect(stage.scene()).toBe(end);
  expect(stage.isPlaying).toBe(false);
  expect(ended).toEqual(['ended']);
});

test('a list of events with nothing to see ends too', () => {
  const stage = new Stage(SCENE, handClock());
  let ended = 0;
  stage.play(
    timelineOf(SCENE, []),
    1,
    () => SCENE,
    () => ended++,
  );
  expect(stage.isPlaying).toBe(false);
  expect(ended).toBe(1);
});

test('the scene stays the same object while nothing on the table has changed', () => {
  const { clock, stage } = playing(1);
  const scene = stage.scene();
  clock.turn(50);
  expect(stage.scene()).toBe(scene);
});

test('listeners hear every picture until they leave', () => {
  const { clock, stage } = playing(1);
  let heard = 0;
  const leave = stage.subscribe(() => {
    heard += 1;
  });
  clock.turn(10);
  clock.turn(10);
  leave();
  clock.turn(10);
  expect(heard).toBe(2);
});
