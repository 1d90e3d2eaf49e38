import { nextStarter } from './roll-off.js';
import { type Standing, winnersOf } from './score.js';
import type { Player } from './types.js';

/** A match of at most so many games between the same players in the same seats. */
export interface Match {
  readonly players: readonly Player[];
  readonly games: number;
  /** How the games that were played ended, each in seat order. */
  readonly played: readonly (readonly Standing[])[];
}

/** What a player has reached in a match: games won (a shared win counts for all who share it), and all points. */
export interface MatchStanding {
  readonly player: Player;
  readonly wins: number;
  readonly points: number;
}

export const startMatch = (players: readonly Player[], games: number): Match => ({ players, games, played: [] });

export const withGame = (match: Match, ended: readonly Standing[]): Match => ({
  ...match,
  played: [...match.played, ended],
});

/** What every player has reached so far, in seat order. */
export const matchStandings = ({ players, played }: Match): readonly MatchStanding[] =>
  players.map(player => ({
    player,
    wins: played.filter(game => winnersOf(game).some(winner => winner.player === player)).length,
    points: played.flat().reduce((sum, standing) => sum + (standing.player === player ? standing.points : 0), 0),
  }));

const compareInMatch = (one: MatchStanding, other: MatchStanding): number =>
  other.wins - one.wins || other.points - one.points;

/** The match is over when all its games are played, or when the others can win too few of the rest to draw level. */
export const isMatchOver = (match: Match): boolean => {
  const left = match.games - match.played.length;
  const [leader, second] = [...matchStandings(match)].sort(compareInMatch);
  return left <= 0 || (leader !== undefined && second !== undefined && leader.wins > second.wins + left);
};

/** The winners of a match that is over, undefined before: most games, then most points; the tied share the win. */
export const matchWinners = (match: Match): readonly Player[] | undefined => {
  if (!isMatchOver(match)) return undefined;
  const all = matchStandings(match);
  return all.filter(one => all.every(other => compareInMatch(one, other) <= 0)).map(standing => standing.player);
};

/** Who starts the next game: the loser of the last one; undefined before the first, which a roll-off settles. */
export const nextFirst = ({ played }: Match): Player | undefined => {
  const last = played.at(-1);
  return last === undefined ? undefined : nextStarter(last);
};
