import { accept, type Game, type GameKind, type Refusal, type Result, refuse } from '@dragonway/core';
import { missingWord, type UgiRefusal, unexpectedWord } from './refusals.js';

/** The position in force with the way that led there, so that a longer line need not be played from its beginning. */
export interface Standing {
  /** The options' text of the table. */
  readonly table: string;
  readonly game: Game;
  /** `startpos`, or the text of the given position. */
  readonly base: string;
  readonly moves: readonly string[];
  /** The states before the first move and after every move. */
  readonly states: readonly object[];
}

export const stateOf = ({ game, states }: Standing): object => states.at(-1) ?? game.start();

/** What a `position` line asks for. */
interface Wanted {
  readonly base: string;
  readonly moves: readonly string[];
}

const STARTPOS = 'startpos';

const readWords = (words: readonly string[]): Result<Wanted, UgiRefusal> => {
  const [form, ...rest] = words;
  const end = rest.indexOf('moves');
  const text = end < 0 ? rest : rest.slice(0, end);
  const moves = end < 0 ? [] : rest.slice(end + 1);
  if (form === undefined) return refuse(missingWord('position', 'startpos or fen'));
  if (form === STARTPOS) {
    const [superfluous] = text;
    return superfluous === undefined
      ? accept({ base: STARTPOS, moves })
      : refuse(unexpectedWord(superfluous, 'moves or the end of the line'));
  }
  if (form !== 'fen') return refuse(unexpectedWord(form, 'startpos or fen'));
  return text.length === 0 ? refuse(missingWord('fen', 'a position')) : accept({ base: text.join(' '), moves });
};

const gameOf = (kind: GameKind, table: string, last?: Standing): Result<Game, Refusal> => {
  if (last?.table === table) return accept(last.game);
  const options = kind.parseOptions(table);
  return options.ok ? accept(kind.game(options.value)) : options;
};

const sharedMoves = (left: readonly string[], right: readonly string[]): number => {
  let count = 0;
  while (count < left.length && count < right.length && left[count] === right[count]) count += 1;
  return count;
};

const playOn = (game: Game, wanted: Wanted, known: readonly object[]): Result<readonly object[], UgiRefusal> => {
  const states = [...known];
  for (const [index, text] of wanted.moves.slice(known.length - 1).entries()) {
    const state = states.at(-1) ?? game.start();
    const move = game.notation.parseMove(state, text);
    if (!move.ok) {
      const place = known.length + index;
      return refuse({ code: 'ugi/illegal-move', place, move: text, cause: move.refusal });
    }
    states.push(game.next(state, move.value));
  }
  return accept(states);
};

const firstStates = (game: Game, wanted: Wanted, last?: Standing): Result<readonly object[], Refusal> => {
  if (last?.game === game && last.base === wanted.base) {
    return accept(last.states.slice(0, sharedMoves(last.moves, wanted.moves) + 1));
  }
  if (wanted.base === STARTPOS) return accept([game.start()]);
  const read = game.notation.parsePosition(wanted.base);
  return read.ok ? accept([read.value]) : read;
};

/** Sets the position of a `position` line at a table; what the last line had in common with it is not played again. */
export const standAt = (
  kind: GameKind,
  table: string,
  words: readonly string[],
  last?: Standing,
): Result<Standing, Refusal> => {
  const wanted = readWords(words);
  if (!wanted.ok) return wanted;
  const game = gameOf(kind, table, last);
  if (!game.ok) return game;
  const known = firstStates(game.value, wanted.value, last);
  if (!known.ok) return known;
  const states = playOn(game.value, wanted.value, known.value);
  return states.ok ? accept({ table, game: game.value, ...wanted.value, states: states.value }) : states;
};
