import { invariant } from '@dragonway/core';
import { formatPosition } from './notation/position.js';
import { lastSpace, OFF } from './paths/spaces.js';
import type { Rules } from './rules.js';
import { hasAnyFinished } from './score.js';
import { allPowers, REROLLS, takenSpaces } from './state.js';
import { PATHS, type Path, type WayState } from './types.js';

const bitsOf = (spaces: number): number => (spaces === 0 ? 0 : (spaces & 1) + bitsOf(spaces >>> 1));

const piecesOn = (state: WayState, path: Path): number =>
  state.places.filter((place, index) => index % PATHS.length === path && place !== OFF).length;

/** Throws if the state breaks a law that holds throughout the game. */
export const checkInvariants = (rules: Rules, state: WayState): void => {
  const law = (holds: boolean, broken: string): void => invariant(holds, broken, () => formatPosition(rules, state));
  const count = rules.players.length;
  law(state.places.length === count * PATHS.length, 'each player has five pieces');
  law(
    state.places.every(place => place >= OFF && place <= lastSpace(rules)),
    'every piece is off the board or on its path',
  );
  law(takenSpaces(state.places, state.dead).join() === state.taken.join(), 'the taken spaces are those of the pieces');
  for (const path of PATHS) {
    law(bitsOf(state.taken[path]) === piecesOn(state, path) + bitsOf(state.dead[path]), 'a space holds one piece');
  }
  law((state.unused & ~allPowers(rules)) === 0, 'only powers of the game are unused');
  law(state.seat >= 0 && state.seat < count, 'a player is to move');
  law(state.passes >= 0 && state.passes <= count, 'players are counted once as having passed');
  law(state.rerolls >= 0 && state.rerolls <= REROLLS, 'at most two re-rolls are left');
  law(
    (state.roll === undefined) === (state.phase === 'roll') || state.phase === 'over',
    'dice lie there unless they roll',
  );
  const isOver = state.passes >= count || hasAnyFinished(rules, state);
  law(isOver === (state.phase === 'over'), 'the game is over exactly when an end is reached');
};
