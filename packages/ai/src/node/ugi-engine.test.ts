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

const speaking = (program: string) => ({
  kind: 'ugi' as const,
  command: process.execPath,
  arguments: ['-e', program],
  go: 'go nodes 10',
});

test('an engine in another process is asked by UGI and answers with its best move', async () => {
  const table = parseTable('tao-long;mode=monk;scenario=valley');
  if (!table.ok) throw new Error('no table');
  const engine = openEngine(table.value, speaking(PARROT));
  expect(await engine.choose([], [], 1)).toBe('startpos');
  expect(await engine.choose([], ['W:bw', 'SS'], 1)).toBe('SS');
  engine.quit();
});

test('an engine that ends, refuses or cannot be started leaves nobody waiting', async () => {
  const table = parseTable('tao-long');
  if (!table.ok) throw new Error('no table');
  const choice = (engine: ReturnType<typeof speaking>) => openEngine(table.value, engine).choose([], [], 1);
  await expect(choice(speaking(''))).rejects.toThrow('ended');
  await expect(choice(speaking(PARROT.replace("console.log('readyok')", "console.log('error no')")))).rejects.toThrow(
    'refused: error no',
  );
  await expect(choice({ ...speaking(''), command: 'no-such-engine' })).rejects.toThrow('ended');
});
