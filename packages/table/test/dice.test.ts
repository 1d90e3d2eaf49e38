import { parseRecord, tagOf } from '@dragonway/core';
import { randomWheel, taoLongKind } from '@dragonway/tao-long';
import {
  checkCommitment,
  checkDice,
  parseCommitment,
  parseSeeds,
  rollsOfMoves,
  setupRandom,
} from '@dragonway/verifiable-dice';
import { describe, expect, test } from 'vitest';
import { isMatchOver, matchOf, recordOfGame } from '../src/index.js';
import { ANN, act, answer, BOB, EARTH, HEAVEN, machine, movesOf, open, playFirst, type Scene } from './scene.js';

const WAY = 'way-of-the-dragon';

const playOut = (scene: Scene) => {
  for (let count = 0; count < 5000 && scene.table.phase === 'playing'; count += 1) {
    playFirst(scene, moves => moves.find(move => !move.includes('keep')) ?? moves[0]);
  }
};

describe('promised dice', () => {
  test('the promise stands before anybody sits, the first roll follows the start', () => {
    const kinds = open(WAY).log.map(({ kind }) => kind);
    expect(kinds).toEqual(['opened', 'seedCommitted', 'sat', 'sat', 'gameStarted', 'rolled']);
  });

  test('after the game the record proves every roll', () => {
    const scene = open(WAY);
    playOut(scene);
    const record = parseRecord(recordOfGame(scene.table, { site: 'here', date: '2026.11.16' }));
    if (!record.ok) throw new Error(record.refusal.code);
    const seeds = parseSeeds(tagOf(record.value, 'Seed') ?? '');
    const promise = parseCommitment(tagOf(record.value, 'Commitment') ?? '');
    if (!seeds.ok || !promise.ok) throw new Error('no seeds');
    expect(checkCommitment(seeds.value.server, promise.value)).toBe(true);
    expect(checkDice(seeds.value, rollsOfMoves(movesOf(scene)))).toBeUndefined();
    expect(seeds.value.players).toEqual(['k', 'r']);
  });

  test('a game that goes on does not reveal its seed in the record', () => {
    expect(recordOfGame(open(WAY).table, { site: 'here', date: '2026.11.16' })).not.toContain('Seed');
  });

  test('the game waits for the seeds of people where the table asks for them', () => {
    const scene = open({ options: WAY, asksForSeeds: true });
    expect(scene.table.phase).toBe('waiting');
    expect(act(scene, ANN, { kind: 'giveSeed', seat: HEAVEN, seed: 'no spaces' })).toBe('table/bad-seed');
    expect(act(scene, BOB, { kind: 'giveSeed', seat: HEAVEN, seed: 'mine' })).toBe('table/not-your-seat');
    expect(act(scene, ANN, { kind: 'giveSeed', seat: HEAVEN, seed: 'mine' })).toEqual(['seedGiven']);
    expect(act(scene, BOB, { kind: 'giveSeed', seat: EARTH, seed: 'his' })).toEqual([
      'seedGiven',
      'gameStarted',
      'rolled',
    ]);
    expect(scene.table.game?.seeds?.players).toEqual(['mine', 'his']);
    expect(act(scene, ANN, { kind: 'giveSeed', seat: HEAVEN, seed: 'late' })).toBe('table/wrong-phase');
  });

  test('the seed of a player decides the dice', () => {
    const rollWith = (seed: string) => {
      const scene = open(WAY, [ANN]);
      act(scene, BOB, { kind: 'sit', seat: EARTH, as: 'person', seed });
      return movesOf(scene)[0];
    };
    expect(rollWith('one')).toBe(rollWith('one'));
    expect(new Set(['one', 'two', 'three', 'four'].map(rollWith)).size).toBeGreaterThan(1);
  });

  test('every game has a seed of its own, promised when the last one ended', () => {
    const scene = open(WAY, [ANN, machine()]);
    playOut(scene);
    const promised = scene.table.next?.commitment;
    act(scene, ANN, { kind: 'offer', offer: 'rematch', seat: HEAVEN });
    expect(scene.table.game?.seeds?.commitment).toBe(promised);
    expect(promised).not.toBe(scene.table.past[0]?.seeds?.commitment);
  });
});

describe('draws before the game', () => {
  test('dead pieces and the roll for the start are written into the options', () => {
    const scene = open({ options: `${WAY};players=k,r,w`, draws: { wheel: false, dead: 4, first: true } }, [
      ANN,
      BOB,
      machine(),
    ]);
    const { options = '', rollOff = [] } = scene.table.game ?? {};
    expect(/dead=([^;]+)/.exec(options)?.[1]?.split(',')).toHaveLength(4);
    expect(rollOff[0]).toHaveLength(3);
    const most = Math.max(...(rollOff.at(-1) ?? []).map(({ dice }) => dice.split('D').length));
    const first = rollOff.at(-1)?.find(({ dice }) => dice.split('D').length === most)?.seat;
    expect(scene.table.live.game.actor(scene.table.live.state)).toBe(first);
  });

  test('a random wheel is a start position', () => {
    const scene = open({ options: 'tao-long;mode=monk', draws: { wheel: true, dead: 0, first: false } });
    expect(scene.table.game?.position).toMatch(/ h 1$/);
    expect(scene.log.map(({ kind }) => kind)).toContain('seedCommitted');
    expect(playFirst(scene)).toEqual(['played']);
  });
});

describe('a random wheel', () => {
  const drawn = (seed: string): Scene => {
    const scene = open({ options: 'tao-long', draws: { wheel: true, dead: 0, first: false } }, [ANN]);
    act(scene, BOB, { kind: 'sit', seat: EARTH, as: 'person', seed });
    return scene;
  };

  test('is decided by the seeds of the players too', () => {
    expect(drawn('one').table.game?.position).toBe(drawn('one').table.game?.position);
    expect(drawn('one').table.game?.position).not.toBe(drawn('two').table.game?.position);
  });

  test('can be drawn again by everybody from the seeds of the record', () => {
    const scene = drawn('of-bob');
    act(scene, BOB, { kind: 'resign', seat: EARTH });
    const record = parseRecord(recordOfGame(scene.table, { site: 'here', date: '2026.11.16' }));
    const options = taoLongKind.parseOptions('tao-long');
    if (!record.ok || !options.ok) throw new Error('no record');
    const seeds = parseSeeds(tagOf(record.value, 'Seed') ?? '');
    if (!seeds.ok) throw new Error('no seeds');
    const start = randomWheel(options.value, setupRandom(seeds.value, 'wheel'));
    expect(taoLongKind.game(options.value).notation.formatPosition(start)).toBe(tagOf(record.value, 'Position'));
  });
});

describe('a match', () => {
  const match = () => open({ options: `${WAY};length=5`, games: 3 });
  const next = (scene: Scene) => {
    act(scene, ANN, { kind: 'offer', offer: 'nextGame', seat: HEAVEN });
    return answer(scene, BOB, EARTH, true);
  };

  test('W4: the loser of the last game starts the next one, in the same seats', () => {
    const scene = match();
    playOut(scene);
    const loser = scene.table.game?.ending?.places.indexOf(2) ?? 0;
    expect(isMatchOver(scene.table)).toBe(false);
    expect(act(scene, ANN, { kind: 'offer', offer: 'rematch', seat: HEAVEN })).toBe('table/match-goes-on');
    expect(next(scene)).toEqual(expect.arrayContaining(['accepted', 'gameStarted', 'rolled']));
    expect(scene.table.game?.sitters).toEqual([ANN, BOB]);
    expect(scene.table.live.game.actor(scene.table.live.state)).toBe(loser);
  });

  test('W4: whoever resigned is the loser, whatever the points', () => {
    const scene = match();
    act(scene, BOB, { kind: 'resign', seat: EARTH });
    next(scene);
    expect(scene.table.live.game.actor(scene.table.live.state)).toBe(EARTH);
    expect(matchOf(scene.table)?.wins).toEqual([1, 0]);
  });

  test('is over when the others cannot draw level, and a rematch begins a new one', () => {
    const scene = match();
    for (let game = 0; game < 2; game += 1) {
      act(scene, BOB, { kind: 'resign', seat: EARTH });
      if (game === 0) next(scene);
    }
    expect(matchOf(scene.table)).toMatchObject({ isOver: true, wins: [2, 0], winners: [HEAVEN] });
    act(scene, ANN, { kind: 'offer', offer: 'rematch', seat: HEAVEN });
    answer(scene, BOB, EARTH, true);
    expect(matchOf(scene.table)).toMatchObject({ isOver: false, wins: [0, 0] });
    expect(scene.table.game?.sitters).toEqual([BOB, ANN]);
  });

  test('an aborted game does not count', () => {
    const scene = match();
    act(scene, BOB, { kind: 'abort', seat: EARTH });
    expect(matchOf(scene.table)).toMatchObject({ isOver: false, wins: [0, 0] });
  });

  test('single games are no match', () => {
    expect(matchOf(open().table)).toBeUndefined();
  });
});
