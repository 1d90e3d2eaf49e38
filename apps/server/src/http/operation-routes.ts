import { timingSafeEqual } from 'node:crypto';
import type { App, HttpWorld } from './world.js';

const LOOPBACK: readonly string[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

const isToken = (header: string | undefined, token: string): boolean => {
  const [given, wanted] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};

/** For those who run a server: is it alive, may it be sent to, what does it count. */
export const addOperationRoutes = (app: App, world: HttpWorld): void => {
  const { config, metrics } = world;
  const unlimited = { config: { rateLimit: false as const } };

  app.get('/healthz', unlimited, (_request, reply) => reply.send({ isAlive: true }));

  app.get('/readyz', unlimited, async (_request, reply) => {
    const isReady = await world.isReady();
    return reply.code(isReady ? 200 : 503).send({ isReady });
  });

  app.get('/metrics', unlimited, async (request, reply) => {
    const { metricsToken } = config;
    const isAllowed =
      metricsToken === undefined ? LOOPBACK.includes(request.ip) : isToken(request.headers.authorization, metricsToken);
    if (!isAllowed) return reply.code(404).send();
    reply.type(metrics.registry.contentType);
    return reply.send(await metrics.registry.metrics());
  });
};
