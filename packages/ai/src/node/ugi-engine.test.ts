import { parseTable, type Table } from '@dragonway/games';
import { describe, expect, test } from 'vitest';
import type { EngineError } from '../arena/engine-fault.js';
import { openEngine } from './ugi-engine.js';

// An engine that always wants the first move that Heaven has, and Water's first once it was told a move.
const ENGINE = `
  const lines = [];
  require('node:readline').createInterface({ input: process.stdin }).on('line', line => {
    lines.push(line);
    if (line === 'ugi') console.log('id name simple\\nugiok');
    if (line === 'isready') console.log('readyok');
    if (line.startsWith('go')) console.log('info string thinks\\nbestmove ' + (lines.at(-2).endsWith('moves W') ? 'SS' : 'W'));
    if (line === 'quit') process.exit();
  });
`;

const speaking = (program: string, mostMillis = 20_000) => ({
  kind: 'ugi' as const,
  command: process.execPath,
  arguments: ['-e', program],
  go: 'go nodes 10',
  mostMillis,
});

const tableOf = (options: string): Table => {
  const table = parseTable(options);
  if (!table.ok) throw new Error('no table');
  return table.value;
};

const TABLE = tableOf('tao-long');

const afterWater = (): readonly object[] => {
  const { game } = TABLE;
  const move = game.notation.parseMove(game.start(), 'W');
  return move.ok ? [game.start(), game.next(game.start(), move.value)] : [];
};

test('an engine in another process is asked by UGI and answers with its best move', async () => {
  const engine = openEngine(TABLE, speaking(ENGINE));
  expect(await engine.choose([], [], 1)).toBe('W');
  expect(await engine.choose(afterWater(), ['W'], 1)).toBe('SS');
  await engine.quit();
});

/** How the first move of an engine fails; the engine is gone afterwards. */
const failureOf = async (contender: ReturnType<typeof speaking>): Promise<unknown> => {
  const engine = openEngine(TABLE, contender);
  const failure = await engine.choose([], [], 1).catch((error: EngineError) => ({ ...error.fault, duty: error.duty }));
  await engine.quit();
  return failure;
};

describe('an engine leaves nobody waiting if it', () => {
  test('cannot be started', async () => {
    const failure = await failureOf({ ...speaking(''), command: 'no-such-engine' });
    expect(failure).toMatchObject({ code: 'engine/not-started', duty: 'be-ready' });
  });

  test('ends at once', async () => {
    expect(await failureOf(speaking(''))).toEqual({ code: 'engine/ended', duty: 'be-ready' });
  });

  test('refuses the options', async () => {
    const refusing = ENGINE.replace("console.log('readyok')", "console.log('error no')");
    expect(await failureOf(speaking(refusing))).toEqual({ code: 'engine/refused', line: 'error no', duty: 'be-ready' });
  });

  test('ends in a game', async () => {
    const crashing = ENGINE.replace(
      "if (line.startsWith('go'))",
      "if (line.startsWith('go')) process.exit(3); else if (0)",
    );
    expect(await failureOf(speaking(crashing))).toEqual({ code: 'engine/ended', duty: 'move' });
  });

  test('plays an illegal move, or none', async () => {
    const illegal = ENGINE.replace("'SS' : 'W'", "'SS' : 'X'");
    expect(await failureOf(speaking(illegal))).toEqual({ code: 'engine/illegal-move', move: 'X', duty: 'move' });
    const wordless = ENGINE.replace("bestmove ' + (lines.at(-2).endsWith('moves W') ? 'SS' : 'W')", "bestmove'");
    expect(await failureOf(speaking(wordless))).toEqual({ code: 'engine/illegal-move', move: '', duty: 'move' });
  });

  test('hangs and does not even want to leave', async () => {
    const hanging = "process.on('SIGTERM', () => undefined); setInterval(() => undefined, 1000);";
    expect(await failureOf(speaking(hanging, 50))).toEqual({ code: 'engine/silent', millis: 50, duty: 'be-ready' });
  });
});
