import type { Refusal } from '@dragonway/core';
import type { TableEvent, VisibleEvent } from './events.js';
import { houseRules, positionOf } from './live.js';
import type { TableRefusal } from './refusals.js';
import { seatsOf } from './seats.js';
import { snapshotOf } from './snapshot.js';
import type { PersonId, Table, TableFacts, TableGame } from './types.js';

/**
 * What anybody may know of a table is decided here and nowhere else.
 *
 * Secret seeds go to nobody before their game is over. Where the board is under mist (The Chosen One, or as training),
 * nobody gets the position, what is seen of the board, or a refusal's facts about it. The moves go to everybody: in that
 * mode they are what the players hear, and what they carry the board in their minds by.
 */
export interface VisibleTable {
  readonly facts: TableFacts;
  readonly isBoardHidden: boolean;
  /** The game as this viewer may see it. */
  readonly view: object;
  /** Left out while the board is hidden. */
  readonly position?: string;
}

export const isBoardHidden = ({ setup, live, game }: Table): boolean =>
  (setup.hidesBoard || live.game.info.hasHiddenInformation) && game?.ending === undefined;

/** Whether somebody may watch or sit here. */
export const mayWatch = (table: Table, viewer: PersonId): boolean =>
  table.setup.allowsSpectators || viewer === table.host || seatsOf(table, viewer).length > 0;

const isPlayer = (table: Table, viewer: PersonId): boolean => seatsOf(table, viewer).length > 0;

const withoutSecret = (game: TableGame): TableGame => {
  if (game.seeds === undefined || game.ending !== undefined) return game;
  const { secret: _, ...seeds } = game.seeds;
  return { ...game, seeds };
};

const visibleFacts = (table: Table, viewer: PersonId): TableFacts => {
  const { next, game, heard, ...facts } = snapshotOf(table);
  return {
    ...facts,
    ...(game === undefined ? {} : { game: withoutSecret(game) }),
    ...(next === undefined ? {} : { next: { commitment: next.commitment } }),
    chat: table.chat.filter(({ room }) => room === 'table' || !isPlayer(table, viewer)),
    heard: heard.filter(cause => cause.startsWith(`${viewer}/`)),
  };
};

const viewFor = (table: Table, viewer: PersonId): object => {
  const { live } = table;
  const view = live.game.view(live.state, seatsOf(table, viewer)[0] ?? 'spectator');
  return isBoardHidden(table) ? (houseRules(live).withoutBoard?.(view) ?? view) : view;
};

/** The table for one viewer; undefined if they may not watch it. */
export const visibleTable = (table: Table, viewer: PersonId): VisibleTable | undefined => {
  if (!mayWatch(table, viewer)) return undefined;
  const isHidden = isBoardHidden(table);
  return {
    facts: visibleFacts(table, viewer),
    isBoardHidden: isHidden,
    view: viewFor(table, viewer),
    ...(isHidden ? {} : { position: positionOf(table) }),
  };
};

const withoutSecrets = (event: TableEvent): TableEvent => {
  if (event.kind !== 'seedCommitted') return event;
  const { secret: _, ...rest } = event;
  return rest;
};

/** An event for one viewer, given the table after it; undefined if they may not watch. */
export const visibleEvent = (table: Table, event: TableEvent, viewer: PersonId): VisibleEvent | undefined => {
  if (!mayWatch(table, viewer)) return undefined;
  if (event.kind === 'said' && event.room === 'spectators' && isPlayer(table, viewer)) {
    return { v: event.v, at: event.at, kind: 'unseen' };
  }
  const known = withoutSecrets(event);
  if (known.cause === undefined || known.cause.startsWith(`${viewer}/`)) return known;
  const { cause: _, ...rest } = known;
  return rest;
};

const bare = ({ code, ruling }: Refusal): Refusal => ({ code, ...(ruling === undefined ? {} : { ruling }) });

/** A refusal for whoever sent the command: under mist the rules say no, but not what stands in the way. */
export const visibleRefusal = (table: Table, refusal: TableRefusal): TableRefusal =>
  refusal.code === 'table/illegal-move' && isBoardHidden(table) ? { ...refusal, cause: bare(refusal.cause) } : refusal;
