import { describe, expect, test } from 'vitest';
import { HOUSE, nextDue, toMove } from '../src/index.js';
import { ANN, act, BOB, EARTH, HEAVEN, machine, open, play, playFirst, type Scene } from './scene.js';

const presence = (scene: Scene, who: string, isHere: boolean) =>
  act(scene, HOUSE, { kind: 'presence', person: who, isHere });

const PATIENCE = 120_000;

describe('a lost line', () => {
  test('is shown to the others', () => {
    const scene = open();
    expect(presence(scene, 'ann', false)).toEqual(['wentAway']);
    expect(scene.table.seats[HEAVEN]?.awaySince).toBe(0);
    expect(presence(scene, 'ann', false)).toEqual([]);
    expect(presence(scene, 'ann', true)).toEqual(['cameBack']);
    expect(presence(scene, 'ann', true)).toEqual([]);
    expect(presence(scene, 'somebody', false)).toEqual([]);
  });

  test('is told by the house alone', () => {
    expect(act(open(), BOB, { kind: 'presence', person: 'ann', isHere: false })).toBe('table/house-only');
  });
});

describe('a stand-in', () => {
  const standIn = () => {
    const scene = open();
    presence(scene, 'ann', false);
    scene.now = PATIENCE;
    return scene;
  };

  test('sits in when whoever must decide stays away, and hands the seat back', () => {
    const scene = standIn();
    expect(nextDue(scene.table)).toBe(PATIENCE);
    expect(act(scene, HOUSE, { kind: 'look' })).toEqual(['standInSat']);
    expect(toMove(scene.table)).toEqual({ seat: HEAVEN, by: 'machine', level: '1' });
    expect(play(scene, ANN, 'W')).toBe('table/stand-in-plays');
    expect(play(scene, HOUSE, 'W')).toEqual(['played']);
    expect(presence(scene, 'ann', true)).toEqual(['cameBack', 'handedBack']);
    expect(toMove(scene.table)).toEqual({ seat: HEAVEN, by: 'person' });
  });

  test('waits until it is the turn of whoever is away', () => {
    const scene = open();
    presence(scene, 'bob', false);
    scene.now = PATIENCE * 2;
    expect(act(scene, HOUSE, { kind: 'look' })).toEqual([]);
    while (toMove(scene.table)?.seat === HEAVEN) playFirst(scene);
    expect(act(scene, HOUSE, { kind: 'look' })).toEqual(['standInSat']);
  });

  test('has nothing to claim for the others', () => {
    expect(act(standIn(), BOB, { kind: 'claim', of: 'absence', seat: EARTH })).toBe('table/nobody-absent');
  });
});

describe('a claim of absence', () => {
  const rated = () => open({ options: 'tao-long', isRated: true });

  test('wins a rated game when the patience is over', () => {
    const scene = rated();
    expect(act(scene, BOB, { kind: 'claim', of: 'absence', seat: EARTH })).toBe('table/nobody-absent');
    presence(scene, 'ann', false);
    expect(act(scene, BOB, { kind: 'claim', of: 'absence', seat: EARTH })).toBe('table/nobody-absent');
    expect(scene.last.refusal).toMatchObject({ from: PATIENCE });
    scene.now = PATIENCE;
    expect(act(scene, BOB, { kind: 'claim', of: 'absence', seat: EARTH })).toEqual(['seatLeft', 'gameEnded']);
    expect(scene.table.game?.ending).toMatchObject({ cause: 'absence', winners: [EARTH] });
  });

  test('is not for the one who is away', () => {
    const scene = rated();
    presence(scene, 'ann', false);
    scene.now = PATIENCE;
    expect(act(scene, ANN, { kind: 'claim', of: 'absence', seat: HEAVEN })).toBe('table/nobody-absent');
  });
});

test('whoever left does not get the seat back by returning', () => {
  const scene = open('way-of-the-dragon;players=k,r,w', [ANN, BOB, machine()]);
  act(scene, ANN, { kind: 'resign', seat: HEAVEN });
  presence(scene, 'ann', false);
  expect(presence(scene, 'ann', true)).toEqual(['cameBack']);
  expect(toMove(scene.table)).toMatchObject({ seat: HEAVEN, by: 'machine' });
  expect(play(scene, ANN, 'pass')).toBe('table/seat-left');
});
