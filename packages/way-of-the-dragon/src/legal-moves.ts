import { type Actor, CHANCE, type Chance, NOBODY } from '@dragonway/core';
import { callsOf, DRAGONS_TO_CALL } from './acts/call.js';
import { movablePaths } from './acts/move.js';
import { plainActs } from './acts/plain-acts.js';
import { chancesOf, resultsOf } from './dice/kept.js';
import { dragonsOf } from './dice/rolls.js';
import type { Rules } from './rules.js';
import { hasUnusedPower } from './turn.js';
import type { WayMove, WayState } from './types.js';

const AFTER_PERFECTION: readonly WayMove[] = [{ kind: 'again' }, { kind: 'done' }];
const AT_TURN_END: readonly WayMove[] = [{ kind: 'done' }, { kind: 'rebirth' }];

/** Puts a power's acts, which all begin with the same word, where that word belongs. */
const withOffers = (acts: readonly WayMove[], offers: readonly WayMove[]): readonly WayMove[] => {
  const word = offers[0]?.kind;
  if (word === undefined) return acts;
  const after = acts.findIndex(act => act.kind > word);
  const at = after < 0 ? acts.length : after;
  return acts.toSpliced(at, 0, ...offers);
};

const legalActs = (rules: Rules, state: WayState): readonly WayMove[] => {
  if (state.roll === undefined) return [];
  const movable = movablePaths(rules, state);
  const plain = plainActs(state.roll, movable, state.rerolls > 0);
  const acts = dragonsOf(state.roll) < DRAGONS_TO_CALL ? plain : [...callsOf(rules, state), ...plain];
  const power = hasUnusedPower(state) ? rules.powers[state.seat] : undefined;
  return power === undefined ? acts : withOffers(acts, power.offers(rules, state, movable));
};

/** All legal moves, sorted by text. */
export const legalMoves = (rules: Rules, state: WayState): readonly WayMove[] => {
  switch (state.phase) {
    case 'roll':
      return resultsOf(state.kept);
    case 'act':
      return legalActs(rules, state);
    case 'again':
      return AFTER_PERFECTION;
    case 'rebirth':
      return AT_TURN_END;
    case 'over':
      return [];
  }
};

/** The dice with their weights; empty where they do not roll. */
export const chances = (state: WayState): readonly Chance<WayMove>[] =>
  state.phase === 'roll' ? chancesOf(state.kept) : [];

export const actor = (state: WayState): Actor => {
  if (state.phase === 'roll') return CHANCE;
  return state.phase === 'over' ? NOBODY : state.seat;
};
