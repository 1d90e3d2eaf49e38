import type { TableEvent } from '../events.js';
import { contenders, personAt, withSeat } from '../seats.js';
import type { PersonId, SeatState, Table } from '../types.js';
import { stopClock } from './moves.js';

type Of<Kind extends TableEvent['kind']> = Extract<TableEvent, { kind: Kind }>;

export const applySat = (table: Table, { seat, sitter, seed }: Of<'sat'>): Table =>
  withSeat(table, seat, () => ({ sitter, ...(seed === undefined ? {} : { seed }) }));

export const applyStoodUp = (table: Table, { seat }: Of<'stoodUp'>): Table => ({
  ...withSeat(table, seat, () => ({ sitter: { kind: 'open' } })),
  // What was offered was offered to those who sat.
  offers: [],
});

const withPerson = (table: Table, person: PersonId, change: (state: SeatState) => SeatState): Table => ({
  ...table,
  seats: table.seats.map(state => (personAt(state) === person ? change(state) : state)),
});

export const applyWentAway = (table: Table, { at, person }: Of<'wentAway'>): Table =>
  withPerson(table, person, state => ({ ...state, awaySince: at }));

export const applyCameBack = (table: Table, { person }: Of<'cameBack'>): Table =>
  withPerson(table, person, state => {
    const { awaySince: _, ...here } = state;
    return here;
  });

export const applyHandedBack = (table: Table, { seat }: Of<'handedBack'>): Table =>
  withSeat(table, seat, state => {
    const { standIn: _, ...own } = state;
    return own;
  });

export const applySeatLeft = (table: Table, { at, seat, why }: Of<'seatLeft'>): Table => {
  const { game, live, setup } = table;
  const isRunning = game?.clock?.running?.seat === seat;
  const still = isRunning ? stopClock(table, at, 0) : table;
  const left = withSeat(still, seat, state => ({ ...state, left: why }));
  const goesOn = contenders(left).length > 1 && live.game.outcome(live.state) === undefined;
  const played = goesOn ? withSeat(left, seat, state => ({ ...state, standIn: setup.absence.level })) : left;
  // Who was asked has changed.
  return { ...played, offers: [] };
};
