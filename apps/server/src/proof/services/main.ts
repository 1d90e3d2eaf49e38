import { startPostgres } from './postgres.js';
import { type Service, startRedis } from './redis.js';

// Makes sure that the servers which the tests need can be started on this machine, installing Debian's packages where they are
// missing; ends with 1 and the reasons where that cannot be done.
const SERVICES: Readonly<Record<string, () => Promise<Service>>> = { PostgreSQL: startPostgres, Redis: startRedis };

const attempt = async (name: string, start: () => Promise<Service>): Promise<boolean> => {
  try {
    await (await start()).stop();
    process.stdout.write(`${name} starts on a private port.\n`);
    return true;
  } catch (error) {
    process.stdout.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`);
    return false;
  }
};

let isComplete = true;
// One after the other: only one of them can install at a time.
for (const [name, start] of Object.entries(SERVICES)) isComplete = (await attempt(name, start)) && isComplete;
if (!isComplete) process.stdout.write('The tests of the server need both: install postgresql and redis-server.\n');
process.exitCode = isComplete ? 0 : 1;
