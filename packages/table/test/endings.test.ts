import { parseRecord, replay, seat } from '@dragonway/core';
import { KINDS } from '@dragonway/games';
import { describe, expect, test } from 'vitest';
import { HOUSE, recordOfGame, repetitions } from '../src/index.js';
import { ANN, act, BOB, CAT, EARTH, HEAVEN, machine, open, play, playFirst, type Scene } from './scene.js';
import { TO_AND_FRO } from './to-and-fro.js';

const FACTS = { site: 'here', date: '2026.11.16' };

describe('resignation', () => {
  test('the other has won', () => {
    const scene = open();
    expect(act(scene, BOB, { kind: 'resign', seat: EARTH })).toEqual(['seatLeft', 'gameEnded']);
    expect(scene.table.game?.ending).toEqual({
      cause: 'resignation',
      winners: [HEAVEN],
      places: [1, 2],
      token: '1-0',
      left: [EARTH],
    });
    expect(play(scene, ANN, 'W')).toBe('table/wrong-phase');
  });

  test('only for an own seat, and only in a game', () => {
    expect(act(open(), BOB, { kind: 'resign', seat: HEAVEN })).toBe('table/not-your-seat');
    expect(act(open(), BOB, { kind: 'resign', seat: seat(4) })).toBe('table/no-such-seat');
    expect(act(open('tao-long', [ANN]), ANN, { kind: 'resign', seat: HEAVEN })).toBe('table/wrong-phase');
  });

  test('among three a machine plays on for the seat, which cannot win any more', () => {
    const scene = open('way-of-the-dragon;players=k,r,w', [ANN, BOB, CAT]);
    expect(act(scene, ANN, { kind: 'resign', seat: HEAVEN })).toEqual(['seatLeft']);
    expect(act(scene, ANN, { kind: 'resign', seat: HEAVEN })).toBe('table/seat-left');
    for (let count = 0; count < 3000 && scene.table.phase === 'playing'; count += 1) {
      playFirst(scene, moves => moves.find(move => !move.includes('keep')) ?? moves[0]);
    }
    const ending = scene.table.game?.ending;
    expect(ending).toMatchObject({ cause: 'rules', left: [HEAVEN] });
    expect(ending?.winners).not.toContain(HEAVEN);
    expect(ending?.places[HEAVEN]).toBe(3);
  });

  test('the last person who stays among machines plays on; when none is left the game is over', () => {
    const scene = open('way-of-the-dragon;players=k,r,w', [ANN, machine(), machine()]);
    expect(act(scene, ANN, { kind: 'resign', seat: HEAVEN })).toEqual(['seatLeft', 'gameEnded', 'seedCommitted']);
    expect(scene.table.game?.ending?.winners).toEqual([1, 2]);
  });
});

describe('breaking off', () => {
  test('a game that has hardly begun ends without a result', () => {
    const scene = open();
    expect(act(scene, BOB, { kind: 'abort', seat: EARTH })).toEqual(['gameEnded']);
    expect(scene.table.game?.ending).toMatchObject({ cause: 'aborted', winners: [], token: '*', places: [1, 1] });
  });

  test('later it must be played or resigned', () => {
    const scene = open();
    playFirst(scene);
    playFirst(scene);
    expect(act(scene, BOB, { kind: 'abort', seat: EARTH })).toBe('table/too-late-to-abort');
  });
});

describe('R13: a claim of repetition', () => {
  const goRound = (scene: Scene) => {
    for (const move of TO_AND_FRO.moves) playFirst(scene, () => move);
  };

  test('the third time the same position stands, either player may claim a draw', () => {
    const scene = open({ options: 'tao-long', position: TO_AND_FRO.position });
    expect(act(scene, BOB, { kind: 'claim', of: 'repetition', seat: EARTH })).toBe('table/not-repeated');
    expect(scene.last.refusal).toMatchObject({ ruling: 'R13', times: 1, needed: 3 });
    goRound(scene);
    expect(act(scene, ANN, { kind: 'claim', of: 'repetition', seat: HEAVEN })).toBe('table/not-repeated');
    expect(scene.last.refusal).toMatchObject({ times: 2 });
    goRound(scene);
    expect(repetitions(scene.table)).toBe(3);
    expect(act(scene, BOB, { kind: 'claim', of: 'repetition', seat: EARTH })).toEqual(['gameEnded']);
    expect(scene.table.game?.ending).toMatchObject({ cause: 'repetition', winners: [0, 1], token: '1/2-1/2' });
  });

  test('there is none inside a turn, in Way of the Dragon, and for those who only watch', () => {
    const scene = open();
    expect(act(scene, CAT, { kind: 'claim', of: 'repetition', seat: HEAVEN })).toBe('table/not-your-seat');
    playFirst(scene);
    expect(repetitions(scene.table)).toBe(0);
    expect(repetitions(open('way-of-the-dragon').table)).toBe(0);
  });
});

describe('records', () => {
  test.each(['tao-long;mode=master', 'way-of-the-dragon;players=k,r,y;powers=on'])(
    'a whole game of %s replays to the same result',
    options => {
      const scene = open(options, [ANN, BOB, ...(options.startsWith('way') ? [machine('2')] : [])]);
      for (let count = 0; count < 5000 && scene.table.phase === 'playing'; count += 1) {
        playFirst(scene, moves => moves[(count * 13) % moves.length]);
      }
      const record = parseRecord(recordOfGame(scene.table, FACTS));
      expect(record.ok && replay(KINDS, record.value)).toMatchObject({ ok: true });
      expect(record.ok && record.value.result).toBe(scene.table.game?.ending?.token);
    },
  );

  test('a game that the table ended is a good record too', () => {
    const scene = open('tao-long', [{ ...ANN, name: 'A "quoted"\nname' }, BOB]);
    playFirst(scene);
    act(scene, ANN, { kind: 'resign', seat: HEAVEN });
    const text = recordOfGame(scene.table, FACTS);
    const record = parseRecord(text);
    expect(record.ok && replay(KINDS, record.value)).toMatchObject({ ok: true });
    expect(text).toContain('[White "A \\"quoted\\" name"]');
    expect(text).toContain('[Result "0-1"]\n[Termination "resignation"]');
  });

  test('a game that goes on can be exported, and a past one too', () => {
    const scene = open('tao-long', [ANN, machine()]);
    expect(recordOfGame(scene.table, FACTS)).toContain('[Result "*"]');
    act(scene, ANN, { kind: 'resign', seat: HEAVEN });
    act(scene, ANN, { kind: 'offer', offer: 'rematch', seat: HEAVEN });
    expect(recordOfGame(scene.table, FACTS, 1)).toContain('[Result "0-1"]');
    expect(() => recordOfGame(scene.table, FACTS, 7)).toThrow('no game 7');
  });

  test('the house cannot resign for people', () => {
    expect(act(open(), HOUSE, { kind: 'resign', seat: HEAVEN })).toBe('table/not-your-seat');
  });
});
