import { readFileSync } from 'node:fs';
import { type LevelNumber, review, reviewLuck, thinkerOf } from '@dragonway/ai';
import { type GameRecord, type Replay, tagOf } from '@dragonway/core';
import { parseTable } from '@dragonway/games';
import type { Command } from 'commander';
import { print, printRefusal } from '../print.js';
import { gameOfRecord, openRecord } from '../record/check.js';
import { decisionLine, luckTable, turnLine } from '../review/tables.js';
import { levelNumber } from './arguments.js';

const THOROUGH: LevelNumber = 8;
const SEED = 1;

const reviewDecisions = (record: GameRecord, replayed: Replay, level: LevelNumber): void => {
  const table = parseTable(tagOf(record, 'Options') ?? '');
  if (!table.ok) return printRefusal(table.refusal);
  const thinker = thinkerOf(table.value);
  if (!thinker.ok) return printRefusal(thinker.refusal);
  const { seats } = replayed.game.info;
  print(`The bar is the chance of ${seats[0]}.`);
  for (const reviewed of review(replayed, thinker.value, { strength: { kind: 'level', level }, seed: SEED })) {
    if (reviewed !== undefined) print(decisionLine(reviewed, seats));
  }
};

const reviewDice = (replayed: Replay): void => {
  const { seats } = replayed.game.info;
  const turns = reviewLuck(replayed);
  let step = turns.next();
  for (; !step.done; step = turns.next()) print(turnLine(step.value, seats));
  print('', ...luckTable(step.value, seats));
};

const run = (file: string, { level }: { readonly level: LevelNumber }): void => {
  const text = readFileSync(file, 'utf8');
  const opened = openRecord(text);
  if (!opened.ok) return printRefusal(opened.refusal, gameOfRecord(text));
  const { record, replayed } = opened.value;
  if (replayed.game.info.hasChance) reviewDice(replayed);
  else reviewDecisions(record, replayed, level);
};

export const addReview = (program: Command): void => {
  program
    .command('review')
    .argument('<file>')
    .description('look at a game again: the curve of the winning chance with mistakes marked, or luck and skill')
    .option('--level <number>', 'how thoroughly a game without dice is looked at', levelNumber, THOROUGH)
    .action(run);
};
