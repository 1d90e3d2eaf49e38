import { pick, randomFrom } from '@dragonway/core';
import { type CheckedOptions, type State, taoLongKind } from '@dragonway/tao-long';
import { judgedTaoLong } from '../src/evaluate/tao-long/judge.js';

/** One table of every mode, scenario, variant and switch that changes what a search can meet. */
export const TABLES = [
  'tao-long',
  'tao-long;mode=monk',
  'tao-long;mode=master',
  'tao-long;scenario=valley',
  'tao-long;mode=monk;scenario=canyon',
  'tao-long;mode=master;scenario=torus',
  'tao-long;mode=monk;scenario=wall',
  'tao-long;mode=master;scenario=cave',
  'tao-long;mode=monk;scenario=mist;village=heaven',
  'tao-long;scenario=labyrinth',
  'tao-long;mode=master;tailLeavesFirst=on;freeStones=on;rangeThroughDragons=on',
  'tao-long;mode=monk;solo=earth',
] as const;

export const optionsOf = (text: string): CheckedOptions => {
  const options = taoLongKind.parseOptions(text);
  if (!options.ok) throw new Error(`${text}: ${options.refusal.code}`);
  return options.value;
};

/** The states of a random game, its first `decisions` of them. */
export const randomStates = (text: string, seed: number, decisions: number): readonly State[] => {
  const { game } = judgedTaoLong(optionsOf(text));
  const random = randomFrom(seed);
  const states = [game.start()];
  for (let state = game.start(); states.length <= decisions && game.actor(state) !== 'nobody'; ) {
    state = game.next(state, pick(random, game.legalMoves(state)));
    states.push(state);
  }
  return states;
};

/** The turn starts of a few random games. */
export const randomTurnStarts = (text: string, games: number, decisions = 120): readonly State[] =>
  Array.from({ length: games }, (_, seed) => randomStates(text, seed + 1, decisions))
    .flat()
    .filter(({ phase, extra }) => phase === 'spirit' && !extra);
