// Writes the tactical positions anew; src/solve/mine-tactics.ts holds the rule by which they are chosen.
// Build first, then: node packages/ai/scripts/mine-tactics.mjs [FIRST TABLE] [LAST TABLE] > FILE
import { mineTactics, TACTIC_TABLES } from '../dist/index.js';

const [first = 0, last = TACTIC_TABLES.length - 1] = process.argv.slice(2).map(Number);
for (let index = first; index <= last; index++) {
  for (const { theme, tactic } of mineTactics(index)) {
    if (tactic === undefined) process.stderr.write(`table ${index}, ${TACTIC_TABLES[index]}: no ${theme} was met\n`);
    else process.stdout.write(`${JSON.stringify(tactic)}\n`);
  }
}
