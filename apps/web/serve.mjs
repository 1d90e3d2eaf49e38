// Serves the built client with Node's own modules only: what `npm start` runs. Prints the address and opens nothing.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';

const DIST = join(dirname(fileURLToPath(import.meta.url)), 'dist');
const DEFAULT_PORT = 4173;

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

// No inline script and no eval. Inline styles are needed by the widgets that lock scrolling; they cannot run anything.
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const fileFor = path => {
  const file = normalize(join(DIST, decodeURIComponent(path)));
  const isInside = file === DIST || file.startsWith(DIST + sep);
  return isInside && existsSync(file) && statSync(file).isFile() ? file : undefined;
};

const headersFor = file => ({
  'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  // Built files carry a hash of their content in their names; everything else must be asked for anew.
  'cache-control': file.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
});

const respond = (request, response) => {
  let file;
  try {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    // Pages live in the client: an address without a file is answered by the page that knows them.
    file = fileFor(pathname) ?? (extname(pathname) === '' ? join(DIST, 'index.html') : undefined);
  } catch {
    response.writeHead(400).end();
    return;
  }
  if (file === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) {
    response.writeHead(file === undefined ? 404 : 405, { 'content-type': 'text/plain' }).end();
    return;
  }
  const isPacked = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  response.writeHead(200, {
    ...headersFor(file),
    vary: 'accept-encoding',
    ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
  });
  if (request.method === 'HEAD') response.end();
  else if (isPacked) createReadStream(file).pipe(createGzip()).pipe(response);
  else createReadStream(file).pipe(response);
};

/** Starts serving; gives the server and its address. */
export const serve = (port = DEFAULT_PORT, host = '127.0.0.1') =>
  new Promise((resolve, reject) => {
    const server = createServer(respond);
    server.once('error', reject);
    server.listen(port, host, () => {
      const { port: taken } = server.address();
      resolve({ server, address: `http://${host === '127.0.0.1' ? 'localhost' : host}:${taken}/` });
    });
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!existsSync(join(DIST, 'index.html'))) {
    process.stderr.write('The client is not built yet: npm run build -w @dragonway/web\n');
    process.exit(1);
  }
  const { address } = await serve(Number(process.env.PORT ?? DEFAULT_PORT), process.env.HOST);
  process.stdout.write(`Dragonway is served at ${address}\n`);
}
