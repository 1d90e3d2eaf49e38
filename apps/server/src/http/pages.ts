import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Where the repository builds the client. */
const BUILT_CLIENT = fileURLToPath(new URL('../../../web/dist', import.meta.url));

// Built files carry a hash in their names: whoever has one never needs to ask again.
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** Serves the client where it is built; every page of it begins with the same file. */
export const addPages = async (app: FastifyInstance, folder: string = BUILT_CLIENT): Promise<void> => {
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    await app.register(compress, { global: true, encodings: ['br', 'gzip'] });
    await app.register(staticFiles, {
      root: folder,
      cacheControl: false,
      // The build leaves compressed copies beside its files; whatever has none is compressed on its way.
      preCompressed: true,
      setHeaders: (reply, path) =>
        void reply.setHeader('cache-control', path.includes('/assets/') ? FOREVER : ASK_AGAIN),
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html') === true;
    if (isBuilt && isPage && !request.url.startsWith('/api/')) {
      return reply.header('cache-control', ASK_AGAIN).sendFile('index.html');
    }
    return reply.code(404).send({ code: 'http/not-found' });
  });
};
