import { pick, randomFrom } from '@dragonway/core';
import type { Table } from '@dragonway/games';
import { thinkerOf } from '../players/thinkers.js';
import type { Strength, Thinking } from '../thinker.js';
import type { Contender } from './match.js';
import type { Chooser } from './play-game.js';

/** Thinks to the end without a pause. */
export const finish = (thinking: Thinking) => {
  let step = thinking.next();
  while (!step.done) step = thinking.next();
  return step.value;
};

const thinkerChooser = (table: Table, strength: Strength): Chooser => {
  const thinker = thinkerOf(table);
  if (!thinker.ok) throw new Error(`no artificial player of ${table.kind.id}`);
  const { value } = thinker;
  return { choose: (states, _moves, seed) => Promise.resolve(finish(value.think({ states, strength, seed })).move) };
};

const randomChooser = ({ game }: Table): Chooser => ({
  choose: (states, _moves, seed) =>
    Promise.resolve(game.notation.formatMove(pick(randomFrom(seed), game.legalMoves(states.at(-1) ?? game.start())))),
});

/** A contender that needs more than this package to choose: a program of its own, or what the caller brings along. */
export type Visitor = Extract<Contender, { kind: 'ugi' | 'guest' }>;

/** Opens the chooser of a visitor. */
export type OpenVisitor = (table: Table, contender: Visitor) => Chooser;

const noVisitors: OpenVisitor = (_table, contender) => {
  throw new Error(`nobody can open this contender here: ${JSON.stringify(contender)}`);
};

/** The chooser of a contender at a table. */
export const chooserFor = (table: Table, contender: Contender, openVisitor: OpenVisitor = noVisitors): Chooser => {
  switch (contender.kind) {
    case 'thinker':
      return thinkerChooser(table, contender.strength);
    case 'random':
      return randomChooser(table);
    case 'ugi':
    case 'guest':
      return openVisitor(table, contender);
  }
};
