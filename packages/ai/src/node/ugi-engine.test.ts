import { parseTable } from '@dragonway/games';
import { expect, test } from 'vitest';
import { openEngine } from './ugi-engine.js';

// An engine that says what it was told last and always wants the same move.
const PARROT = `
  const lines = [];
  require('node:readline').createInterface({ input: process.stdin }).on('line', line => {
    lines.push(line);
    if (line === 'ugi') console.log('id name parrot\\nugiok');
    if (line === 'isready') console.log('readyok');
    if (line.startsWith('go')) console.log('info string ' + lines.length + '\\nbestmove ' + lines.at(-2).split(' ').at(-1));
    if (line === 'quit') process.exit();
  });
`;

test('an engine in another process is asked by UGI and answers with its best move', async () => {
  const table = parseTable('tao-long;mode=monk;scenario=valley');
  if (!table.ok) throw new Error('no table');
  const engine = openEngine(table.value, {
    kind: 'ugi',
    command: process.execPath,
    arguments: ['-e', PARROT],
    go: 'go nodes 10',
  });
  expect(await engine.choose([], [], 1)).toBe('startpos');
  expect(await engine.choose([], ['W:bw', 'SS'], 1)).toBe('SS');
  engine.quit();
});
