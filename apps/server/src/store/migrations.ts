import { type Kysely, type Migration, type MigrationProvider, Migrator } from 'kysely';
import { createAccounts } from './accounts-migration.js';
import { StoreFault, type StoreKind } from './port.js';
import type { Database } from './schema.js';

// Migrations describe the database as it was when they were written, so they know no schema.
type AnyDatabase = Kysely<unknown>;

const createTables = async (db: AnyDatabase): Promise<void> => {
  await db.schema
    .createTable('events')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('events_pk', ['table_id', 'version'])
    .execute();
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('host', 'text', column => column.notNull())
    .addColumn('options', 'text', column => column.notNull())
    .addColumn('phase', 'text', column => column.notNull())
    .addColumn('opened_at', 'bigint', column => column.notNull())
    .addColumn('changed_at', 'bigint', column => column.notNull())
    .addColumn('wake_at', 'bigint')
    .execute();
  await db.schema.createIndex('tables_wake').on('tables').column('wake_at').execute();
  await db.schema
    .createTable('table_people')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('person_id', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('table_people_pk', ['person_id', 'table_id'])
    .execute();
};

const createPeople = async (db: AnyDatabase): Promise<void> => {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('settings', 'text', column => column.notNull())
    .addColumn('owner', 'text')
    .addColumn('token_hash', 'text', column => column.unique())
    .addColumn('phrase_handle', 'text', column => column.unique())
    .addColumn('phrase_hash', 'text')
    .execute();
  await db.schema
    .createTable('mutes')
    .addColumn('person_id', 'text', column => column.notNull())
    .addColumn('muted_id', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('mutes_pk', ['person_id', 'muted_id'])
    .execute();
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('by_person', 'text', column => column.notNull())
    .addColumn('person_id', 'text', column => column.notNull())
    .addColumn('reason', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute();
  await db.schema
    .createTable('push_subscriptions')
    .addColumn('endpoint', 'text', column => column.primaryKey())
    .addColumn('person_id', 'text', column => column.notNull())
    .addColumn('keys', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute();
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', column => column.primaryKey())
    .addColumn('value', 'text', column => column.notNull())
    .execute();
};

const createResults = async (db: AnyDatabase): Promise<void> => {
  await db.schema
    .createTable('games')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('game', 'integer', column => column.notNull())
    .addColumn('game_id', 'text', column => column.notNull())
    .addColumn('options', 'text', column => column.notNull())
    .addColumn('is_rated', 'integer', column => column.notNull())
    .addColumn('cause', 'text', column => column.notNull())
    .addColumn('token', 'text', column => column.notNull())
    .addColumn('ended_at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('games_pk', ['table_id', 'game'])
    .execute();
  await db.schema
    .createTable('game_people')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('game', 'integer', column => column.notNull())
    .addColumn('seat', 'integer', column => column.notNull())
    .addColumn('person_id', 'text', column => column.notNull())
    .addColumn('place', 'integer', column => column.notNull())
    .addColumn('is_winner', 'integer', column => column.notNull())
    .addColumn('rating_before', 'double precision')
    .addColumn('rating_after', 'double precision')
    .addPrimaryKeyConstraint('game_people_pk', ['table_id', 'game', 'seat'])
    .execute();
  await db.schema.createIndex('game_people_person').on('game_people').column('person_id').execute();
  await db.schema
    .createTable('ratings')
    .addColumn('person_id', 'text', column => column.notNull())
    .addColumn('game_id', 'text', column => column.notNull())
    .addColumn('rating', 'double precision', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('games', 'integer', column => column.notNull())
    .addColumn('changed_at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('ratings_pk', ['person_id', 'game_id'])
    .execute();
  await db.schema
    .createTable('challenges')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('by_person', 'text', column => column.notNull())
    .addColumn('by_name', 'text', column => column.notNull())
    .addColumn('wish', 'text', column => column.notNull())
    .addColumn('is_standing', 'integer', column => column.notNull())
    .addColumn('table_id', 'text')
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute();
};

const createSnapshots = async (db: AnyDatabase): Promise<void> => {
  await db.schema
    .createTable('snapshots')
    .addColumn('table_id', 'text', column => column.primaryKey())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    .execute();
};

const createRatingSteps = async (db: AnyDatabase): Promise<void> => {
  await db.schema
    .createTable('rating_steps')
    .addColumn('person_id', 'text', column => column.notNull())
    .addColumn('game_id', 'text', column => column.notNull())
    .addColumn('step', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('rating_steps_pk', ['person_id', 'game_id', 'step'])
    .execute();
};

/** In the order of their names; a migration that was ever released is never changed. */
const migrationsFor = (kind: StoreKind): Readonly<Record<string, Migration>> => ({
  '001-tables': { up: createTables },
  '002-people': { up: createPeople },
  '003-results': { up: createResults },
  '004-accounts': {
    up: db =>
      kind === 'sqlite' ? createAccounts(db, 'date', 'integer') : createAccounts(db, 'timestamptz', 'boolean'),
  },
  '005-snapshots': { up: createSnapshots },
  '006-rating-steps': { up: createRatingSteps },
});

/** Brings a database up to date; safe when several processes start at once. */
export const migrate = async (db: Kysely<Database>, kind: StoreKind): Promise<void> => {
  const provider: MigrationProvider = { getMigrations: () => Promise.resolve({ ...migrationsFor(kind) }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw new StoreFault('the database could not be brought up to date', error);
};
