import type { GameId } from '@dragonway/games';
import { LEVEL_NUMBERS, type LevelNumber } from '../levels/level.js';
import { scramble } from '../levels/noise.js';
import { fingerprintOf } from './fingerprint.js';
import { type Contender, DEFAULT_MOST_TURNS, DEFAULT_OPENING_DECISIONS, type Match } from './match.js';
import { playerDataOf } from './player-data.js';

/** How the levels of a game are measured: each against the one below it. */
export interface Ladder {
  readonly game: GameId;
  /** Tables of many kinds, so that the levels hold in all of them together. */
  readonly tables: readonly string[];
  readonly seed: number;
  /** Games of each step, by the higher level. */
  readonly games: Readonly<Record<Exclude<LevelNumber, 1>, number>>;
}

/** The ladders that the measured strength rests on. */
export const LADDERS: readonly Ladder[] = [
  {
    game: 'tao-long',
    tables: [
      'tao-long',
      'tao-long;mode=monk',
      'tao-long;mode=master',
      'tao-long;scenario=introductory',
      'tao-long;mode=master;scenario=valley',
      'tao-long;mode=monk;scenario=canyon',
      'tao-long;mode=master;scenario=torus',
      'tao-long;mode=monk;scenario=wall',
      'tao-long;mode=chosen;scenario=cave',
      'tao-long;mode=monk;scenario=mist;village=heaven',
      'tao-long;scenario=labyrinth',
      'tao-long;mode=master;scenario=valley;village=earth',
    ],
    seed: 1,
    games: { 2: 200, 3: 200, 4: 200, 5: 200, 6: 200, 7: 200, 8: 60, 9: 60, 10: 60 },
  },
  {
    game: 'way-of-the-dragon',
    tables: [
      'way-of-the-dragon',
      'way-of-the-dragon;powers=on',
      'way-of-the-dragon;immunity=on',
      'way-of-the-dragon;powers=on;immunity=on;length=7',
    ],
    seed: 2,
    games: { 2: 300, 3: 300, 4: 300, 5: 300, 6: 300, 7: 300, 8: 300, 9: 300, 10: 160 },
  },
];

/** The names of what a ladder keeps in its folder: the games of a level against the one below it, and the table. */
export const stepFileName = (level: LevelNumber): string => `level-${level}.jsonl`;
export const LADDER_TABLE_NAME = 'ladder.md';

/** One step of a ladder: the match of a level with the one below it. */
export interface LadderStep {
  readonly level: LevelNumber;
  readonly match: Match;
  /** States that both players look at for a decision each: how long a game takes beside those of other steps. */
  readonly effort: number;
}

const playerOf = (level: LevelNumber): Contender => ({ kind: 'thinker', strength: { kind: 'level', level } });

/** The steps of a ladder from the bottom to the top, each with openings of its own. */
export const stepsOf = ({ game, tables, seed, games }: Ladder): readonly LadderStep[] =>
  LEVEL_NUMBERS.flatMap((level, place) => {
    const below = LEVEL_NUMBERS[place - 1];
    if (level === 1 || below === undefined) return [];
    const [one, other] = [playerOf(level), playerOf(below)];
    const fingerprint = fingerprintOf(game, [one, other]);
    const match: Match = {
      tables,
      one,
      other,
      fingerprint,
      games: games[level],
      // Changed levels meet in other openings: none is fitted to those that it is measured in.
      seed: scramble(seed, level, Number.parseInt(fingerprint, 16)) | 0,
      openingDecisions: DEFAULT_OPENING_DECISIONS,
      mostTurns: DEFAULT_MOST_TURNS,
    };
    const levels = playerDataOf(game)?.levels;
    return [{ level, match, effort: (levels?.[level].nodes ?? 0) + (levels?.[below].nodes ?? 0) }];
  });
