import { parseArgs } from 'node:util';
import { ExampleRobot } from './example-robot.js';

// DRAGONWAY_TOKEN=… node dist/robots/main.js --server http://localhost:4173 -- dragonway ugi
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    server: { type: 'string', default: 'http://localhost:4173' },
    games: { type: 'string', default: 'tao-long,way-of-the-dragon' },
    tables: { type: 'string', default: '4' },
    go: { type: 'string', default: 'movetime 500' },
  },
});
const [program, ...words] = positionals;
// A token on the command line could be read by everybody on the machine.
const token = process.env['DRAGONWAY_TOKEN'];

if (program === undefined || token === undefined) {
  process.stderr.write('usage: DRAGONWAY_TOKEN=… dragonway-robot --server <address> -- <engine> [words]\n');
  process.exit(1);
}

const robot = new ExampleRobot({
  url: values.server,
  token,
  engine: { program, words, go: values.go },
  games: values.games.split(','),
  tables: Number(values.tables),
  report: line => void process.stderr.write(`${line}\n`),
});
robot.start();
process.once('SIGINT', () => robot.stop());
