import { describe, expect, test } from 'vitest';
import { HOUSE, undoneBy } from '../src/index.js';
import {
  ANN,
  act,
  answer,
  BOB,
  EARTH,
  HEAVEN,
  machine,
  movesOf,
  open,
  play,
  playFirst,
  type Scene,
  takeBack,
} from './scene.js';

/** Plays on until it is a seat's decision. */
const until = (scene: Scene, seat: number) => {
  do playFirst(scene);
  while (scene.table.live.game.actor(scene.table.live.state) !== seat);
};

describe('between people', () => {
  test('a request shows exactly what would be undone', () => {
    const scene = open();
    until(scene, EARTH);
    const before = movesOf(scene);
    expect(takeBack(scene, ANN, HEAVEN)).toEqual(['offered']);
    expect(scene.table.offers).toMatchObject([{ undoes: { to: before.length - 1, moves: before.slice(-1) } }]);
    expect(answer(scene, BOB, EARTH, true)).toEqual(['accepted', 'takenBack']);
    expect(movesOf(scene)).toEqual(before.slice(0, -1));
  });

  test('also what the other has answered is undone', () => {
    const scene = open();
    until(scene, EARTH);
    playFirst(scene);
    const before = movesOf(scene);
    expect(takeBack(scene, ANN, HEAVEN, 0)).toEqual(['offered']);
    expect(scene.table.offers[0]?.undoes).toEqual({ to: 0, moves: before });
    answer(scene, BOB, EARTH, true);
    expect(play(scene, ANN, 'W')).toEqual(['played']);
  });

  test('the request falls with the next move', () => {
    const scene = open();
    play(scene, ANN, 'W');
    takeBack(scene, ANN, HEAVEN);
    playFirst(scene);
    expect(scene.table.offers).toEqual([]);
  });

  test('only an own decision can be taken back, of the game as it stands', () => {
    const scene = open();
    expect(takeBack(scene, ANN, HEAVEN)).toBe('table/nothing-to-take-back');
    until(scene, EARTH);
    expect(takeBack(scene, BOB, EARTH, 0)).toBe('table/nothing-to-take-back');
    expect(takeBack(scene, BOB, HEAVEN)).toBe('table/not-your-seat');
    expect(act(scene, ANN, { kind: 'takeBack', seat: HEAVEN, game: 1, ply: 0 })).toBe('table/stale');
  });

  test('a friendly table can grant them unasked', () => {
    const scene = open({ options: 'tao-long', takebacks: 'free' });
    play(scene, ANN, 'W');
    expect(takeBack(scene, ANN, HEAVEN)).toEqual(['takenBack']);
  });
});

describe('against machines', () => {
  test('undo is free, back to the own decision', () => {
    const scene = open('tao-long', [ANN, machine()]);
    until(scene, EARTH);
    until(scene, HEAVEN);
    expect(takeBack(scene, ANN, HEAVEN)).toEqual(['takenBack']);
    expect(scene.table.live.game.actor(scene.table.live.state)).toBe(HEAVEN);
  });

  test('undo can be switched off for training, and is off in rated games', () => {
    const training = open({ options: 'tao-long', takebacks: 'never' }, [ANN, machine()]);
    play(training, ANN, 'W');
    expect(takeBack(training, ANN, HEAVEN)).toBe('table/takebacks-off');
    const rated = open({ options: 'tao-long', isRated: true }, [ANN, machine()]);
    play(rated, ANN, 'W');
    expect(takeBack(rated, ANN, HEAVEN)).toBe('table/takebacks-off');
  });

  test('the state after an undo is the state before the move', () => {
    const scene = open('tao-long;mode=master', [ANN, machine()]);
    const { formatPosition } = scene.table.live.game.notation;
    const before = formatPosition(scene.table.live.state);
    playFirst(scene);
    takeBack(scene, ANN, HEAVEN);
    expect(formatPosition(scene.table.live.state)).toBe(before);
  });
});

describe('with dice', () => {
  const WAY = 'way-of-the-dragon';

  test('never past a revealed roll in rated games', () => {
    const scene = open({ options: WAY, isRated: true });
    playFirst(scene, moves => moves.find(move => move.startsWith('keep:')));
    expect(takeBack(scene, ANN, HEAVEN)).toBe('table/takeback-past-roll');
    expect(scene.last.refusal).toMatchObject({ ply: 2, roll: movesOf(scene)[2] });
  });

  test('in a friendly game the same dice come again', () => {
    const scene = open(WAY, [ANN, machine()]);
    playFirst(scene, moves => moves.find(move => move === 'keep:-'));
    const before = movesOf(scene);
    expect(takeBack(scene, ANN, HEAVEN)).toEqual(['takenBack']);
    playFirst(scene, moves => moves.find(move => move === 'keep:-'));
    expect(movesOf(scene)).toEqual(before);
  });

  test('what would be undone can be asked beforehand', () => {
    const scene = open(WAY, [ANN, machine()]);
    playFirst(scene, moves => moves.find(move => move === 'keep:-'));
    expect(undoneBy(scene.table, HEAVEN)).toEqual({ ok: true, value: { to: 1, moves: movesOf(scene).slice(1) } });
    expect(undoneBy(scene.table, EARTH).ok).toBe(false);
  });

  test('a move of the house cannot undo for a person', () => {
    const scene = open(WAY, [ANN, machine()]);
    expect(takeBack(scene, HOUSE, HEAVEN)).toBe('table/not-your-seat');
  });
});
