import { accept, CHANCE, type Game, NOBODY, type Refusal, type Result, refuse } from '@dragonway/core';
import { parseTable } from '@dragonway/games';
import { thinkerOf } from '../players/thinkers.js';
import type { AdviceRefusal, Question, Strength, Thinker } from '../thinker.js';

/** What is asked of a session: a game in texts, so that it crosses to any thread. */
export interface Request {
  /** The options' text: `tao-long;mode=monk`. */
  readonly options: string;
  /** Where the game began, if not at the options' start. */
  readonly position?: string;
  /** The moves played since. */
  readonly moves: readonly string[];
  readonly strength: Strength;
  readonly seed: number;
  /** The most time to think, in milliseconds; with it the answer depends on the machine. */
  readonly time?: number;
}

export type RequestRefusal =
  | AdviceRefusal
  | (Refusal & { readonly code: 'advice/bad-request'; readonly cause: Refusal })
  | (Refusal & { readonly code: 'advice/busy' })
  | (Refusal & { readonly code: 'advice/cancelled' });

/** A request that was read: who thinks, and about what. */
export interface Opened {
  readonly thinker: Thinker;
  readonly question: Question;
}

const badRequest = (cause: Refusal) => refuse<RequestRefusal>({ code: 'advice/bad-request', cause });

const statesOf = (game: Game, { position, moves }: Request): Result<readonly object[], RequestRefusal> => {
  const start = position === undefined ? accept(game.start()) : game.notation.parsePosition(position);
  if (!start.ok) return badRequest(start.refusal);
  const states = [start.value];
  let state = start.value;
  for (const text of moves) {
    const move = game.notation.parseMove(state, text);
    if (!move.ok) return badRequest(move.refusal);
    state = game.next(state, move.value);
    states.push(state);
  }
  const actor = game.actor(state);
  if (actor === NOBODY) return refuse({ code: 'advice/nobody-chooses' });
  return actor === CHANCE ? refuse({ code: 'advice/dice-decide' }) : accept(states);
};

interface OpenTable {
  readonly options: string;
  readonly game: Game;
  readonly thinker: Thinker;
}

const openTable = (options: string): Result<OpenTable, RequestRefusal> => {
  const table = parseTable(options);
  if (!table.ok) return badRequest(table.refusal);
  const thinker = thinkerOf(table.value);
  return thinker.ok ? accept({ options, game: table.value.game, thinker: thinker.value }) : thinker;
};

/** Reads requests, or says what is wrong with them. The last table stays open, because the next question is mostly its. */
export const requestReader = (): ((request: Request) => Result<Opened, RequestRefusal>) => {
  let last: OpenTable | undefined;
  return request => {
    const table = last?.options === request.options ? accept(last) : openTable(request.options);
    if (!table.ok) return table;
    last = table.value;
    const states = statesOf(last.game, request);
    if (!states.ok) return states;
    const { strength, seed } = request;
    return accept({ thinker: last.thinker, question: { states: states.value, strength, seed } });
  };
};
