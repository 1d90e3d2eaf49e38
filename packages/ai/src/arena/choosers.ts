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

/** Opens the choosers that need a program of their own. */
export type OpenEngine = (table: Table, contender: Extract<Contender, { kind: 'ugi' }>) => Chooser;

const noEngines: OpenEngine = (_table, { command }) => {
  throw new Error(`no engine can be started here: ${command}`);
};

/** The chooser of a contender at a table. */
export const chooserFor = (table: Table, contender: Contender, openEngine: OpenEngine = noEngines): Chooser => {
  switch (contender.kind) {
    case 'thinker':
      return thinkerChooser(table, contender.strength);
    case 'random':
      return randomChooser(table);
    case 'ugi':
      return openEngine(table, contender);
  }
};
