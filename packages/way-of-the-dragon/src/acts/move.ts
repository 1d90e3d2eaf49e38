import { countOf } from '../dice/rolls.js';
import type { Tell } from '../events.js';
import { destination, landing, NOWHERE } from '../paths/destination.js';
import { isTaken, numberOf, OFF, placeAt } from '../paths/spaces.js';
import { takerOf } from '../paths/taker.js';
import type { Rules } from '../rules.js';
import { type Draft, putPiece } from '../state.js';
import { playerOf } from '../turn.js';
import { ELEMENTS, PATHS, type Path, type WayState } from '../types.js';

/** The paths that the dice show and on which the seat to move can advance by a plain act, as bits. */
export const movablePaths = (rules: Rules, state: WayState): number => {
  let movable = 0;
  for (const path of PATHS) {
    const count = countOf(state.roll, path);
    if (count > 0 && landing(rules, state, path, count) !== NOWHERE) movable |= 1 << path;
  }
  return movable;
};

const tellWay = (rules: Rules, state: WayState, path: Path, to: number, tell: Tell): void => {
  const player = playerOf(rules, state);
  const from = placeAt(state, state.seat, path);
  for (let space = from + 1; space < to; space += 1) {
    const over = takerOf(rules, state, path, space);
    if (over !== undefined) tell?.({ kind: 'passedOver', player, path: ELEMENTS[path], space, over });
  }
  if (from === OFF) tell?.({ kind: 'entered', player, path: ELEMENTS[path], to });
  else tell?.({ kind: 'moved', player, path: ELEMENTS[path], from, to });
  const number = numberOf(rules, to);
  if (number > 0) tell?.({ kind: 'finishedPath', player, path: ELEMENTS[path], number });
};

/** Brings the piece of the seat to move to a space of its path; without a piece there, one enters. */
export const advance = (rules: Rules, draft: Draft, path: Path, to: number, tell: Tell): void => {
  if (tell) tellWay(rules, draft, path, to, tell);
  putPiece(draft, draft.seat, path, to);
};

/** Tells that a taken destination keeps the piece where it is; says nothing where it does not. */
export const tellBlocked = (rules: Rules, state: WayState, path: Path, count: number, tell: Tell): void => {
  const space = destination(rules, state, path, count);
  if (count === 0 || !isTaken(state, path, space)) return;
  const by = takerOf(rules, state, path, space) ?? 'dead';
  tell?.({ kind: 'blocked', player: playerOf(rules, state), path: ELEMENTS[path], space, by });
};
