import { existsSync, readFileSync } from 'node:fs';
import { parseMatchFile } from '@dragonway/ai';
import { CONTESTS } from './contests.js';
import type { Played } from './table.js';

/** Where the games of the full matches are kept. */
export const MATCH_FOLDER = new URL('../../matches/', import.meta.url);

/** The contests that were played to their end, with their games. */
export const keptMatches = (): readonly Played[] =>
  CONTESTS.flatMap(contest => {
    const file = new URL(contest.file, MATCH_FOLDER);
    const kept = existsSync(file) ? parseMatchFile(readFileSync(file, 'utf8')) : undefined;
    if (kept?.ok !== true || kept.value.games.length < kept.value.match.games) return [];
    return [{ contest: { ...contest, match: kept.value.match }, games: kept.value.games }];
  });
