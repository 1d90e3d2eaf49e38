import type { MatchStanding } from './house-rules/house-rules.js';
import { houseRules } from './live.js';
import type { Ending, Reached, Table, TableGame } from './types.js';

// Whoever leaves a game stands below all who stayed.
const BELOW_ALL: Reached = { points: -1, finished: 0 };

const reachedIn = ({ reached = [], left }: Ending): readonly Reached[] =>
  reached.map((seat, index) => (left.some(gone => gone === index) ? BELOW_ALL : seat));

const counts = ({ ending }: TableGame): boolean => ending !== undefined && ending.cause !== 'aborted';

/** The finished games of the match that is on. */
const gamesOfMatch = ({ past, game }: Table): readonly TableGame[] =>
  game === undefined ? [] : [...past, game].filter(other => other.matchFrom === game.matchFrom && counts(other));

const endedReached = (game: TableGame): readonly Reached[] => (game.ending === undefined ? [] : reachedIn(game.ending));

/** How the match stands; undefined where single games are played. */
export const matchOf = (table: Table): MatchStanding | undefined => {
  const rules = houseRules(table.live).match;
  if (rules === undefined || table.setup.games <= 1) return undefined;
  return rules.standing(table.setup.options, table.setup.games, gamesOfMatch(table).map(endedReached));
};

/** W4: the options of the next game of the match, which the loser of the last one starts. */
export const nextOptions = (table: Table): string => {
  const rules = houseRules(table.live).match;
  const last = gamesOfMatch(table).at(-1);
  if (rules === undefined || last === undefined) return table.game?.options ?? table.setup.options;
  return rules.nextOptions(last.options, endedReached(last));
};

/** Whether no game of a match is left to play. */
export const isMatchOver = (table: Table): boolean => matchOf(table)?.isOver ?? true;
