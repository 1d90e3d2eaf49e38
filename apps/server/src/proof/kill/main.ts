import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../services/postgres.js';
import { killStress } from './stress.js';

// Ends a server by kill -9 at random instants while games go on, and counts acknowledged moves that were lost.
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    tables: { type: 'string', default: '4' },
    longest: { type: 'string', default: '300' },
    store: { type: 'string', default: 'sqlite' },
  },
});

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const run = async (): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'dragonway-kill-'));
  const postgres = values.store === 'postgres' ? await startPostgres() : undefined;
  try {
    const report = await killStress({
      kills: Number(values.kills),
      tables: Number(values.tables),
      folder,
      nextInstant: () => randomInt(1, Number(values.longest)),
      variables: postgres === undefined ? {} : { DRAGONWAY_DATABASE_URL: postgres.url },
      onKill: ({ kills, acknowledged, lost }) => {
        if (kills % 20 === 0) print(`${kills} kills, ${acknowledged} moves, ${lost.length} lost`);
      },
    });
    print(
      `${report.kills} kills, ${report.acknowledged} moves on disk, of them ${report.unheard} not heard of before the kill`,
    );
    for (const lost of report.lost) print(`lost: ${lost}`);
    print(
      report.lost.length === 0 ? 'no acknowledged move was lost' : `${report.lost.length} acknowledged moves were lost`,
    );
    return report.lost.length === 0 ? 0 : 1;
  } finally {
    await postgres?.stop();
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
