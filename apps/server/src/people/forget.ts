import { type Sitter, seatsOf, type TableEvent } from '@dragonway/table';
import type { CompiledQuery } from 'kysely';
import type { Store } from '../store/port.js';
import type { HostedTable } from '../tables/hosted-table.js';
import type { Tables } from '../tables/tables.js';
import type { Known } from './person.js';

const GONE = 'gone';

const nameless = (sitter: Sitter, person: string): Sitter =>
  'id' in sitter && sitter.id === person ? { ...sitter, name: GONE } : sitter;

/** An event without what a person's name or words were; who sat where and what was played stays true. */
export const withoutTraces = (event: TableEvent, person: string): TableEvent => {
  if (event.kind === 'sat') return { ...event, sitter: nameless(event.sitter, person) };
  if (event.kind === 'gameStarted') {
    return { ...event, sitters: event.sitters.map(sitter => nameless(sitter, person)) };
  }
  return event.kind === 'said' && event.by === person ? { ...event, name: GONE, text: '…' } : event;
};

/** Gives up every game that the person plays and leaves every seat. */
const leaveTable = async (host: HostedTable, { id, name }: Known): Promise<void> => {
  const by = { kind: 'person', id, name } as const;
  for (const seat of seatsOf(host.table, id)) {
    const kind = host.table.phase === 'playing' ? 'resign' : 'standUp';
    await host.submit({ id: `forget-${seat}`, by, kind, seat });
  }
};

const rewritten = (store: Store, table: string, events: readonly TableEvent[], person: string): CompiledQuery[] =>
  events.flatMap(event => {
    const body = JSON.stringify(withoutTraces(event, person));
    if (body === JSON.stringify(event)) return [];
    const update = store.db.updateTable('events').set({ body });
    return [update.where('table_id', '=', table).where('version', '=', event.v).compile()];
  });

/** Deletes a person: sessions, password, settings, ratings and words. Games of others stay, with nobody's name in them. */
export const forgetPerson = async (store: Store, tables: Tables, person: Known): Promise<void> => {
  const { db } = store;
  const rows = await db.selectFrom('table_people').select('table_id').where('person_id', '=', person.id).execute();
  for (const { table_id } of rows) {
    const host = await tables.get(table_id);
    if (host !== undefined) await leaveTable(host, person);
    const changes = rewritten(store, table_id, await store.events.read(table_id, 0), person.id);
    if (changes.length > 0) await store.together(changes);
    await tables.reload(table_id);
  }
  await store.together([
    db.deleteFrom('challenges').where('by_person', '=', person.id).compile(),
    db.deleteFrom('push_subscriptions').where('person_id', '=', person.id).compile(),
    db.deleteFrom('mutes').where('person_id', '=', person.id).compile(),
    db.deleteFrom('ratings').where('person_id', '=', person.id).compile(),
    db.deleteFrom('rating_steps').where('person_id', '=', person.id).compile(),
    db.deleteFrom('game_people').where('person_id', '=', person.id).compile(),
    db.deleteFrom('table_people').where('person_id', '=', person.id).compile(),
    db.deleteFrom('users').where('person_id', '=', person.id).compile(),
    db.deleteFrom('people').where('owner', '=', person.id).compile(),
    db.deleteFrom('people').where('id', '=', person.id).compile(),
  ]);
};
