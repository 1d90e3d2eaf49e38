import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { Config } from '../config/config.js';
import type { Lobby } from '../lobby/lobby.js';
import type { Metrics } from '../metrics/metrics.js';
import type { Identity } from '../people/identity.js';
import type { Known } from '../people/person.js';
import type { Pushes } from '../push/pushes.js';
import type { Store } from '../store/port.js';
import type { Tables } from '../tables/tables.js';

/** What the routes work with. */
export interface HttpWorld {
  readonly config: Config;
  readonly store: Store;
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly identity: Identity;
  readonly pushes: Pushes;
  readonly metrics: Metrics;
  readonly log: Logger;
  now(): number;
  isReady(): Promise<boolean>;
}

const plainApp = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>();

/** The application as routes see it: their schemas are checked and typed. */
export type App = ReturnType<typeof plainApp>;

/** Whoever asks, or undefined after a refusal was sent. */
export const signedIn = async (
  { identity }: HttpWorld,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Known | undefined> => {
  const person = await identity.whoIs(request.headers);
  if (person === undefined) await reply.code(401).send({ code: 'people/not-signed-in' });
  return person;
};
