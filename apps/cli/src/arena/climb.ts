import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  inWords,
  LADDER_TABLE_NAME,
  type Ladder,
  type LadderStep,
  ladderTable,
  type MatchFileRefusal,
  type MatchProgress,
  progressLine,
  type Step,
  stepFileName,
  stepsOf,
} from '@dragonway/ai';
import { type ArenaRefusal, type ArenaSettings, runArena } from '@dragonway/ai/node';
import { accept, type Result } from '@dragonway/core';

/** Tells how long the rest of a ladder will take, at the pace of this run and by the effort of the games to come. */
const ladderEstimate = (steps: readonly LadderStep[]) => {
  const began = performance.now();
  const efforts = new Map<LadderStep, number>();
  return (step: LadderStep, { played, fresh }: MatchProgress): string => {
    efforts.set(step, fresh * step.effort);
    const done = [...efforts.values()].reduce((sum, effort) => sum + effort, 0);
    const later = steps.slice(steps.indexOf(step) + 1);
    const left = later.reduce(
      (sum, { match, effort }) => sum + match.games * effort,
      (step.match.games - played) * step.effort,
    );
    return done === 0 ? '' : `, of all steps ${inWords(((performance.now() - began) / done) * left)}`;
  };
};

/** Measures a ladder in a folder, or goes on with it; the table in the folder is true after every step. */
export const climb = async (
  ladder: Ladder,
  folder: string,
  settings: Omit<ArenaSettings, 'file' | 'onProgress'>,
): Promise<Result<string, MatchFileRefusal | ArenaRefusal>> => {
  mkdirSync(folder, { recursive: true });
  const steps = stepsOf(ladder);
  const estimate = ladderEstimate(steps);
  const measured: Step[] = [];
  for (const step of steps) {
    if (settings.signal?.aborted === true) break;
    process.stderr.write(`${ladder.game}, level ${step.level} against level ${step.level - 1}\n`);
    const file = join(folder, stepFileName(step.level));
    const onProgress = (progress: MatchProgress): void => {
      process.stderr.write(`\r${progressLine(progress)}${estimate(step, progress)}   `);
    };
    const played = await runArena(step.match, { ...settings, file, onProgress });
    process.stderr.write('\n');
    if (!played.ok) return played;
    measured.push({ level: step.level, games: played.value.games });
    writeFileSync(join(folder, LADDER_TABLE_NAME), ladderTable(ladder, measured));
  }
  return accept(ladderTable(ladder, measured));
};
