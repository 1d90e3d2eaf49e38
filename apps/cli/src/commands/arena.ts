import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Contender,
  DEFAULT_MOST_TURNS,
  DEFAULT_OPENING_DECISIONS,
  LEVEL_NUMBERS,
  type MatchGame,
} from '@dragonway/ai';
import { runArena } from '@dragonway/ai/node';
import { parseTable } from '@dragonway/games';
import type { Command } from 'commander';
import { parseContender } from '../arena/contenders.js';
import { ladderTable, progressLine, resultLine, type Step } from '../arena/report.js';
import { print, printRefusal } from '../print.js';
import { wholeNumber } from './arguments.js';

interface ArenaOptions {
  readonly options: string;
  readonly one: string;
  readonly other: string;
  readonly go: string;
  readonly games: number;
  readonly seed: number;
  readonly threads?: number;
  readonly file?: string;
  readonly ladder?: string;
}

let isInterrupted = false;

const play = async (
  { options, games, seed, threads }: ArenaOptions,
  one: Contender,
  other: Contender,
  file: string,
): Promise<readonly MatchGame[]> => {
  const pairing = { openingDecisions: DEFAULT_OPENING_DECISIONS, mostTurns: DEFAULT_MOST_TURNS };
  const match = { options, one, other, games, seed, ...pairing };
  const played = await runArena(match, {
    file,
    ...(threads === undefined ? {} : { threads }),
    onProgress: progress => process.stderr.write(`\r${progressLine(progress)}   `),
    isInterrupted: () => isInterrupted,
  });
  process.stderr.write('\n');
  if (played.ok) return played.value.games;
  printRefusal(played.refusal);
  return [];
};

const climb = async (wishes: ArenaOptions, folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const steps: Step[] = [];
  for (const level of LEVEL_NUMBERS.filter(number => number > 1)) {
    const below = LEVEL_NUMBERS[level - 2] ?? 1;
    const one: Contender = { kind: 'thinker', strength: { kind: 'level', level } };
    const other: Contender = { kind: 'thinker', strength: { kind: 'level', level: below } };
    if (isInterrupted) break;
    process.stderr.write(`Level ${level} against level ${below}\n`);
    steps.push({ level, games: await play(wishes, one, other, join(folder, `level-${level}.jsonl`)) });
    writeFileSync(join(folder, 'ladder.md'), ladderTable(wishes.options, steps));
  }
  print(ladderTable(wishes.options, steps));
};

const meet = async (wishes: ArenaOptions): Promise<void> => {
  const table = parseTable(wishes.options);
  if (!table.ok) return printRefusal(table.refusal);
  // What was played is kept in the file: an interrupted match goes on with the same command.
  process.once('SIGINT', () => {
    isInterrupted = true;
  });
  if (wishes.ladder !== undefined) return climb(wishes, wishes.ladder);
  const one = parseContender(wishes.one, wishes.go);
  if (!one.ok) return printRefusal(one.refusal);
  const other = parseContender(wishes.other, wishes.go);
  if (!other.ok) return printRefusal(other.refusal);
  const games = await play(wishes, one.value, other.value, wishes.file ?? 'arena.jsonl');
  print(resultLine(games));
};

export const addArena = (program: Command): void => {
  program
    .command('arena')
    .description('match two players, or climb the ladder of levels; an interrupted match goes on with the same command')
    .option('--options <text>', 'the table', 'tao-long;mode=master')
    .option('--one <player>', 'level:1 to level:10, nodes:NUMBER, random, or ugi:COMMAND', 'level:2')
    .option('--other <player>', 'the other player', 'level:1')
    .option('--go <line>', 'what UGI engines are sent for every move', 'go movetime 100')
    .option('--games <number>', 'how many games', wholeNumber, 200)
    .option('--seed <number>', 'seed of openings and players', wholeNumber, 1)
    .option('--threads <number>', 'games at the same time; all cores unless told', wholeNumber)
    .option('--file <file>', 'where the games are kept; arena.jsonl unless told')
    .option('--ladder <folder>', 'match every level with the one below it, and keep games and table in a folder')
    .action(meet);
};
