import { type Game, NOBODY, pick, type Random, type Refusal, randomFrom } from '@dragonway/core';
import { parseTable } from '@dragonway/games';
import { spoil } from '@dragonway/testkit';
import { describe, expect, test } from 'vitest';
import { faceOf } from '../faces/faces.js';
import { machineAt } from '../players/machine-move.js';
import { refusalInWords } from './refusal-words.js';

const TABLES = [
  'tao-long',
  'tao-long;mode=monk;scenario=cave',
  'tao-long;mode=master;scenario=valley;village=earth',
  'tao-long;mode=master;scenario=mist;solo=heaven',
  'tao-long;scenario=torus;tailLeavesFirst=on;freeStones=on',
  'way-of-the-dragon;powers=on;immunity=on',
  'way-of-the-dragon;players=k,r,w,y,b;powers=on;dead=W3,F5;length=5',
];
const DECISIONS = 400;
const MACHINE_DECISIONS = 60;

const refusalOf = (
  read: { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal },
): readonly Refusal[] => (read.ok ? [] : [read.refusal]);

/** What wrong texts are refused with in this state. */
const refusalsAt = (game: Game, state: object, random: Random): readonly Refusal[] => {
  const text = game.notation.formatMove(pick(random, game.legalMoves(state)));
  return [
    ...refusalOf(game.notation.parseMove(state, spoil(random, text))),
    ...refusalOf(game.notation.parsePosition(spoil(random, game.notation.formatPosition(state)))),
  ];
};

const expectWords = (words: string): void => {
  expect(words).toMatch(/^[ -~]+$/);
  expect(words).not.toMatch(/undefined|NaN|\[object|null/);
};

describe.each(TABLES)('%s', options => {
  const table = parseTable(options);
  if (!table.ok) throw new Error(table.refusal.code);
  const { game, kind, options: read } = table.value;
  const face = faceOf(kind.id);

  test('every event, move, decision and refusal has its words', () => {
    const random = randomFrom(11);
    let state = game.start();
    for (let count = 0; count < DECISIONS; count += 1) {
      if (game.actor(state) === NOBODY) state = game.start();
      const view = game.view(state, 'spectator');
      const move = pick(random, game.legalMoves(state));
      const { events, state: next } = game.play(state, move);
      const refused = refusalsAt(game, state, random).map(refusal => refusalInWords(refusal, kind.id));
      for (const words of [
        ...face.tell(events),
        face.move(move, events, view),
        face.decision(view, read),
        ...refused,
      ]) {
        expectWords(words);
      }
      state = next;
    }
  });

  test('every reason of a machine has its words', () => {
    const machine = machineAt(table.value);
    const random = randomFrom(12);
    let state = game.start();
    for (let count = 0; count < MACHINE_DECISIONS; count += 1) {
      if (game.actor(state) === NOBODY) state = game.start();
      if (typeof game.actor(state) === 'number') {
        const { advice } = machine([state], { strength: { kind: 'level', level: 1 }, seed: count });
        for (const reason of advice.reasons) expectWords(face.reason(reason));
      }
      state = game.next(state, pick(random, game.legalMoves(state)));
    }
  });
});

test.each([
  'tao-long;mode=abbot',
  'tao-long;x',
  'tao-long;mode=grasshopper',
  'tao-long;scenario=custom',
  'tao-long;terrain=8/8/8/8/8/8/8/8',
  'tao-long;scenario=wall;village=heaven',
  'tao-long;solo=heaven;mode=monk',
  'tao-long;scenario=custom;terrain=8/8/8/8/8/8/8/R7;heaven=a1a2;earth=h1h2',
  'way-of-the-dragon;length=5;length=6',
  'way-of-the-dragon;dead=W9;length=5',
  'way-of-the-dragon;colour=red',
  'chess',
  '',
])('the options %j are refused in words', text => {
  const read = parseTable(text);
  expect(read.ok).toBe(false);
  if (!read.ok) expectWords(refusalInWords(read.refusal, text.split(';')[0]));
});
