import { accept, type Refusal, type Result, refuse } from '@dragonway/core';
import type { Match, MatchGame } from './match.js';

/** A match with the games that were played so far. Its file is lines of JSON that are only ever added to. */
export interface MatchFile {
  readonly match: Match;
  readonly games: readonly MatchGame[];
}

export type MatchFileRefusal = Refusal & {
  readonly code: 'match-file/unreadable';
  readonly line: number;
  readonly expected: string;
};

export const formatMatchLine = (match: Match): string => `${JSON.stringify({ match })}\n`;

export const formatGameLine = (game: MatchGame): string => `${JSON.stringify({ game })}\n`;

const readLine = (line: string): { readonly match?: Match; readonly game?: MatchGame } | undefined => {
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
    if (game !== undefined) games.set(game.index, game);
  }
  return accept({ match, games: [...games.values()] });
};
