import type { TableEvent } from '@dragonway/table';
import type { Store } from '../store/port.js';
import type { Known } from './person.js';
import { gamesOf, profileOf } from './profile.js';

const saidBy = (events: readonly TableEvent[], person: string) =>
  events.flatMap(event => (event.kind === 'said' && event.by === person ? [{ at: event.at, text: event.text }] : []));

/** Everything that the server keeps about a person, as plain data. */
export const exportPerson = async (store: Store, person: Known) => {
  const { db, events } = store;
  const profile = await profileOf(store, person.id);
  const own = await db.selectFrom('people').select('settings').where('id', '=', person.id).executeTakeFirst();
  const tables = await db.selectFrom('table_people').select('table_id').where('person_id', '=', person.id).execute();
  const said = [];
  for (const { table_id } of tables) {
    said.push({ table: table_id, said: saidBy(await events.read(table_id, 0), person.id) });
  }
  return {
    person: profile?.person ?? person,
    settings: JSON.parse(own?.settings ?? '{}') as unknown,
    ratings: profile?.ratings ?? [],
    games: await gamesOf(store, person.id),
    tables: said,
    muted: (await db.selectFrom('mutes').select('muted_id').where('person_id', '=', person.id).execute()).map(
      ({ muted_id }) => muted_id,
    ),
    challenges: await db.selectFrom('challenges').selectAll().where('by_person', '=', person.id).execute(),
    robots: await db.selectFrom('people').select(['id', 'name']).where('owner', '=', person.id).execute(),
    subscriptions: (
      await db.selectFrom('push_subscriptions').select('endpoint').where('person_id', '=', person.id).execute()
    ).map(({ endpoint }) => endpoint),
  };
};
