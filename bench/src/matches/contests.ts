import {
  type Contender,
  DEFAULT_MOST_TURNS,
  DEFAULT_OPENING_DECISIONS,
  fingerprintOf,
  LADDERS,
  type Match,
} from '@dragonway/ai';
import type { GameId } from '@dragonway/games';
import type { GuestName } from './guests.js';

/** A match of the strongest level that has to end with at least so many percent of the points. */
export interface Contest {
  readonly what: string;
  /** The name of its match file. */
  readonly file: string;
  readonly bar: number;
  readonly match: Match;
}

const GAMES = 100;
const LEVEL_TEN: Contender = { kind: 'thinker', strength: { kind: 'level', level: 10 } };

const against = (game: GameId, guest: GuestName, match: Pick<Match, 'tables' | 'seed' | 'openingDecisions'>): Match => {
  const other: Contender = { kind: 'guest', name: guest };
  const fingerprint = fingerprintOf(game, [LEVEL_TEN, other]);
  return { ...match, one: LEVEL_TEN, other, fingerprint, games: GAMES, mostTurns: DEFAULT_MOST_TURNS };
};

const taoLongTables = LADDERS.find(({ game }) => game === 'tao-long')?.tables ?? [];

export const CONTESTS: readonly Contest[] = [
  {
    what: 'Way of the Dragon, two players, level 10 against greedy',
    file: 'way-of-the-dragon-greedy.jsonl',
    bar: 70,
    // The dice make every game another one.
    match: against('way-of-the-dragon', 'greedy', {
      tables: ['way-of-the-dragon'],
      seed: 505_000_001,
      openingDecisions: 0,
    }),
  },
  {
    what: 'Way of the Dragon, two players, level 10 against MCTS',
    file: 'way-of-the-dragon-mcts.jsonl',
    bar: 65,
    match: against('way-of-the-dragon', 'mcts', {
      tables: ['way-of-the-dragon'],
      seed: 505_000_002,
      openingDecisions: 0,
    }),
  },
  {
    what: 'Tao Long, all tables of the ladder, level 10 against MCTS',
    file: 'tao-long-mcts.jsonl',
    bar: 95,
    match: against('tao-long', 'mcts', {
      tables: taoLongTables,
      seed: 505_000_003,
      openingDecisions: DEFAULT_OPENING_DECISIONS,
    }),
  },
];
