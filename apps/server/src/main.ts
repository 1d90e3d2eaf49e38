import { addressesOf } from './config/addresses.js';
import { ConfigFault, readConfig } from './config/config.js';
import { backUp, restore } from './ops/backup.js';
import { startServer } from './server.js';
import { StoreFault } from './store/port.js';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const USAGE = 'usage: dragonway-server [serve | backup <file> | restore <file>]';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const serve = async (): Promise<void> => {
  const config = readConfig(process.env);
  const server = await startServer(config);
  print('Dragonway is served at');
  for (const address of addressesOf(config.host, server.port)) print(`  ${address}`);
  // Whatever a single table or request has forgotten to catch must not end the games of all others.
  process.on('unhandledRejection', error => server.fault(error));
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of SIGNALS) process.on(signal, stop);
};

const run = async (words: readonly string[]): Promise<void> => {
  const [command = 'serve', file] = words;
  if (command === 'serve' && file === undefined) return serve();
  if (file === undefined || !['backup', 'restore'].includes(command)) throw new ConfigFault(USAGE);
  const { store } = readConfig(process.env);
  if (command === 'backup') await backUp(store, file);
  else restore(store, file);
  print(`${command}: ${file}`);
};

run(process.argv.slice(2)).catch((error: unknown) => {
  const isExpected = error instanceof ConfigFault || error instanceof StoreFault;
  process.stderr.write(`${isExpected ? error.message : String(error)}\n`);
  process.exit(1);
});
