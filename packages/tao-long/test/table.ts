import type { Game, Result } from '@dragonway/core';
import { type Event, type State, type TaoLongMoveRefusal, type TaoLongTypes, taoLongKind } from '@dragonway/tao-long';

export const START = '8/8/8/8/8/8/8/8 a7a8b8b7 g1h1h2g2 4,0/4,0 ww/-/bw/-/bb/-/wb/- ccw h 1';

const valueOf = <Value>(result: Result<Value, unknown>, text: string): Value => {
  if (!result.ok) throw new Error(`${text} is refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
};

/** A game with `;key=value` options added to Tao Long's. */
export const gameOf = (options = ''): Game<TaoLongTypes> => {
  const text = `tao-long${options}`;
  return taoLongKind.game(valueOf(taoLongKind.parseOptions(text), text));
};

/** Where a sequence of moves led, and what happened in the last of them. */
export interface Line {
  readonly game: Game<TaoLongTypes>;
  readonly state: State;
  readonly events: readonly Event[];
  readonly legal: readonly string[];
  readonly position: string;
  readonly decision: string;
}

/** Plays moves from a position (or from the start of the options). */
export const after = (moves: string, { options = '', from }: { options?: string; from?: string } = {}): Line => {
  const game = gameOf(options);
  const { notation } = game;
  let state = from === undefined ? game.start() : valueOf(notation.parsePosition(from), from);
  let events: readonly Event[] = [];
  for (const text of moves.split(' ').filter(word => word !== '')) {
    const step = game.play(state, valueOf(notation.parseMove(state, text), text));
    ({ state, events } = step);
  }
  return {
    game,
    state,
    events,
    legal: game.legalMoves(state).map(notation.formatMove),
    position: notation.formatPosition(state),
    decision: notation.formatDecision(state),
  };
};

/** The refusal of a move after others were played. */
export const refusalAfter = (
  moves: string,
  text: string,
  table: Parameters<typeof after>[1] = {},
): TaoLongMoveRefusal => {
  const { game, state } = after(moves, table);
  const read = game.notation.parseMove(state, text);
  if (read.ok) throw new Error(`${text} is legal`);
  return read.refusal;
};

/** Why a given position is refused. */
export const positionRefusal = (text: string, options = ''): { readonly code: string } => {
  const read = gameOf(options).notation.parsePosition(text);
  if (read.ok) throw new Error(`${text} is a position`);
  return read.refusal;
};

export const kindsOf = (events: readonly Event[]): readonly string[] => events.map(({ kind }) => kind);

/** The field of a position's text, counted from 1 as in the notation. */
export const field = (position: string, number: number): string => position.split(' ')[number - 1] ?? '';
