import { serveSession } from './remote.js';

// The entry of a Web Worker: `new Worker(new URL(…), { type: 'module' })`, then `connectSession(worker)`.
serveSession();
