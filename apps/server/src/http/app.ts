import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import fastify, { type FastifyError } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { MOST_BYTES } from '../ws/conversation.js';
import { addOperationRoutes } from './operation-routes.js';
import { addOwnDataRoutes } from './own-data-routes.js';
import { addPages } from './pages.js';
import { addPeopleRoutes } from './people-routes.js';
import { addSafety } from './safety.js';
import { addTableRoutes } from './table-routes.js';
import type { App, HttpWorld } from './world.js';

const MOST_BODY = 65_536;

const addFaults = (app: App, { metrics, log }: HttpWorld): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ code: 'http/bad-request', expected: error.code });
    metrics.faults.inc({ where: 'http' });
    log.error({ err: error, method: request.method, route: request.routeOptions.url }, 'a request met a fault');
    return reply.code(500).send({ code: 'protocol/fault' });
  });
};

/** The whole of HTTP; WebSockets are added by whoever holds the conversation. */
export const buildApp = async (world: HttpWorld, addSockets: (app: App) => void): Promise<App> => {
  const app = fastify({
    bodyLimit: MOST_BODY,
    trustProxy: world.config.trustsProxy,
    forceCloseConnections: true,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  addFaults(app, world);
  await addSafety(app, world.config);
  await app.register(swagger, {
    openapi: { info: { title: 'Dragonway', version: '1' } },
    transform: jsonSchemaTransform,
  });
  await app.register(websocket, {
    options: { maxPayload: MOST_BYTES, perMessageDeflate: false, clientTracking: true },
  });
  await app.register(plugin => {
    const routes = plugin.withTypeProvider<ZodTypeProvider>();
    addPeopleRoutes(routes, world);
    addOwnDataRoutes(routes, world);
    addTableRoutes(routes, world);
    addOperationRoutes(routes, world);
    addSockets(routes);
    routes.get('/api/openapi.json', { schema: { hide: true } }, (_request, reply) => reply.send(app.swagger()));
    return Promise.resolve();
  });
  await addPages(app, world.config.web);
  return app;
};
