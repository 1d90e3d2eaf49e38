import { accept, type Refusal, type Result, refuse } from '@dragonway/core';
import type { Match, MatchGame } from './match.js';

/** A match with the games that were played so far. Its file is lines of JSON that are only ever added to. */
export interface MatchFile {
  readonly match: Match;
  readonly games: readonly MatchGame[];
}

export type MatchFileRefusal = Refusal &
  (
    | { readonly code: 'match-file/unreadable'; readonly line: number; readonly expected: string }
    | {
        readonly code: 'match-file/another-match';
        /** What the file's match differs in. */
        readonly field: string;
        readonly found: string;
        readonly expected: string;
      }
  );

export const formatMatchLine = (match: Match): string => `${JSON.stringify({ match })}\n`;

/** A game on a line of its own; no move's text has a space in it. */
export const formatGameLine = ({ moves, ...game }: MatchGame): string =>
  `${JSON.stringify({ game: { ...game, moves: moves.join(' ') } })}\n`;

/** A match and its games in the order of their indices, so that the same games make the same file. */
export const formatMatchFile = ({ match, games }: MatchFile): string =>
  formatMatchLine(match) +
  [...games]
    .sort((one, other) => one.index - other.index)
    .map(formatGameLine)
    .join('');

interface Line {
  readonly match?: Match;
  readonly game?: Omit<MatchGame, 'moves'> & { readonly moves: string };
}

const readLine = (line: string): Line | undefined => {
  try {
    const read: unknown = JSON.parse(line);
    // The lines are our own; what is checked is that they are whole.
    return typeof read === 'object' && read !== null ? read : undefined;
  } catch {
    return undefined;
  }
};

/** Reads a match file. A line that an interruption cut off is left out, and a game played twice counts once. */
export const parseMatchFile = (text: string): Result<MatchFile, MatchFileRefusal> => {
  const [first = '', ...rest] = text.split('\n');
  const match = readLine(first)?.match;
  if (match === undefined) {
    return refuse({ code: 'match-file/unreadable', line: 1, expected: 'a line with the match' });
  }
  const games = new Map<number, MatchGame>();
  for (const line of rest) {
    const game = readLine(line)?.game;
    if (game !== undefined) games.set(game.index, { ...game, moves: game.moves.split(' ') });
  }
  return accept({ match, games: [...games.values()] });
};

/** Lets a file go on with a match only if it is the same one; another number of games is no difference if it keeps all. */
export const checkSameMatch = ({ match: kept, games }: MatchFile, wanted: Match): Result<Match, MatchFileRefusal> => {
  const isEnough = games.every(({ index }) => index < wanted.games);
  const foundIn = new Map(Object.entries(isEnough ? { ...kept, games: wanted.games } : kept));
  const other = Object.entries(wanted).find(
    ([name, value]) => JSON.stringify(foundIn.get(name)) !== JSON.stringify(value),
  );
  if (other === undefined) return accept(wanted);
  const [field, expected] = other;
  const found = JSON.stringify(foundIn.get(field)) ?? 'nothing';
  return refuse({ code: 'match-file/another-match', field, found, expected: JSON.stringify(expected) });
};
