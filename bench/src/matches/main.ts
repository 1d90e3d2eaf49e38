import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { progressLine } from '@dragonway/ai';
import { runArena } from '@dragonway/ai/node';
import { CONTESTS } from './contests.js';
import { keptMatches, MATCH_FOLDER } from './kept.js';
import { matchReport } from './table.js';

/*
 * The matches of the strongest level against what a user of a general framework would have. They take long; interrupted,
 * the same command goes on. The games are kept in bench/matches, which has to be emptied to play them anew; the report in
 * bench/matches.md tells of the matches that are over.
 */
const REPORT = new URL('../../matches.md', import.meta.url);

const controller = new AbortController();
process.once('SIGINT', () => controller.abort());
mkdirSync(MATCH_FOLDER, { recursive: true });

for (const contest of CONTESTS) {
  if (controller.signal.aborted) break;
  process.stderr.write(`${contest.what}\n`);
  const result = await runArena(contest.match, {
    file: fileURLToPath(new URL(contest.file, MATCH_FOLDER)),
    thread: new URL('./match-thread.js', import.meta.url),
    signal: controller.signal,
    onProgress: progress => process.stderr.write(`\r${progressLine(progress)}   `),
  });
  process.stderr.write('\n');
  if (!result.ok) throw new Error(`${contest.file}: ${JSON.stringify(result.refusal)}`);
  writeFileSync(REPORT, matchReport(keptMatches()));
}
process.stdout.write(matchReport(keptMatches()));
