import type { Game, GameKind } from '../game.js';
import type { Refusal } from '../refusal.js';
import { accept, type Result, refuse } from '../result.js';
import { type GameRecord, type RecordItem, type RecordTurn, tagOf } from './record.js';

/** A record played through: the game it belongs to and every decision with what it led to. */
export interface Replay {
  readonly game: Game;
  readonly options: object;
  readonly start: object;
  readonly decisions: readonly ReplayedDecision[];
}

export interface ReplayedDecision {
  readonly turn: number;
  readonly text: string;
  readonly move: object;
  readonly before: object;
  readonly after: object;
  readonly events: readonly object[];
}

export type ReplayRefusal =
  | (Refusal & { readonly code: 'record/missing-tag'; readonly tag: string })
  | (Refusal & { readonly code: 'record/unknown-game'; readonly game: string; readonly expected: readonly string[] })
  | (Refusal & { readonly code: 'record/bad-options'; readonly cause: Refusal })
  | (Refusal & { readonly code: 'record/bad-position'; readonly cause: Refusal })
  | (Refusal & { readonly code: 'record/wrong-turn-number'; readonly found: number; readonly expected: number })
  | (Refusal & { readonly code: 'record/empty-turn'; readonly turn: number })
  | (Refusal & {
      readonly code: 'record/illegal-move';
      readonly turn: number;
      readonly move: string;
      readonly position: string;
      readonly cause: Refusal;
    })
  | (Refusal & { readonly code: 'record/wrong-result'; readonly found: string; readonly expected: string });

const openGame = (
  kinds: readonly GameKind[],
  record: GameRecord,
): Result<Pick<Replay, 'game' | 'options' | 'start'>, ReplayRefusal> => {
  const id = tagOf(record, 'Game');
  if (id === undefined) return refuse({ code: 'record/missing-tag', tag: 'Game' });
  const kind = kinds.find(candidate => candidate.id === id);
  if (kind === undefined) {
    return refuse({ code: 'record/unknown-game', game: id, expected: kinds.map(candidate => candidate.id) });
  }
  const text = tagOf(record, 'Options');
  if (text === undefined) return refuse({ code: 'record/missing-tag', tag: 'Options' });
  const options = kind.parseOptions(text);
  if (!options.ok) return refuse({ code: 'record/bad-options', cause: options.refusal });
  const game = kind.game(options.value);
  const position = tagOf(record, 'Position');
  const start = position === undefined ? accept(game.start()) : game.notation.parsePosition(position);
  if (!start.ok) return refuse({ code: 'record/bad-position', cause: start.refusal });
  return accept({ game, options: options.value, start: start.value });
};

const checkResult = (record: GameRecord, game: Game, state: object): ReplayRefusal | undefined => {
  const tag = tagOf(record, 'Result');
  if (tag === undefined) return { code: 'record/missing-tag', tag: 'Result' };
  if (tag !== record.result) return { code: 'record/wrong-result', found: tag, expected: record.result };
  const reached = game.notation.formatResult(state);
  // A game that the rules have not ended may still have ended at the table: resignation, agreement, a claim (R13).
  const fits = game.outcome(state) === undefined ? game.notation.isResult(record.result) : record.result === reached;
  return fits ? undefined : { code: 'record/wrong-result', found: record.result, expected: reached };
};

/** Plays a record from its first move to its last and checks turn numbers and result. */
export const replay = (kinds: readonly GameKind[], record: GameRecord): Result<Replay, ReplayRefusal> => {
  const opened = openGame(kinds, record);
  if (!opened.ok) return opened;
  const { game, start } = opened.value;
  const decisions: ReplayedDecision[] = [];
  let state = start;
  for (const turn of record.turns) {
    const expected = game.notation.turnNumber(state);
    const isNewTurn = decisions.at(-1)?.turn !== turn.number;
    if (turn.number !== expected || !isNewTurn) {
      return refuse({ code: 'record/wrong-turn-number', found: turn.number, expected });
    }
    const moves = turn.items.filter(item => item.kind === 'move');
    if (moves.length === 0) return refuse({ code: 'record/empty-turn', turn: turn.number });
    for (const { text } of moves) {
      const reached = game.notation.turnNumber(state);
      if (reached !== turn.number) {
        return refuse({ code: 'record/wrong-turn-number', found: turn.number, expected: reached });
      }
      const move = game.notation.parseMove(state, text);
      if (!move.ok) {
        const position = game.notation.formatPosition(state);
        return refuse({ code: 'record/illegal-move', turn: turn.number, move: text, position, cause: move.refusal });
      }
      const { state: after, events } = game.play(state, move.value);
      decisions.push({ turn: turn.number, text, move: move.value, before: state, after, events });
      state = after;
    }
  }
  const wrong = checkResult(record, game, state);
  return wrong === undefined ? accept({ ...opened.value, decisions }) : refuse(wrong);
};

/** What a record is written from: the game, its tags besides Result, and the moves that were played. */
export interface Played {
  readonly game: Game;
  readonly start: object;
  readonly moves: readonly object[];
  readonly tags: GameRecord['tags'];
  /** The result token, where the table ended the game outside the rules. */
  readonly result?: string;
}

/** Makes the record of moves that were played from a start. */
export const recordOf = ({ game, start, moves, tags, result }: Played): GameRecord => {
  const turns: (RecordTurn & { items: RecordItem[] })[] = [];
  let state = start;
  for (const move of moves) {
    const number = game.notation.turnNumber(state);
    if (turns.at(-1)?.number !== number) turns.push({ number, items: [] });
    turns.at(-1)?.items.push({ kind: 'move', text: game.notation.formatMove(move) });
    state = game.next(state, move);
  }
  const token = result ?? game.notation.formatResult(state);
  return { tags: [...tags, { name: 'Result', value: token }], turns, result: token };
};
