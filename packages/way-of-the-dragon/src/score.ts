import { type Outcome, seat } from '@dragonway/core';
import { numberOf, placeAt } from './paths/spaces.js';
import type { Rules } from './rules.js';
import { type ByPath, PATHS, type Player, type WayState } from './types.js';

/** What a player has reached. */
export interface Standing {
  readonly player: Player;
  /** The numbers under the pieces, in the order of the paths; 0 for a piece that lies on none. */
  readonly paths: ByPath<number>;
  readonly points: number;
  /** The pieces on numbered spaces. */
  readonly finished: number;
}

const standingOf = (rules: Rules, state: WayState, player: Player, seatIndex: number): Standing => {
  const number = (path: 0 | 1 | 2 | 3 | 4): number => numberOf(rules, placeAt(state, seatIndex, path));
  const paths: ByPath<number> = [number(0), number(1), number(2), number(3), number(4)];
  return {
    player,
    paths,
    points: paths.reduce((sum, points) => sum + points, 0),
    finished: paths.filter(points => points > 0).length,
  };
};

/** What every player has reached, in seat order. */
export const standings = (rules: Rules, state: WayState): readonly Standing[] =>
  rules.players.map((player, index) => standingOf(rules, state, player, index));

/** Sorts the better standing first: most points, then most pieces on numbered spaces. */
export const compareStandings = (one: Standing, other: Standing): number =>
  other.points - one.points || other.finished - one.finished;

/** Those whom nobody surpasses; several share the win. */
export const winnersOf = (all: readonly Standing[]): readonly Standing[] =>
  all.filter(one => all.every(other => compareStandings(one, other) <= 0));

const hasFinished = (rules: Rules, state: WayState, seatIndex: number): boolean => {
  for (const path of PATHS) {
    if (placeAt(state, seatIndex, path) <= rules.length) return false;
  }
  return true;
};

/** Whether a player has all five pieces on numbered spaces. */
export const hasAnyFinished = (rules: Rules, state: WayState): boolean => {
  for (let seatIndex = 0; seatIndex < rules.players.length; seatIndex += 1) {
    if (hasFinished(rules, state, seatIndex)) return true;
  }
  return false;
};

/** Winners and scores of a game that is over. */
export const outcomeOf = (rules: Rules, state: WayState): Outcome | undefined => {
  if (state.phase !== 'over') return undefined;
  const all = standings(rules, state);
  return {
    winners: winnersOf(all).map(standing => seat(rules.players.indexOf(standing.player))),
    scores: all.map(standing => standing.points),
  };
};
