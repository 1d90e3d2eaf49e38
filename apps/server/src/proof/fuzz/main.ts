import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { privateServer, startChild } from '../child.js';
import { fuzz } from './fuzz.js';

// Sends broken, hostile and out-of-turn messages to a server of its own on this machine.
const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '100000' },
    attackers: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
  },
});

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const run = async (): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'dragonway-fuzz-'));
  const child = await startChild('../main.js', privateServer(folder));
  try {
    const report = await fuzz({
      url: child.url,
      messages: Number(values.messages),
      attackers: Number(values.attackers),
      seed: Number(values.seed),
    });
    const { sent, answered, refused, reconnects, violations } = report;
    print(`${sent} messages sent, ${answered} answers, ${refused} of them refusals, ${reconnects} connections`);
    for (const violation of new Set(violations)) print(violation);
    print(violations.length === 0 ? 'no crash, no leak, no nonsense accepted' : `${violations.length} violations`);
    return violations.length === 0 ? 0 : 1;
  } finally {
    await child.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
};

run().then(
  code => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exit(2);
  },
);
