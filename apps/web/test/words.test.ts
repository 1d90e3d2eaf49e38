import { type Game, NOBODY, pick, type Random, type Refusal, randomFrom } from '@dragonway/core';
import { parseTable } from '@dragonway/games';
import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { messages as english } from '../src/locales/en/messages.po';
import { messages as french } from '../src/locales/fr/messages.po';
import { refusalInWords } from '../src/words/refusals.js';
import { tellTaoLong } from '../src/words/tao-long/events.js';
import { tellUnderMist } from '../src/words/tao-long/events-under-mist.js';
import { tellWay } from '../src/words/way/events.js';
import { wayMoveInWords } from '../src/words/way/moves.js';

const TABLES = [
  'tao-long',
  'tao-long;mode=monk;scenario=cave',
  'tao-long;mode=master;scenario=valley;village=earth',
  'tao-long;mode=master;scenario=mist;solo=heaven',
  'way-of-the-dragon;powers=on;immunity=on',
  'way-of-the-dragon;players=k,r,w,y,b;powers=on;dead=W3,F5;length=5',
];
const DECISIONS = 250;

const sayable = (words: string): void => {
  expect(words).not.toBe('');
  expect(words).not.toMatch(/undefined|NaN|\[object|\bnull\b|\{\w+\}/);
};

/** A text with one sign changed, which hardly ever is a move any more. */
const spoiled = (random: Random, text: string): string => {
  const at = random.below(text.length);
  return `${text.slice(0, at)}${pick(random, 'NESW@-+!=HLFTEMWA:bwk.r'.split(''))}${text.slice(at + 1)}`;
};

const refusalsAt = (game: Game, state: object, random: Random): readonly Refusal[] => {
  const legal = game.legalMoves(state).map(game.notation.formatMove);
  const wrong = [spoiled(random, pick(random, legal)), pick(random, ['N', 'E', 'S', 'W', '-', 'H', 'F:wb', 'move:W'])];
  const moves = wrong.map(text => game.notation.parseMove(state, text));
  const position = game.notation.parsePosition(spoiled(random, game.notation.formatPosition(state)));
  return [...moves, position].flatMap(read => (read.ok ? [] : [read.refusal]));
};

const tellersOf = (id: string): readonly ((events: readonly object[]) => readonly string[])[] =>
  id === 'tao-long'
    ? [events => tellTaoLong(events as never), events => tellUnderMist(events as never)]
    : [events => tellWay(events as never, 9)];

describe.each([
  ['en', english],
  ['fr', french],
] as const)('in %s', (locale, messages) => {
  beforeAll(() => i18n.loadAndActivate({ locale, messages }));

  test.each(TABLES)('every event, move and refusal of %s has its words', options => {
    const table = parseTable(options);
    if (!table.ok) throw new Error(table.refusal.code);
    const { game, kind } = table.value;
    const random = randomFrom(7);
    let state = game.start();
    for (let count = 0; count < DECISIONS; count += 1) {
      if (game.actor(state) === NOBODY) state = game.start();
      const move = pick(random, game.legalMoves(state));
      const { events, state: next } = game.play(state, move);
      for (const tell of tellersOf(kind.id)) tell(events).forEach(sayable);
      if (kind.id === 'way-of-the-dragon') sayable(wayMoveInWords(move as never));
      for (const refusal of refusalsAt(game, state, random)) sayable(refusalInWords(refusal, kind.id).words);
      state = next;
    }
  });
});
