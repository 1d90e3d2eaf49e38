import * as z from 'zod';
import { exportPerson } from '../people/export.js';
import { forgetPerson } from '../people/forget.js';
import { overviewsOf } from '../tables/overview.js';
import { type App, type HttpWorld, signedIn } from './world.js';

const MOST_SETTINGS = 16_384;
const settingsBody = z
  .record(z.string().max(60), z.json())
  .refine(settings => JSON.stringify(settings).length <= MOST_SETTINGS);

const subscriptionBody = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(1_000),
  keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
});

/** What a person keeps here: tables, settings, subscriptions; all of it can be taken along or away. */
export const addOwnDataRoutes = (app: App, world: HttpWorld): void => {
  const { store, pushes } = world;

  app.get('/api/me/tables', async (request, reply) => {
    const person = await signedIn(world, request, reply);
    return person && reply.send({ tables: await overviewsOf(world.tables, store.db, person.id) });
  });

  app.get('/api/me/settings', async (request, reply) => {
    const person = await signedIn(world, request, reply);
    if (person === undefined) return reply;
    const row = await store.db.selectFrom('people').select('settings').where('id', '=', person.id).executeTakeFirst();
    return reply.send({ settings: JSON.parse(row?.settings ?? '{}') as unknown });
  });

  app.put('/api/me/settings', { schema: { body: settingsBody } }, async (request, reply) => {
    const person = await signedIn(world, request, reply);
    if (person === undefined) return reply;
    const settings = JSON.stringify(request.body);
    await store.db.updateTable('people').set({ settings }).where('id', '=', person.id).execute();
    return reply.code(204).send();
  });

  app.get('/api/me/export', async (request, reply) => {
    const person = await signedIn(world, request, reply);
    if (person === undefined) return reply;
    reply.header('content-disposition', 'attachment; filename="dragonway.json"');
    return reply.send(await exportPerson(store, person));
  });

  app.delete('/api/me', async (request, reply) => {
    const person = await signedIn(world, request, reply);
    if (person === undefined) return reply;
    await forgetPerson(store, world.tables, person);
    reply.header('set-cookie', [...(await world.identity.signOut(request.headers))]);
    return reply.code(204).send();
  });

  app.get('/api/push/key', (_request, reply) => reply.send({ key: pushes.publicKey }));

  app.post('/api/push', { schema: { body: subscriptionBody } }, async (request, reply) => {
    const person = await signedIn(world, request, reply);
    if (person === undefined) return reply;
    await pushes.subscribe(person.id, request.body, world.now());
    return reply.code(204).send();
  });

  const endpointBody = z.object({ endpoint: z.string().max(1_000) });
  app.delete('/api/push', { schema: { body: endpointBody } }, async (request, reply) => {
    const person = await signedIn(world, request, reply);
    if (person === undefined) return reply;
    await pushes.unsubscribe(person.id, request.body.endpoint);
    return reply.code(204).send();
  });
};
