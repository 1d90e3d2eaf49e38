import { type Game, type Seat, seat } from '@dragonway/core';
import { lifeOf, type Move, type State, type TaoLongTypes } from '@dragonway/tao-long';
import { savingMoves, securedMeasure, winningMoves } from './exhaust.js';

/** What a tactical position asks for. */
export const TACTIC_KINDS = ['win', 'save', 'gain'] as const;
export type TacticKind = (typeof TACTIC_KINDS)[number];

/** A position at the start of a turn with one right first decision. */
export interface Tactic {
  readonly options: string;
  readonly position: string;
  /** Win within the turns; save the game, which every other move loses within them; or secure the most life in them. */
  readonly kind: TacticKind;
  readonly turns: number;
  readonly solution: string;
  /** Whether the solution makes one's own Focus happen. */
  readonly usesFocus: boolean;
}

type TaoLong = Game<TaoLongTypes>;

/** By how many lifepoints the right move of a `gain` is better than every other. */
export const LEAST_GAIN = 3;

const lifeAhead = (state: State, of: Seat): number => {
  const ahead = lifeOf(state.heaven) - lifeOf(state.earth);
  return of === 0 ? ahead : -ahead;
};

const gainingMoves = (game: TaoLong, state: State, turns: number): readonly Move[] => {
  const own = game.actor(state) as Seat;
  const values = game.legalMoves(state).map(move => {
    const next = game.next(state, move);
    const left = turns - (game.notation.turnNumber(next) - game.notation.turnNumber(state));
    return { move, value: securedMeasure(game, next, own, left, lifeAhead) };
  });
  const best = Math.max(...values.map(({ value }) => value));
  return values.filter(({ value }) => value > best - LEAST_GAIN).map(({ move }) => move);
};

/** All first decisions that solve a tactic, found by playing everything out. */
export const solutionsOf = (game: TaoLong, state: State, kind: TacticKind, turns: number): readonly Move[] => {
  switch (kind) {
    case 'win':
      return winningMoves(game, state, turns);
    case 'save':
      return savingMoves(game, state, seat(game.actor(state) === 0 ? 1 : 0), turns);
    case 'gain':
      return gainingMoves(game, state, turns);
  }
};
