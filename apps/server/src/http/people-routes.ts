import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../people/auth.js';
import type { Entered, IdentityRefusal } from '../people/identity.js';
import { type App, type HttpWorld, signedIn } from './world.js';

const guestName = z
  .string()
  .trim()
  .max(24)
  .regex(/^[^\p{Cc}]*$/u);
const credentials = z.object({
  name: z.string().min(1).max(24),
  password: z.string().min(SHORTEST_PASSWORD).max(LONGEST_PASSWORD),
});

const STATUS: Readonly<Record<IdentityRefusal['code'], number>> = {
  'people/name-taken': 409,
  'people/bad-name': 400,
  'people/bad-password': 400,
  'people/wrong-password': 401,
  'people/wrong-phrase': 401,
};

const letIn = (reply: FastifyReply, { person, cookies }: Entered) => {
  reply.header('set-cookie', [...cookies]);
  return reply.send({ person });
};

const turnAway = (reply: FastifyReply, refusal: IdentityRefusal) => reply.code(STATUS[refusal.code]).send(refusal);

/** Coming in: guests, accounts, phrases, robots. */
export const addPeopleRoutes = (app: App, world: HttpWorld): void => {
  const { identity, config } = world;
  // Guessing is slow: these are counted for each address on their own.
  const rateLimit = { max: config.limits.signInsPerMinute, timeWindow: 60_000 };

  app.get('/api/me', async (request, reply) => {
    const person = await signedIn(world, request, reply);
    return person && reply.send({ person });
  });

  app.patch('/api/me', { schema: { body: z.object({ name: guestName.min(1) }) } }, async (request, reply) => {
    const person = await signedIn(world, request, reply);
    if (person === undefined) return reply;
    if (person.kind !== 'guest') return reply.code(403).send({ code: 'people/guests-only' });
    return reply.send({ person: await identity.rename(person, request.body.name) });
  });

  app.post(
    '/api/guests',
    { config: { rateLimit }, schema: { body: z.object({ name: guestName.optional() }).default({}) } },
    async (request, reply) => {
      const known = await identity.whoIs(request.headers);
      if (known !== undefined) return reply.send({ person: known });
      return letIn(reply, await identity.enterAsGuest(request.body.name));
    },
  );

  app.post('/api/accounts', { config: { rateLimit }, schema: { body: credentials } }, async (request, reply) => {
    const guest = await identity.whoIs(request.headers);
    const { name, password } = request.body;
    const entered = await identity.signUp(name, password, guest);
    return entered.ok ? letIn(reply, entered.value) : turnAway(reply, entered.refusal);
  });

  app.post('/api/sessions', { config: { rateLimit }, schema: { body: credentials } }, async (request, reply) => {
    const entered = await identity.signIn(request.body.name, request.body.password);
    return entered.ok ? letIn(reply, entered.value) : turnAway(reply, entered.refusal);
  });

  app.delete('/api/sessions', async (request, reply) => {
    reply.header('set-cookie', [...(await identity.signOut(request.headers))]);
    return reply.code(204).send();
  });

  app.post('/api/phrase', { config: { rateLimit } }, async (request, reply) => {
    const person = await signedIn(world, request, reply);
    return person && reply.send({ phrase: await identity.drawPhrase(person) });
  });

  const phraseBody = z.object({ phrase: z.string().max(200) });
  app.post('/api/phrase/recover', { config: { rateLimit }, schema: { body: phraseBody } }, async (request, reply) => {
    const entered = await identity.recover(request.body.phrase);
    return entered.ok ? letIn(reply, entered.value) : turnAway(reply, entered.refusal);
  });

  app.get('/api/robots', async (request, reply) => {
    const person = await signedIn(world, request, reply);
    return person && reply.send({ robots: await identity.robotsOf(person) });
  });

  const robotParam = z.object({ id: z.string().max(64) });
  app.delete('/api/robots/:id', { schema: { params: robotParam } }, async (request, reply) => {
    const person = await signedIn(world, request, reply);
    if (person === undefined) return reply;
    const isThere = await identity.retireRobot(person, request.params.id);
    return isThere ? reply.code(204).send() : reply.code(404).send({ code: 'people/unknown' });
  });

  const robotBody = z.object({ name: z.string().trim().min(1).max(24) });
  app.post('/api/robots', { config: { rateLimit }, schema: { body: robotBody } }, async (request, reply) => {
    const person = await signedIn(world, request, reply);
    if (person === undefined) return reply;
    if (person.kind !== 'account') return reply.code(403).send({ code: 'people/accounts-only' });
    return reply.code(201).send(await identity.makeRobot(person, request.body.name));
  });
};
