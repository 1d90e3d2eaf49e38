import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';
import { isOwnOrigin } from './origin.js';

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** Headers, limits and origins: what every request meets first. */
export const addSafety = async (app: FastifyInstance, config: Config): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        // Without wasm-unsafe-eval no WebAssembly is compiled, in pages and workers alike.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        workerSrc: ["'self'"],
        // Widgets place themselves by style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // On a local network the server speaks plain http, and a browser that was told otherwise would not come back.
    strictTransportSecurity: config.publicUrl?.startsWith('https:') ?? false,
    referrerPolicy: { policy: 'same-origin' },
  });
  await app.register(rateLimit, {
    max: config.limits.requestsPerMinute,
    timeWindow: 60_000,
    // A first visit fetches every file of the client at once, and a whole household may share an address.
    allowList: request => !request.url.startsWith('/api/') && !request.url.startsWith('/ws'),
  });
  app.addHook('onRequest', async (request, reply) => {
    if (READING.includes(request.method) || isOwnOrigin(request.headers, config)) return;
    await reply.code(403).send({ code: 'http/wrong-origin' });
  });
};
