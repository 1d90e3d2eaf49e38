import { accept, type Result, refuse } from '@dragonway/core';
import { explainMove } from '../explain/explain.js';
import type { WayMoveRefusal } from '../explain/refusals.js';
import { legalMoves } from '../legal-moves.js';
import type { Rules } from '../rules.js';
import type { WayMove, WayState } from '../types.js';
import { formatMove, readMove } from './move.js';

/** Reads a legal move: what is legal is what `legalMoves` lists, everything else is explained. */
export const parseMove = (rules: Rules, state: WayState, text: string): Result<WayMove, WayMoveRefusal> => {
  const read = readMove(text);
  if (!read.ok) return read;
  const legal = legalMoves(rules, state).find(move => move.kind === read.value.kind && formatMove(move) === text);
  return legal === undefined ? refuse(explainMove(rules, state, read.value)) : accept(legal);
};
