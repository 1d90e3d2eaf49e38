import { expect, test } from 'vitest';
import { HOUSE, toMove } from '../src/index.js';
import {
  ANN,
  act,
  BOB,
  CAT,
  EARTH,
  HEAVEN,
  machine,
  movesOf,
  open,
  person,
  play,
  playFirst,
  plyOf,
  send,
} from './scene.js';

test('a table at which everybody sits begins to play', () => {
  expect(open().log.map(({ kind }) => kind)).toEqual(['opened', 'sat', 'sat', 'gameStarted']);
  expect(open('tao-long', [ANN]).table.phase).toBe('waiting');
});

test('a legal move is played', () => {
  const scene = open();
  expect(play(scene, ANN, 'W')).toEqual(['played']);
  expect(movesOf(scene)).toEqual(['W']);
});

test('an illegal move is refused with the reason of the rules', () => {
  const scene = open();
  expect(play(scene, ANN, 'L')).toBe('table/illegal-move');
  expect(scene.last.refusal).toMatchObject({ move: 'L', cause: { code: expect.stringMatching(/^move\//) } });
  expect(scene.last.events).toEqual([]);
});

test('a move that a ruling forbids is refused with the ruling', () => {
  const scene = open();
  play(scene, ANN, 'H');
  expect(play(scene, ANN, 'E!')).toBe('table/illegal-move');
  expect(scene.last.refusal).toMatchObject({ cause: { ruling: 'R8' } });
});

test('only whoever must decide can play', () => {
  const scene = open();
  expect(play(scene, BOB, 'W')).toBe('table/not-your-turn');
  expect(play(scene, CAT, 'W')).toBe('table/not-your-turn');
  expect(play(scene, HOUSE, 'W')).toBe('table/not-your-turn');
  expect(scene.last.refusal).toMatchObject({ actor: HEAVEN });
});

test('a move sent twice counts once', () => {
  const scene = open();
  const command = { id: 'm1', by: ANN, kind: 'play', game: 1, ply: 0, move: 'W' } as const;
  send(scene, command);
  const { version } = scene.table;
  expect(send(scene, command)).toMatchObject({ events: [], isRepeated: true });
  expect(scene.table.version).toBe(version);
});

test('two senders may use the same id', () => {
  const scene = open();
  send(scene, { id: '1', by: ANN, kind: 'say', text: 'hello' });
  expect(send(scene, { id: '1', by: BOB, kind: 'say', text: 'hello' }).events).toHaveLength(1);
});

test('a refused command can be sent again', () => {
  const scene = open();
  const command = { id: 'm1', by: BOB, kind: 'play', game: 1, ply: 0, move: 'W' } as const;
  expect(send(scene, command).refusal).toBeDefined();
  expect(send(scene, command)).toMatchObject({ refusal: { code: 'table/not-your-turn' } });
});

test('a move meant for another decision or another game is stale', () => {
  const scene = open();
  play(scene, ANN, 'W');
  expect(act(scene, ANN, { kind: 'play', game: 1, ply: 0, move: 'W' })).toBe('table/stale');
  expect(scene.last.refusal).toEqual({ code: 'table/stale', game: 1, ply: 1 });
  expect(act(scene, ANN, { kind: 'play', game: 2, ply: 1, move: 'SS' })).toBe('table/stale');
});

test('the house plays for machines, and nobody else does', () => {
  const scene = open('tao-long', [machine('4'), BOB]);
  expect(toMove(scene.table)).toEqual({ seat: HEAVEN, by: 'machine', level: '4' });
  expect(play(scene, ANN, 'W')).toBe('table/not-your-turn');
  expect(play(scene, HOUSE, 'W')).toEqual(['played']);
});

test('a robot sits on an ordinary seat', () => {
  const scene = open('tao-long', [{ kind: 'robot', id: 'robby', name: 'Robby' }, BOB]);
  expect(toMove(scene.table)).toEqual({ seat: HEAVEN, by: 'robot' });
  expect(play(scene, person('robby'), 'W')).toEqual(['played']);
});

test('one person may play both sides at one screen', () => {
  const scene = open('tao-long', [ANN, ANN]);
  while (scene.table.live.game.actor(scene.table.live.state) === HEAVEN) playFirst(scene);
  expect(toMove(scene.table)).toEqual({ seat: EARTH, by: 'person' });
  expect(playFirst(scene)).toEqual(['played']);
});

test('the solo opponent is the rules, and the player decides alone', () => {
  const scene = open('tao-long;mode=monk;solo=heaven', [ANN]);
  expect(scene.table.seats[EARTH]?.sitter).toEqual({ kind: 'rules' });
  for (let count = 0; count < 60 && scene.table.phase === 'playing'; count += 1) {
    expect(toMove(scene.table)).toEqual({ seat: HEAVEN, by: 'person' });
    playFirst(scene, moves => moves[count % moves.length]);
  }
  expect(plyOf(scene)).toBeGreaterThan(10);
});

test('five machines play a whole game by themselves', () => {
  const scene = open(
    'way-of-the-dragon;players=k,r,w,y,b',
    Array.from({ length: 5 }, () => machine()),
  );
  for (let count = 0; count < 3000 && scene.table.phase === 'playing'; count += 1) {
    playFirst(scene, moves => moves.find(move => !move.includes('keep')) ?? moves[0]);
  }
  expect(scene.table.phase).toBe('over');
  expect(scene.table.game?.ending).toMatchObject({ cause: 'rules', places: expect.arrayContaining([1]) });
});
