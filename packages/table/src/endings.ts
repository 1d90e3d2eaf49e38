import type { Seat } from '@dragonway/core';
import { houseRules } from './live.js';
import { type Proceedings, record } from './proceedings.js';
import { contenders, personAt, seatIndices } from './seats.js';
import { commitSeed } from './seeds.js';
import type { Ending, EndingCause, LeftCause, Reached, Table } from './types.js';

interface Rank {
  readonly isWinner: boolean;
  readonly hasLeft: boolean;
  readonly reached: Reached;
}

const compareRanks = (one: Rank, other: Rank): number =>
  Number(other.isWinner) - Number(one.isWinner) ||
  Number(one.hasLeft) - Number(other.hasLeft) ||
  other.reached.points - one.reached.points ||
  other.reached.finished - one.reached.finished;

const NOTHING: Reached = { points: 0, finished: 0 };

const placesOf = (table: Table, winners: readonly Seat[], reached: readonly Reached[] = []): readonly number[] => {
  const ranks = seatIndices(table).map<Rank>(seat => ({
    isWinner: winners.includes(seat),
    hasLeft: table.seats[seat]?.left !== undefined,
    reached: reached[seat] ?? NOTHING,
  }));
  return ranks.map(rank => 1 + ranks.filter(other => compareRanks(other, rank) < 0).length);
};

const best = (seats: readonly Seat[], reached: readonly Reached[] = []): readonly Seat[] => {
  const pointsOf = (seat: Seat): number => reached[seat]?.points ?? 0;
  const most = Math.max(...seats.map(pointsOf));
  return seats.filter(seat => pointsOf(seat) === most);
};

/** The winners by the rules, but never one who has left. */
const winnersByRules = (table: Table, reached: readonly Reached[] | undefined): readonly Seat[] => {
  const { game, state } = table.live;
  const stayed = contenders(table);
  const winners = (game.outcome(state)?.winners ?? []).filter(seat => stayed.includes(seat));
  return winners.length > 0 ? winners : best(stayed, reached);
};

const winnersOf = (table: Table, cause: EndingCause, reached?: readonly Reached[]): readonly Seat[] => {
  switch (cause) {
    case 'aborted':
      return [];
    case 'agreement':
    case 'repetition':
      return seatIndices(table);
    case 'rules':
      return winnersByRules(table, reached);
    case 'resignation':
    case 'flag':
    case 'absence':
      return contenders(table);
  }
};

const endingOf = (table: Table, cause: EndingCause): Ending => {
  const { game, options, state } = table.live;
  const reached = houseRules(table.live).reached(options, state);
  const winners = winnersOf(table, cause, reached);
  const byRules = game.outcome(state) !== undefined;
  return {
    cause,
    winners,
    places: cause === 'aborted' ? table.seats.map(() => 1) : placesOf(table, winners, reached),
    token: byRules ? game.notation.formatResult(state) : houseRules(table.live).tokenOf(winners),
    left: seatIndices(table).filter(seat => table.seats[seat]?.left !== undefined),
    ...(reached === undefined ? {} : { reached }),
  };
};

/** Ends the game, reveals the secret of its dice and promises the next one. */
export const endGame = (proceedings: Proceedings, cause: EndingCause): void => {
  const secret = proceedings.table.game?.seeds?.secret;
  const ending = endingOf(proceedings.table, cause);
  record(proceedings, { kind: 'gameEnded', ending, ...(secret === undefined ? {} : { secret }) });
  commitSeed(proceedings);
};

/** A seat is left: the last one who stayed has won; among more a machine plays on for it. */
export const leaveSeat = (proceedings: Proceedings, seat: Seat, why: LeftCause): void => {
  record(proceedings, { kind: 'seatLeft', seat, why });
  const { table } = proceedings;
  const stayed = contenders(table);
  const isPeopled = stayed.some(
    index => table.seats[index] !== undefined && personAt(table.seats[index]) !== undefined,
  );
  if (stayed.length === 1 || !isPeopled) endGame(proceedings, why);
};
