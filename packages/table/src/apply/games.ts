import { newClock } from '../clock/clock.js';
import type { TableEvent } from '../events.js';
import { attributed, openLive, replayMoves, trusted } from '../live.js';
import type { GameSeeds, Live, SeatState, Sitter, Table, TableGame } from '../types.js';
import { stopClock } from './moves.js';
import { withGame, withRunningClock } from './running.js';

type Of<Kind extends TableEvent['kind']> = Extract<TableEvent, { kind: Kind }>;

const sameSitter = (one: Sitter, other: Sitter): boolean =>
  (one.kind === 'person' || one.kind === 'robot') &&
  (other.kind === 'person' || other.kind === 'robot') &&
  one.id === other.id;

/** Everybody on the seat of the new game; whose line is lost stays away. */
const seatsFor = (table: Table, { sitters, seeds }: Of<'gameStarted'>): readonly SeatState[] =>
  sitters.map((sitter, index) => {
    const before = table.seats.find(state => sameSitter(state.sitter, sitter));
    const seed = seeds?.[index];
    return {
      sitter,
      ...(seed === undefined ? {} : { seed }),
      ...(before?.awaySince === undefined ? {} : { awaySince: before.awaySince }),
    };
  });

const seedsFor = ({ next }: Table, { seeds }: Of<'gameStarted'>): { readonly seeds?: GameSeeds } =>
  seeds === undefined || next === undefined ? {} : { seeds: { ...next, players: seeds } };

const newGame = (table: Table, event: Of<'gameStarted'>, live: Live): TableGame => {
  const clock = newClock(table.setup.clock, event.sitters.length);
  return {
    number: event.game,
    matchFrom: event.isFirst ? event.game : (table.game?.matchFrom ?? event.game),
    options: event.options,
    ...(event.position === undefined ? {} : { position: event.position }),
    sitters: event.sitters,
    ...seedsFor(table, event),
    ...(event.rollOff === undefined ? {} : { rollOff: event.rollOff }),
    moves: attributed(live, event.moves ?? [], event.at),
    copied: event.moves?.length ?? 0,
    ...(clock === undefined ? {} : { clock }),
    pauseLeft: table.setup.pauseBudget,
  };
};

export const applyGameStarted = (table: Table, event: Of<'gameStarted'>): Table => {
  const start = trusted(openLive(event), event.options);
  const live = trusted(replayMoves(start, event.moves ?? []), event.options);
  const { next: _, ...rest } = table;
  const started: Table = {
    ...rest,
    phase: 'playing',
    seats: seatsFor(table, event),
    game: newGame(table, event, live),
    past: table.game === undefined ? table.past : [...table.past, table.game],
    offers: [],
    declined: [],
    live,
  };
  return withRunningClock(started, event.at, true);
};

export const applyGameEnded = (table: Table, { at, ending, secret }: Of<'gameEnded'>): Table => {
  const ended = withGame(stopClock(table, at, 0), ({ pausedSince: _s, pausedUntil: _u, ...game }) => ({
    ...game,
    ...(game.seeds === undefined || secret === undefined ? {} : { seeds: { ...game.seeds, secret } }),
    ending,
  }));
  // Whoever left or was stood in for is as free as the others to play the next game.
  const seats = ended.seats.map(({ left: _l, standIn: _i, ...state }) => state);
  return { ...ended, seats, phase: 'over', offers: [] };
};
