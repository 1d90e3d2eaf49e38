import { InvariantError } from '@dragonway/core';
import type { TableEvent, VisibleEvent } from '../events.js';
import { openLive, trusted } from '../live.js';
import { withSeat } from '../seats.js';
import type { Live, SeatState, Table } from '../types.js';
import { applyGameEnded, applyGameStarted } from './games.js';
import { withLast } from './lists.js';
import { applyPaused, applyPlayed, applyResumed, applyRolled, applyTakenBack } from './moves.js';
import { applyAccepted, applyDeclined, applyOffered, applyWithdrawn } from './offers.js';
import { applyCameBack, applyHandedBack, applySat, applySeatLeft, applyStoodUp, applyWentAway } from './seats.js';

/** How many lines of talk, and how many commands, a table remembers. */
const MOST_SAID = 100;
const MOST_HEARD = 64;

const applySaid = (table: Table, { at, by, name, room, text }: Extract<TableEvent, { kind: 'said' }>): Table => ({
  ...table,
  chat: [...table.chat, { by, name, room, text, at }].slice(-MOST_SAID),
});

const applyHappening = (table: Table, event: VisibleEvent, reached?: Live): Table => {
  switch (event.kind) {
    case 'opened':
      throw new InvariantError('a table is opened twice', event.id);
    case 'sat':
      return applySat(table, event);
    case 'stoodUp':
      return applyStoodUp(table, event);
    case 'seedGiven':
      return withSeat(table, event.seat, state => ({ ...state, seed: event.seed }));
    case 'seedCommitted': {
      const { commitment, secret } = event;
      return { ...table, next: { commitment, ...(secret === undefined ? {} : { secret }) } };
    }
    case 'gameStarted':
      return applyGameStarted(table, event);
    case 'played':
      return applyPlayed(table, event, reached);
    case 'rolled':
      return applyRolled(table, event, reached);
    case 'offered':
      return applyOffered(table, event);
    case 'accepted':
      return applyAccepted(table, event);
    case 'declined':
      return applyDeclined(table, event);
    case 'withdrawn':
      return applyWithdrawn(table, event);
    case 'takenBack':
      return applyTakenBack(table, event);
    case 'paused':
      return applyPaused(table, event);
    case 'resumed':
      return applyResumed(table, event);
    case 'wentAway':
      return applyWentAway(table, event);
    case 'cameBack':
      return applyCameBack(table, event);
    case 'standInSat':
      return withSeat(table, event.seat, state => ({ ...state, standIn: event.level }));
    case 'handedBack':
      return applyHandedBack(table, event);
    case 'seatLeft':
      return applySeatLeft(table, event);
    case 'gameEnded':
      return applyGameEnded(table, event);
    case 'said':
      return applySaid(table, event);
    case 'closed':
      return { ...table, phase: 'closed', offers: [] };
    case 'unseen':
      return table;
  }
};

const heardAfter = ({ heard }: Table, cause: string | undefined): readonly string[] =>
  cause === undefined || heard.at(-1) === cause ? heard : withLast(heard.slice(1 - MOST_HEARD), cause);

/** The table after an event; versions must follow each other without a gap. */
export const apply = (table: Table, event: VisibleEvent, reached?: Live): Table => {
  if (event.v !== table.version + 1) {
    throw new InvariantError(`event ${event.v} after version ${table.version}`, table.id);
  }
  const heard = heardAfter(table, event.cause);
  return { ...applyHappening(table, event, reached), version: event.v, at: event.at, heard };
};

const OPEN_SEAT: SeatState = { sitter: { kind: 'open' } };

/** The table that an opening makes: all seats open. */
export const opened = (event: Extract<TableEvent, { kind: 'opened' }>): Table => {
  const live = trusted(openLive(event.setup), event.id);
  return {
    id: event.id,
    host: event.host,
    setup: event.setup,
    phase: 'waiting',
    version: event.v,
    at: event.at,
    seats: live.game.info.seats.map(() => OPEN_SEAT),
    past: [],
    offers: [],
    declined: [],
    chat: [],
    heard: event.cause === undefined ? [] : [event.cause],
    live,
  };
};

/** Replays a log of events to the table that it is; undefined for an empty log. */
export const fold = (events: readonly VisibleEvent[]): Table | undefined => {
  const [first, ...rest] = events;
  if (first === undefined) return undefined;
  if (first.kind !== 'opened') throw new InvariantError('a log that does not begin with an opening', first.kind);
  return rest.reduce((table, event) => apply(table, event), opened(first));
};
