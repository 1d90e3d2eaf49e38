import { readFileSync } from 'node:fs';
import { type LevelNumber, type ReviewedDecision, review, reviewLuck, thinkerOf } from '@dragonway/ai';
import { type GameRecord, type Replay, type Seat, seat, tagOf } from '@dragonway/core';
import { parseTable } from '@dragonway/games';
import type { Command } from 'commander';
import { faceOf } from '../faces/faces.js';
import { print, printRefusal } from '../print.js';
import { gameOfRecord, openRecord } from '../record/check.js';
import { endLine } from '../review/end.js';
import { curveExplained, decisionLine, luckExplained, luckTable, markLines, turnLines } from '../review/tables.js';
import { levelNumber } from './arguments.js';

const THOROUGH: LevelNumber = 8;
const SEED = 1;

interface Names {
  /** By seat. */
  readonly names: readonly string[];
  /** The seats that decide. */
  readonly acting: readonly Seat[];
}

const namesOf = ({ game, options }: Replay): Names => {
  const face = faceOf(game.info.id);
  const names = game.info.seats.map((_seat, index) => face.seatName(options, seat(index)));
  return { names, acting: face.actingSeats(options) };
};

const reviewDecisions = (record: GameRecord, replayed: Replay, level: LevelNumber): void => {
  const table = parseTable(tagOf(record, 'Options') ?? '');
  if (!table.ok) return printRefusal(table.refusal);
  const thinker = thinkerOf(table.value);
  if (!thinker.ok) return printRefusal(thinker.refusal);
  const { names, acting } = namesOf(replayed);
  print(...curveExplained(names, level));
  const reviewed: ReviewedDecision[] = [];
  for (const decision of review(replayed, thinker.value, { strength: { kind: 'level', level }, seed: SEED })) {
    if (decision === undefined) continue;
    reviewed.push(decision);
    print(decisionLine(decision, names));
  }
  print('', ...markLines(reviewed, names, acting));
};

const reviewDice = (replayed: Replay): void => {
  const { names, acting } = namesOf(replayed);
  print(...luckExplained);
  const turns = reviewLuck(replayed);
  let step = turns.next();
  for (; !step.done; step = turns.next()) print(...turnLines(step.value, names));
  const steps = step.value.turns.flatMap(turn => turn.steps);
  print('', ...luckTable(step.value, names), '', ...markLines(steps, names, acting));
};

const run = (file: string, { level }: { readonly level: LevelNumber }): void => {
  const text = readFileSync(file, 'utf8');
  const opened = openRecord(text);
  if (!opened.ok) return printRefusal(opened.refusal, gameOfRecord(text));
  const { record, replayed } = opened.value;
  if (replayed.decisions.length === 0) return print('Nothing was decided in this game, so there is nothing to review.');
  if (replayed.game.info.hasChance) reviewDice(replayed);
  else reviewDecisions(record, replayed, level);
  print(endLine(record, replayed));
};

export const addReview = (program: Command): void => {
  program
    .command('review')
    .argument('<file>')
    .description('look at a game again: the curve of the winning chance with mistakes marked, or luck and skill')
    .option('--level <number>', 'how thoroughly a game without dice is looked at', levelNumber, THOROUGH)
    .action(run);
};
