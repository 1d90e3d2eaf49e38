import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const required = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();
const ofUser = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
  column.notNull().references('users.id').onDelete('cascade');

/**
 * The tables that the library for accounts works with, in its own spelling. They are made here and not by the library, so
 * that processes that start at once wait for each other; identity.test.ts asks the library whether it misses anything.
 */
export const createAccounts = async (
  db: Kysely<unknown>,
  instant: 'date' | 'timestamptz',
  truth: 'integer' | 'boolean',
) => {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', column => column.notNull().unique())
    .addColumn('emailVerified', truth, required)
    .addColumn('image', 'text')
    .addColumn('createdAt', instant, required)
    .addColumn('updatedAt', instant, required)
    .addColumn('username', 'text', column => column.unique())
    .addColumn('displayUsername', 'text')
    .addColumn('person_id', 'text')
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('expiresAt', instant, required)
    .addColumn('token', 'text', column => column.notNull().unique())
    .addColumn('createdAt', instant, required)
    .addColumn('updatedAt', instant, required)
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('userId', 'text', ofUser)
    .execute();
  await db.schema
    .createTable('credentials')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('accountId', 'text', required)
    .addColumn('providerId', 'text', required)
    .addColumn('userId', 'text', ofUser)
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', instant)
    .addColumn('refreshTokenExpiresAt', instant)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', instant, required)
    .addColumn('updatedAt', instant, required)
    .execute();
  await db.schema
    .createTable('verifications')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('identifier', 'text', required)
    .addColumn('value', 'text', required)
    .addColumn('expiresAt', instant, required)
    .addColumn('createdAt', instant, required)
    .addColumn('updatedAt', instant, required)
    .execute();
  await db.schema.createIndex('sessions_userId_idx').on('sessions').column('userId').execute();
  await db.schema.createIndex('credentials_userId_idx').on('credentials').column('userId').execute();
  await db.schema.createIndex('verifications_identifier_idx').on('verifications').column('identifier').execute();
  await db.schema.createIndex('users_person').on('users').column('person_id').execute();
};
