import { describe, expect, test } from 'vitest';
import { type ClockSetting, HOUSE, nextDue, timesOf, toMove } from '../src/index.js';
import { ANN, act, answer, BOB, EARTH, HEAVEN, machine, open, play, playFirst, type Scene, takeBack } from './scene.js';

const at = (scene: Scene, now: number, lag?: number): Scene => {
  scene.now = now;
  if (lag !== undefined) scene.lag = lag;
  return scene;
};

const timed = (clock: ClockSetting, options = 'tao-long') => open({ options, clock });
const left = (scene: Scene) => (timesOf(scene.table, scene.now) ?? []).map(time => time.left);

/** Plays the whole turn of whoever is at it, its last decision at this time. */
const playTurn = (scene: Scene, end: number) => {
  const { notation } = scene.table.live.game;
  const turn = notation.turnNumber(scene.table.live.state);
  at(scene, end);
  while (scene.table.phase === 'playing' && notation.turnNumber(scene.table.live.state) === turn) playFirst(scene);
};

const FISCHER: ClockSetting = { kind: 'fischer', initial: 60_000, increment: 2_000 };

describe('Fischer', () => {
  test('the time of whoever must decide runs; the turn as a whole gives the increment', () => {
    const scene = timed(FISCHER);
    playFirst(at(scene, 3_000));
    expect(left(at(scene, 5_000))).toEqual([55_000, 60_000]);
    playTurn(scene, 10_000);
    expect(left(scene)).toEqual([52_000, 60_000]);
    playTurn(scene, 14_000);
    expect(left(scene)).toEqual([52_000, 58_000]);
  });

  test('the flag falls when the time is up, and the other has won', () => {
    const scene = timed(FISCHER);
    expect(nextDue(scene.table)).toBe(61_000);
    expect(act(at(scene, 60_999), HOUSE, { kind: 'look' })).toEqual([]);
    expect(act(at(scene, 61_000), HOUSE, { kind: 'look' })).toEqual(['seatLeft', 'gameEnded']);
    expect(scene.table.game?.ending).toMatchObject({ cause: 'flag', winners: [EARTH], token: '0-1', places: [2, 1] });
    expect(nextDue(scene.table)).toBeUndefined();
  });

  test('a move after the time is refused, and the flag falls beside the refusal', () => {
    const scene = timed(FISCHER);
    expect(playFirst(at(scene, 60_000))).toBe('table/time-is-up');
    expect(scene.last.events.map(({ kind }) => kind)).toEqual(['seatLeft', 'gameEnded']);
    expect(scene.last.events.every(({ cause }) => cause === undefined)).toBe(true);
  });

  test('a command that comes long after finds the flag fallen at its own instant', () => {
    const scene = timed(FISCHER);
    expect(act(at(scene, 999_999), BOB, { kind: 'say', text: 'hello?' })).toEqual(['seatLeft', 'gameEnded', 'said']);
    expect(scene.last.events.map(event => event.at)).toEqual([61_000, 61_000, 999_999]);
  });
});

describe("R14: a Focus choice in the other one's turn", () => {
  // Earth's last stone falls on Fire: Earth performs it at once, in Heaven's turn.
  const position = '8/8/8/8/8/8/8/8 a7a8b8b7 g1h1h2g2 4,0/4,0 -/b/bbb/-/ww/-/ww/- ccw h 1';
  const focus = () => open({ options: 'tao-long;mode=monk', position, clock: FISCHER });

  test('is asked of the other, whose time runs, and gives no increment', () => {
    const scene = focus();
    expect(play(at(scene, 1_000), ANN, 'L')).toEqual(['played']);
    expect(toMove(scene.table)).toEqual({ seat: EARTH, by: 'person' });
    expect(playFirst(at(scene, 4_000))).toEqual(['played']);
    expect(toMove(scene.table)).toEqual({ seat: HEAVEN, by: 'person' });
    expect(left(at(scene, 5_000))).toEqual([58_000, 57_000]);
    playTurn(scene, 6_000);
    expect(left(scene)).toEqual([59_000, 57_000]);
  });
});

describe('lag', () => {
  test('a bounded delay of the network is forgiven', () => {
    const scene = timed(FISCHER);
    expect(playFirst(at(scene, 60_400, 500))).toEqual(['played']);
    expect(scene.last.events[0]).toMatchObject({ lag: 500 });
    expect(left(scene)[HEAVEN]).toBe(100);
  });

  test('not more than a second a move, and not more than the reserve', () => {
    const scene = timed(FISCHER);
    expect(playFirst(at(scene, 10_000, 9_000))).toEqual(['played']);
    expect(left(scene)[HEAVEN]).toBe(51_000);
    expect(scene.table.game?.clock?.times[HEAVEN]?.lag).toBe(4_000);
  });

  test('time never goes back at a table', () => {
    const scene = timed(FISCHER);
    playFirst(at(scene, 5_000));
    playFirst(at(scene, 4_000));
    expect(scene.last.events[0]?.at).toBe(5_000);
  });
});

describe('byo-yomi', () => {
  const BYOYOMI: ClockSetting = { kind: 'byoyomi', main: 10_000, period: 5_000, periods: 2 };

  test('periods begin after the main time; a turn within a period gives it back whole', () => {
    const scene = timed(BYOYOMI);
    playTurn(scene, 13_000);
    expect(timesOf(scene.table, 13_000)?.[HEAVEN]).toMatchObject({ left: 5_000, periods: 1, isOvertime: true });
  });

  test('a period that runs out is lost', () => {
    const scene = timed(BYOYOMI);
    playTurn(scene, 16_000);
    expect(timesOf(scene.table, 16_000)?.[HEAVEN]).toMatchObject({ left: 5_000, periods: 0 });
  });

  test('the flag falls after the last period', () => {
    const scene = timed(BYOYOMI);
    expect(nextDue(scene.table)).toBe(21_000);
    expect(act(at(scene, 21_000), HOUSE, { kind: 'look' })).toEqual(['seatLeft', 'gameEnded']);
  });
});

describe('days per turn', () => {
  const DAYS: ClockSetting = { kind: 'days', days: 2 };

  test('every turn has them anew', () => {
    const scene = timed(DAYS);
    playTurn(scene, 86_400_000);
    expect(left(scene)).toEqual([172_800_000, 172_800_000]);
  });

  test('whoever is not on line is not absent', () => {
    const scene = timed(DAYS);
    act(scene, HOUSE, { kind: 'presence', person: 'ann', isHere: false });
    expect(act(at(scene, 86_400_000), HOUSE, { kind: 'look' })).toEqual([]);
  });
});

describe('standing still', () => {
  test('without a clock nothing is ever due', () => {
    expect(nextDue(open().table)).toBeUndefined();
    expect(timesOf(open().table, 0)).toBeUndefined();
  });

  test('a pause stops the clock', () => {
    const scene = timed(FISCHER);
    act(at(scene, 10_000), ANN, { kind: 'offer', offer: 'pause', seat: HEAVEN });
    answer(scene, BOB, EARTH, true);
    act(at(scene, 1_000_000), BOB, { kind: 'resume', seat: EARTH });
    expect(left(at(scene, 1_001_000))).toEqual([49_000, 60_000]);
  });

  test('a takeback gives no time back and no increment', () => {
    const scene = open({ options: 'tao-long', clock: FISCHER, takebacks: 'free' });
    playTurn(scene, 10_000);
    takeBack(at(scene, 12_000), ANN, HEAVEN);
    expect(left(at(scene, 13_000))).toEqual([51_000, 58_000]);
  });

  test('a seat that was left has no time that runs', () => {
    const scene = open({ options: 'way-of-the-dragon;players=k,r,w', clock: FISCHER }, [ANN, BOB, machine()]);
    expect(act(at(scene, 61_000), HOUSE, { kind: 'look' })).toEqual(['seatLeft']);
    expect(nextDue(scene.table)).toBeUndefined();
    expect(playFirst(scene)).toEqual(expect.arrayContaining(['played']));
  });
});
