import { createHmac } from 'node:crypto';
import { accept, type Result, refuse, seat } from '@dragonway/core';
import { type Challenge, encodeMessage, type WireRefusal } from '@dragonway/protocol';
import { DEFAULT_SETUP, type Setup, type Table, type TableEvent } from '@dragonway/table';
import type { Bus } from '../bus/port.js';
import type { Errands } from '../errands.js';
import type { Known } from '../people/person.js';
import type { Store } from '../store/port.js';
import type { StoredChallenge } from '../store/schema.js';
import type { HostedTable, Origin } from '../tables/hosted-table.js';
import { mayBeRated, type OpeningWish, openingOf, sitterOf } from '../tables/opening.js';
import type { TableFollower, Tables } from '../tables/tables.js';

interface LobbyWorld {
  readonly store: Store;
  readonly tables: Tables;
  readonly bus: Bus;
  readonly secret: string;
  now(): number;
  readonly errands: Errands;
}

/** Somebody who looks at the lobby. */
export interface LobbyViewer {
  send(text: string): void;
}

interface Change {
  readonly added: readonly Challenge[];
  readonly removed: readonly string[];
}

const TOPIC = 'lobby';
const MOST_LISTED = 500;
const MOST_OF_ONE = 10;
const ID_LENGTH = 14;
/** A challenge that nobody took is forgotten after a day; standing ones stay. */
const KEPT_FOR = 86_400_000;

const wishOf = ({ wish }: StoredChallenge): OpeningWish => JSON.parse(wish) as OpeningWish;

const openSeats = (table: Table): readonly number[] =>
  table.seats.flatMap(({ sitter }, index) => (sitter.kind === 'open' ? [index] : []));

const shown = (row: StoredChallenge, open: number): Challenge => {
  const setup: Partial<Setup> & Pick<Setup, 'options'> = wishOf(row).setup;
  return {
    id: row.id,
    by: { id: row.by_person, name: row.by_name },
    options: setup.options,
    clock: setup.clock ?? DEFAULT_SETUP.clock,
    isRated: setup.isRated ?? DEFAULT_SETUP.isRated,
    isStanding: row.is_standing === 1,
    open,
    ...(row.table_id === null ? {} : { table: row.table_id }),
    since: row.created_at,
  };
};

/** The tables that wait for somebody. The database knows them all; every process shows the same. */
export class Lobby implements TableFollower {
  private readonly world: LobbyWorld;
  private readonly viewers = new Set<LobbyViewer>();
  private readonly challenges = new Map<string, Challenge>();

  constructor(world: LobbyWorld) {
    this.world = world;
  }

  async start(): Promise<void> {
    await this.world.bus.subscribe(TOPIC, change => this.apply(change as Change));
    this.world.bus.onGap(() => this.world.errands.run(this.load()));
    await this.load();
  }

  get all(): readonly Challenge[] {
    return [...this.challenges.values()].slice(0, MOST_LISTED);
  }

  add(viewer: LobbyViewer): void {
    this.viewers.add(viewer);
    viewer.send(encodeMessage({ t: 'lobby', challenges: this.all }));
  }

  remove(viewer: LobbyViewer): void {
    this.viewers.delete(viewer);
  }

  /** A new challenge: a table that waits, or for a standing one the promise of a table for everybody who takes it. */
  async challenge(
    by: Known,
    commandId: string,
    wish: OpeningWish,
    isStanding: boolean,
  ): Promise<Result<HostedTable | undefined, WireRefusal>> {
    const own = this.all.filter(challenge => challenge.by.id === by.id);
    if (own.length >= MOST_OF_ONE) return refuse({ code: 'protocol/too-many', most: MOST_OF_ONE });
    const opening = openingOf(wish, by);
    if (!opening.ok) return opening;
    const opened = await this.world.tables.open(opening.value.wish, `challenge-${commandId}`);
    if (!opened.ok) return opened;
    const { table } = opened.value;
    const open = openSeats(table).length;
    // A standing one was only tried out: its first table is the one that the first taker gets.
    if (open > 0) await this.list(by, commandId, { wish, isStanding, table: table.id }, open);
    return accept(opened.value);
  }

  /** Somebody takes a challenge and sits down. */
  async take(
    by: Known,
    commandId: string,
    id: string,
    seed: string | undefined,
  ): Promise<Result<HostedTable, WireRefusal>> {
    const row = await this.world.store.db.selectFrom('challenges').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) return refuse({ code: 'protocol/no-such-challenge' });
    if (row.by_person === by.id) return refuse({ code: 'protocol/not-allowed' });
    if (this.challenges.get(id)?.isRated === true && !mayBeRated(by)) return refuse({ code: 'protocol/not-allowed' });
    const waiting = row.table_id === null ? undefined : await this.world.tables.get(row.table_id);
    const seated = waiting === undefined ? undefined : await this.sit(waiting, by, commandId, seed);
    if (seated !== undefined && (seated.ok || row.is_standing === 0)) return seated;
    const fresh = await this.renew(row);
    return fresh.ok
      ? ((await this.sit(fresh.value, by, commandId, seed)) ?? refuse({ code: 'protocol/no-such-challenge' }))
      : fresh;
  }

  async withdraw(by: Known, id: string): Promise<Result<undefined, WireRefusal>> {
    const row = await this.world.store.db.selectFrom('challenges').selectAll().where('id', '=', id).executeTakeFirst();
    if (row?.by_person !== by.id) return refuse({ code: 'protocol/no-such-challenge' });
    await this.forget(id);
    const host = row.table_id === null ? undefined : await this.world.tables.get(row.table_id);
    const sender = { kind: 'person', id: by.id, name: by.name } as const;
    await host?.submit({ id: `withdraw-${id}`, by: sender, kind: 'close' });
    return accept(undefined);
  }

  // Whoever fills the last seat, or closes the table, takes its challenge out of the lobby.
  readonly onEvents = (host: HostedTable, events: readonly TableEvent[], origin: Origin): void => {
    if (origin === 'foreign' || !events.some(({ kind }) => kind === 'gameStarted' || kind === 'closed')) return;
    const found = this.all.find(({ table }) => table === host.id);
    if (found === undefined) return;
    this.world.errands.run(this.settle(found), host.id);
  };

  private async settle({ id, isStanding }: Challenge): Promise<void> {
    if (!isStanding) return this.forget(id);
    await this.world.store.db.updateTable('challenges').set({ table_id: null }).where('id', '=', id).execute();
  }

  private async sit(
    host: HostedTable,
    by: Known,
    commandId: string,
    seed: string | undefined,
  ): Promise<Result<HostedTable, WireRefusal> | undefined> {
    const index = openSeats(host.table)[0];
    if (index === undefined || host.table.phase !== 'waiting') return undefined;
    const { kind: as } = sitterOf(by);
    const outcome = await host.submit({
      id: commandId,
      by: { kind: 'person', id: by.id, name: by.name },
      kind: 'sit',
      seat: seat(index),
      as: as === 'robot' ? 'robot' : 'person',
      ...(seed === undefined ? {} : { seed }),
    });
    return outcome.kind === 'done' ? accept(host) : refuse(outcome.refusal);
  }

  /** The next table of a standing challenge. */
  private async renew(row: StoredChallenge): Promise<Result<HostedTable, WireRefusal>> {
    if (row.is_standing === 0) return refuse({ code: 'protocol/no-such-challenge' });
    const challenger = await this.world.store.db
      .selectFrom('people')
      .select(['id', 'name', 'kind'])
      .where('id', '=', row.by_person)
      .executeTakeFirst();
    if (challenger === undefined) return refuse({ code: 'protocol/no-such-challenge' });
    const opening = openingOf(wishOf(row), challenger);
    if (!opening.ok) return opening;
    const opened = await this.world.tables.open(opening.value.wish, `standing-${row.id}-${this.world.now()}`);
    if (!opened.ok) return opened;
    const change = { table_id: opened.value.id };
    await this.world.store.db.updateTable('challenges').set(change).where('id', '=', row.id).execute();
    return opened;
  }

  private async list(
    by: Known,
    commandId: string,
    { wish, isStanding, table }: { readonly wish: OpeningWish; readonly isStanding: boolean; readonly table: string },
    open: number,
  ): Promise<void> {
    const mac = createHmac('sha256', this.world.secret).update(`challenge\n${by.id}\n${commandId}`);
    const row: StoredChallenge = {
      id: mac.digest('base64url').slice(0, ID_LENGTH),
      by_person: by.id,
      by_name: by.name,
      wish: JSON.stringify(wish),
      is_standing: isStanding ? 1 : 0,
      table_id: table,
      created_at: this.world.now(),
    };
    await this.world.store.db
      .insertInto('challenges')
      .values(row)
      .onConflict(conflict => conflict.doNothing())
      .execute();
    this.change({ added: [shown(row, open)], removed: [] });
  }

  private async forget(id: string): Promise<void> {
    await this.world.store.db.deleteFrom('challenges').where('id', '=', id).execute();
    this.change({ added: [], removed: [id] });
  }

  private change(change: Change): void {
    this.apply(change);
    this.world.bus.publish(TOPIC, change);
  }

  private apply(change: Change): void {
    for (const challenge of change.added) this.challenges.set(challenge.id, challenge);
    for (const id of change.removed) this.challenges.delete(id);
    const text = encodeMessage({ t: 'lobbyChanged', ...change });
    for (const viewer of this.viewers) viewer.send(text);
  }

  private async load(): Promise<void> {
    const { db } = this.world.store;
    const oldest = this.world.now() - KEPT_FOR;
    await db.deleteFrom('challenges').where('is_standing', '=', 0).where('created_at', '<', oldest).execute();
    const rows = await db
      .selectFrom('challenges')
      .selectAll()
      .orderBy('created_at', 'desc')
      .limit(MOST_LISTED)
      .execute();
    const known = new Set(this.challenges.keys());
    const added = rows.map(row => shown(row, Math.max(1, wishedOpen(row))));
    for (const { id } of added) known.delete(id);
    this.apply({ added, removed: [...known] });
  }
}

const wishedOpen = (row: StoredChallenge): number =>
  (wishOf(row).seats ?? []).filter(({ kind }) => kind === 'open').length;
