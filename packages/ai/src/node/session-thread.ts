import { workerData } from 'node:worker_threads';
import { serveSession } from '../worker/remote.js';

// The entry of a thread of Node's: its port comes with the thread's data, because ports speak alike at both ends.
serveSession(workerData.port);
