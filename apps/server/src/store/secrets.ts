import type { Store } from './port.js';

/** A secret that all processes of a server share: the first one makes it, everybody reads it. */
export const sharedSecret = async ({ db }: Store, name: string, make: () => string): Promise<string> => {
  await db
    .insertInto('secrets')
    .values({ name, value: make() })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const { value } = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return value;
};
