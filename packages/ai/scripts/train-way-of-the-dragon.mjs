// Trains the judgement of Way of the Dragon by games with itself; goes on with FILE where it exists and keeps it up to date.
// Build first, then: node packages/ai/scripts/train-way-of-the-dragon.mjs FILE [ROUNDS] [SEED]
// The rows for src/evaluate/way-of-the-dragon/trained-rows.ts go to standard output. Without ROUNDS and SEED, and with no FILE
// yet, they are those of the package, byte for byte: two to four minutes of one core.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import {
  formatRows,
  formatTraining,
  newTraining,
  paceOf,
  parseTraining,
  SHIPPED_TRAINING,
  trainRound,
} from '../dist/index.js';

const [, , file, rounds = SHIPPED_TRAINING.rounds, seed = SHIPPED_TRAINING.seed] = process.argv;
if (file === undefined) throw new Error('expected FILE, where the training is kept');
const KEPT_EVERY = 10;

const open = () => {
  if (!existsSync(file)) return newTraining(Number(seed));
  const training = parseTraining(readFileSync(file, 'utf8'));
  if (!training.ok) throw new Error(`${file}: expected ${training.refusal.expected}`);
  return training.value;
};

// Renamed into place, so that an interruption never leaves half a file.
const keep = training => {
  writeFileSync(`${file}.part`, formatTraining(training));
  renameSync(`${file}.part`, file);
};

const training = open();
while (training.rounds < Number(rounds)) {
  const { lessons, error } = trainRound(training, paceOf(training.rounds, Number(rounds)));
  process.stderr.write(`round ${training.rounds} of ${rounds}: ${lessons} lessons, error ${error.toFixed(4)}\n`);
  if (training.rounds % KEPT_EVERY === 0) keep(training);
}
keep(training);
process.stdout.write(formatRows(training));
