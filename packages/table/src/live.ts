import { accept, InvariantError, type Refusal, type Result, refuse } from '@dragonway/core';
import { parseTable } from '@dragonway/games';
import { type HouseRules } from './house-rules/house-rules.js';
import { houseRulesOf } from './house-rules/registry.js';
import type { TableRefusal } from './refusals.js';
import type { Live, PlayedMove, Table } from './types.js';

/** What a game is made from. */
export interface Origin {
  readonly options: string;
  readonly position?: string;
}

/** Sets a game up at its start. */
export const openLive = ({ options, position }: Origin): Result<Live, TableRefusal> => {
  const chosen = parseTable(options);
  if (!chosen.ok) return refuse({ code: 'table/bad-options', cause: chosen.refusal });
  const { game } = chosen.value;
  const start = position === undefined ? accept(game.start()) : game.notation.parsePosition(position);
  if (!start.ok) return refuse({ code: 'table/bad-position', cause: start.refusal });
  return accept({ game, options: chosen.value.options, start: start.value, state: start.value });
};

export const houseRules = (live: Live): HouseRules => houseRulesOf(live.game.info.id);

/** Plays a move given as text. */
export const playText = (live: Live, text: string): Result<Live, Refusal> => {
  const move = live.game.notation.parseMove(live.state, text);
  return move.ok ? accept({ ...live, state: live.game.next(live.state, move.value) }) : move;
};

/** Plays moves from the start of a game; the refusal names the first that cannot be played. */
export const replayMoves = (live: Live, moves: readonly string[]): Result<Live, TableRefusal> => {
  let reached: Live = { ...live, state: live.start };
  for (const [ply, move] of moves.entries()) {
    const next = playText(reached, move);
    if (!next.ok) return refuse({ code: 'table/bad-moves', ply, move, cause: next.refusal });
    reached = next.value;
  }
  return accept(reached);
};

/** What the log says is true: a log that the rules refuse is a fault of ours. */
export const trusted = <Value>(result: Result<Value, Refusal | TableRefusal>, where: string): Value => {
  if (!result.ok) throw new InvariantError(`the log holds what was refused with ${result.refusal.code}`, where);
  return result.value;
};

/** Attributes moves to whoever acted, by playing them from the start. */
export const attributed = (live: Live, moves: readonly string[], at: number): readonly PlayedMove[] => {
  let reached: Live = { ...live, state: live.start };
  return moves.map(text => {
    const actor = live.game.actor(reached.state);
    reached = trusted(playText(reached, text), text);
    if (actor === 'nobody') throw new InvariantError('a move after the end', text);
    return { by: actor, text, at };
  });
};

/** The game's position, also inside a turn. */
export const positionOf = ({ live }: Pick<Table, 'live'>): string => live.game.notation.formatPosition(live.state);
