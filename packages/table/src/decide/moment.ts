import { accept, type Result, refuse } from '@dragonway/core';
import type { TableRefusal } from '../refusals.js';
import type { Phase, Table, TableGame } from '../types.js';

/** Refuses unless the table is in one of these phases. */
export const refusePhase = ({ phase }: Table, expected: readonly Phase[]): TableRefusal | undefined =>
  expected.includes(phase) ? undefined : { code: 'table/wrong-phase', phase, expected };

/** The game that is on and not paused. */
export const gameGoingOn = (table: Table): Result<TableGame, TableRefusal> => {
  const { game, phase } = table;
  if (phase !== 'playing' || game === undefined) {
    return refuse({ code: 'table/wrong-phase', phase, expected: ['playing'] });
  }
  if (game.pausedUntil !== undefined) return refuse({ code: 'table/paused', until: game.pausedUntil });
  return accept(game);
};

/** Refuses what was meant for another decision than the one at hand. */
export const refuseStale = (
  game: TableGame,
  meant: { readonly game: number; readonly ply: number },
): TableRefusal | undefined =>
  meant.game === game.number && meant.ply === game.moves.length
    ? undefined
    : { code: 'table/stale', game: game.number, ply: game.moves.length };
