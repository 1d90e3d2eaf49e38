import { accept, type Result, refuse, type Seat, seat } from '@dragonway/core';
import type { Sender } from './commands.js';
import type { TableRefusal } from './refusals.js';
import type { Level, PersonId, SeatState, Table } from './types.js';

/** The person or robot on a seat. */
export const personAt = ({ sitter }: SeatState): PersonId | undefined =>
  sitter.kind === 'person' || sitter.kind === 'robot' ? sitter.id : undefined;

/** The level of the machine that decides for a seat now. */
export const machineAt = ({ sitter, standIn }: SeatState): Level | undefined =>
  standIn ?? (sitter.kind === 'machine' ? sitter.level : undefined);

export const seatIndices = (table: Pick<Table, 'seats'>): readonly Seat[] => table.seats.map((_, index) => seat(index));

/** The seats that a person or robot sits on. */
export const seatsOf = (table: Pick<Table, 'seats'>, person: PersonId): readonly Seat[] =>
  seatIndices(table).filter(index => {
    const state = table.seats[index];
    return state !== undefined && personAt(state) === person;
  });

export const seatAt = (table: Pick<Table, 'seats'>, index: Seat): Result<SeatState, TableRefusal> => {
  const state = table.seats[index];
  return state === undefined
    ? refuse({ code: 'table/no-such-seat', seat: index, seats: table.seats.length })
    : accept(state);
};

const isPeopled = (table: Table): boolean => table.seats.some(state => personAt(state) !== undefined);

/** Whether a sender speaks for a seat: its own, or as the host for machines that play among themselves. */
const isSpeaker = (table: Table, by: Sender, state: SeatState): boolean => {
  if (by.kind === 'house') return machineAt(state) !== undefined;
  return personAt(state) === by.id || (by.id === table.host && !isPeopled(table) && state.sitter.kind === 'machine');
};

/** The seat, if the sender may speak for it in a game. */
export const speakerAt = (table: Table, by: Sender, index: Seat): Result<SeatState, TableRefusal> => {
  const found = seatAt(table, index);
  if (!found.ok) return found;
  if (!isSpeaker(table, by, found.value)) return refuse({ code: 'table/not-your-seat', seat: index });
  if (found.value.left !== undefined) return refuse({ code: 'table/seat-left', seat: index, why: found.value.left });
  return found;
};

/** Whether two seats have one and the same holder, who need not ask himself. */
export const shareHolder = (table: Pick<Table, 'seats'>, one: Seat, other: Seat): boolean => {
  const holder = table.seats[one] && personAt(table.seats[one]);
  return (
    one === other || (holder !== undefined && table.seats[other] && personAt(table.seats[other]) === holder) === true
  );
};

/** The seats that still play for the result. */
export const contenders = (table: Pick<Table, 'seats'>): readonly Seat[] =>
  seatIndices(table).filter(index => table.seats[index]?.left === undefined);

export const isFull = (table: Pick<Table, 'seats'>): boolean =>
  table.seats.every(({ sitter }) => sitter.kind !== 'open');

/** The sides exchanged: for every seat the one whose sitter moves there, everybody on by one; a solo player stays. */
export const exchanged = (table: Pick<Table, 'seats'>): readonly Seat[] => {
  const seats = seatIndices(table);
  const isSolo = table.seats.some(({ sitter }) => sitter.kind === 'rules');
  return isSolo ? seats : [...seats.slice(-1), ...seats.slice(0, -1)];
};

/** A table with one seat changed. */
export const withSeat = (table: Table, index: Seat, change: (state: SeatState) => SeatState): Table => ({
  ...table,
  seats: table.seats.map((state, at) => (at === index ? change(state) : state)),
});
