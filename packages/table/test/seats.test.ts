import { seat } from '@dragonway/core';
import { describe, expect, test } from 'vitest';
import { HOUSE } from '../src/index.js';
import { ANN, act, BOB, CAT, EARTH, HEAVEN, machine, open, play, tryOpen } from './scene.js';

describe('sitting down', () => {
  test('the last one who sits starts the game', () => {
    const scene = open('tao-long', [ANN]);
    expect(act(scene, BOB, { kind: 'sit', seat: EARTH, as: 'person' })).toEqual(['sat', 'gameStarted']);
    expect(scene.table.game?.sitters).toEqual([ANN, BOB]);
  });

  test('a taken seat, and one that does not exist, is refused', () => {
    const scene = open('tao-long', [ANN]);
    expect(act(scene, BOB, { kind: 'sit', seat: HEAVEN, as: 'person' })).toBe('table/seat-taken');
    expect(act(scene, BOB, { kind: 'sit', seat: seat(2), as: 'person' })).toBe('table/no-such-seat');
    expect(scene.last.refusal).toMatchObject({ seat: 2, seats: 2 });
  });

  test('nobody sits down in the middle of a game', () => {
    const scene = open();
    expect(act(scene, CAT, { kind: 'sit', seat: HEAVEN, as: 'person' })).toBe('table/wrong-phase');
    expect(act(scene, ANN, { kind: 'standUp', seat: HEAVEN })).toBe('table/wrong-phase');
  });

  test('in a rated game nobody sits against himself', () => {
    const scene = open({ options: 'tao-long', isRated: true }, [ANN]);
    expect(act(scene, ANN, { kind: 'sit', seat: EARTH, as: 'person' })).toBe('table/already-seated');
    expect(tryOpen({ options: 'tao-long', isRated: true }, [ANN, ANN])).toMatchObject({ ok: false });
  });

  test('the house never sits', () => {
    const scene = open('tao-long', [ANN]);
    expect(act(scene, HOUSE, { kind: 'sit', seat: EARTH, as: 'person' })).toBe('table/not-your-seat');
  });
});

describe('machines and standing up', () => {
  test('the host lets machines sit and sends them away', () => {
    const scene = open('way-of-the-dragon;players=k,r,w', [ANN]);
    expect(act(scene, BOB, { kind: 'seatMachine', seat: EARTH, level: '2' })).toBe('table/not-the-host');
    expect(act(scene, ANN, { kind: 'seatMachine', seat: EARTH, level: '2' })).toEqual(['sat']);
    expect(act(scene, ANN, { kind: 'seatMachine', seat: EARTH, level: '2' })).toBe('table/seat-taken');
    expect(act(scene, BOB, { kind: 'standUp', seat: EARTH })).toBe('table/not-your-seat');
    expect(act(scene, ANN, { kind: 'standUp', seat: EARTH })).toEqual(['stoodUp']);
    expect(act(scene, ANN, { kind: 'standUp', seat: seat(7) })).toBe('table/no-such-seat');
  });

  test('whoever stands up leaves an open seat', () => {
    const scene = open('tao-long', [ANN]);
    expect(act(scene, ANN, { kind: 'standUp', seat: HEAVEN })).toEqual(['stoodUp']);
    expect(scene.table.seats[HEAVEN]).toEqual({ sitter: { kind: 'open' } });
  });

  test('the host or the house closes a table while no game is on', () => {
    const scene = open('tao-long', [ANN]);
    expect(act(scene, BOB, { kind: 'close' })).toBe('table/not-the-host');
    expect(act(scene, ANN, { kind: 'close' })).toEqual(['closed']);
    expect(act(scene, BOB, { kind: 'sit', seat: EARTH, as: 'person' })).toBe('table/wrong-phase');
    expect(act(open(), HOUSE, { kind: 'close' })).toBe('table/wrong-phase');
  });
});

describe('setup', () => {
  const refused = (setup: Parameters<typeof tryOpen>[0], sitters = [ANN, BOB]) => {
    const opened = tryOpen(setup, sitters);
    return opened.ok ? 'opened' : opened.refusal;
  };

  test('options, positions and moves are checked by the game', () => {
    expect(refused({ options: 'chess' })).toMatchObject({ code: 'table/bad-options' });
    expect(refused({ options: 'tao-long', position: 'x' })).toMatchObject({ code: 'table/bad-position' });
    expect(refused({ options: 'tao-long', moves: ['W', 'Q'] })).toMatchObject({ code: 'table/bad-moves', ply: 1 });
  });

  test.each([
    ['draws', { options: 'tao-long', draws: { wheel: false, dead: 1, first: false } }],
    ['draws', { options: 'way-of-the-dragon', draws: { wheel: false, dead: 11, first: false } }],
    ['draws', { options: 'way-of-the-dragon', draws: { wheel: true, dead: 0, first: false } }],
    ['draws', { options: 'tao-long', moves: ['W'], draws: { wheel: true, dead: 0, first: false } }],
    ['clock', { options: 'tao-long', clock: { kind: 'days', days: 0 } }],
    ['clock', { options: 'tao-long', clock: { kind: 'fischer', initial: 0, increment: 0 } }],
    ['clock', { options: 'tao-long', clock: { kind: 'byoyomi', main: 0, period: 0, periods: 1 } }],
    ['hidesBoard', { options: 'way-of-the-dragon', hidesBoard: true }],
    ['takebacks', { options: 'tao-long', isRated: true, takebacks: 'free' }],
    ['moves', { options: 'tao-long', isRated: true, moves: ['W'] }],
    ['pauseBudget', { options: 'tao-long', pauseBudget: -1 }],
    ['absence', { options: 'tao-long', isRated: true, absence: { patience: 1, then: 'standIn', level: '1' } }],
    ['absence', { options: 'tao-long', absence: { patience: 0, then: 'standIn', level: '1' } }],
    ['games', { options: 'tao-long', games: 3 }],
    ['games', { options: 'way-of-the-dragon', games: 0 }],
  ] as const)('a setup that does not go together is refused: %s', (field, setup) => {
    expect(refused(setup)).toMatchObject({ code: 'table/bad-setup', field });
  });

  test('sitters must fit the seats', () => {
    expect(refused({ options: 'tao-long' }, [ANN, BOB, CAT])).toMatchObject({ field: 'sitters' });
    const rules = tryOpen({ options: 'tao-long' }, [ANN, { kind: 'rules' }]);
    expect(rules).toMatchObject({ ok: false, refusal: { field: 'sitters' } });
  });

  test('a table goes on from a copy of another game', () => {
    const scene = open({ options: 'tao-long', moves: ['W'] }, [ANN, machine()]);
    expect(scene.table.game).toMatchObject({ copied: 1, moves: [{ by: 0, text: 'W' }] });
    expect(play(scene, ANN, 'SS')).toEqual(['played']);
  });
});
