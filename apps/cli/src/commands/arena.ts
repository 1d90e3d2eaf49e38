import { join } from 'node:path';
import {
  type Contender,
  DEFAULT_MOST_TURNS,
  DEFAULT_OPENING_DECISIONS,
  fingerprintOf,
  LADDERS,
  type Match,
  progressLine,
  resultLine,
} from '@dragonway/ai';
import { runArena } from '@dragonway/ai/node';
import { accept, type Refusal, type Result } from '@dragonway/core';
import { type Command, Option } from 'commander';
import { climb } from '../arena/climb.js';
import { type ContenderSettings, parseContender } from '../arena/contenders.js';
import { forfeitLines } from '../arena/forfeits.js';
import { signalOfInterruption, tellInterruption } from '../arena/interruption.js';
import { parseMatchTable } from '../arena/table.js';
import { print, printRefusal } from '../print.js';
import { positiveNumber, wholeNumber } from './arguments.js';
import { hashOption } from './hash.js';

interface ArenaOptions {
  readonly options: string;
  readonly one: string;
  readonly other: string;
  readonly go: string;
  readonly patience: number;
  readonly hash?: number;
  readonly games: number;
  readonly seed: number;
  readonly threads?: number;
  readonly file: string;
  readonly ladder?: string;
  readonly game?: string;
}

const settingsOf = ({ threads }: ArenaOptions) => ({
  signal: signalOfInterruption(),
  ...(threads === undefined ? {} : { threads }),
});

const climbAll = async (wishes: ArenaOptions, folder: string): Promise<void> => {
  const settings = settingsOf(wishes);
  for (const ladder of LADDERS.filter(({ game }) => wishes.game === undefined || wishes.game === game)) {
    const table = await climb(ladder, join(folder, ladder.game), settings);
    if (!table.ok) return printRefusal(table.refusal);
    print(table.value);
    if (settings.signal.aborted) return tellInterruption();
  }
};

const contenderSettings = ({ go, patience, hash }: ArenaOptions): ContenderSettings => ({
  go,
  mostMillis: patience * 1_000,
  ...(hash === undefined ? {} : { tableBytes: hash }),
});

const matchOf = (wishes: ArenaOptions): Result<Match, Refusal> => {
  const table = parseMatchTable(wishes.options);
  if (!table.ok) return table;
  const settings = contenderSettings(wishes);
  const one = parseContender(wishes.one, settings);
  if (!one.ok) return one;
  const other = parseContender(wishes.other, settings);
  if (!other.ok) return other;
  const contenders: readonly [Contender, Contender] = [one.value, other.value];
  return accept({
    tables: [wishes.options],
    one: one.value,
    other: other.value,
    fingerprint: fingerprintOf(table.value.kind.id, contenders),
    games: wishes.games,
    seed: wishes.seed,
    openingDecisions: DEFAULT_OPENING_DECISIONS,
    mostTurns: DEFAULT_MOST_TURNS,
  });
};

const meet = async (wishes: ArenaOptions): Promise<void> => {
  if (wishes.ladder !== undefined) return climbAll(wishes, wishes.ladder);
  const match = matchOf(wishes);
  if (!match.ok) return printRefusal(match.refusal);
  const settings = settingsOf(wishes);
  const { file } = wishes;
  let hasProgress = false;
  const played = await runArena(match.value, {
    ...settings,
    file,
    onProgress: progress => {
      hasProgress = true;
      process.stderr.write(`\r${progressLine(progress)}   `);
    },
  });
  if (hasProgress) process.stderr.write('\n');
  if (!played.ok) return printRefusal(played.refusal);
  const { games } = played.value;
  if (games.length > 0) print(resultLine(games), ...forfeitLines(match.value, games));
  if (games.length < wishes.games) tellInterruption();
};

export const addArena = (program: Command): void => {
  const games = LADDERS.map(({ game }) => game);
  program
    .command('arena')
    .description('match two players, or climb the ladder of levels; an interrupted match goes on with the same command')
    .option('--options <text>', 'the table, which is for two', 'tao-long;mode=master')
    .option('--one <player>', 'level:1 to level:10, nodes:NUMBER, random, or ugi:COMMAND', 'level:2')
    .option('--other <player>', 'the other player', 'level:1')
    .option('--go <line>', 'what UGI engines are sent for every move', 'go movetime 100')
    .option('--patience <seconds>', 'an engine that owes an answer for longer loses the game', positiveNumber, 60)
    .addOption(hashOption('memory of players with nodes:NUMBER, in mebibytes'))
    .option('--games <number>', 'how many games', positiveNumber, 200)
    .option('--seed <number>', 'seed of openings and players', wholeNumber, 1)
    .option('--threads <number>', 'games at the same time; all cores unless told', positiveNumber)
    .option('--file <file>', 'where the games are kept', 'arena.jsonl')
    .option('--ladder <folder>', 'match every level with the one below it, and keep games and tables in a folder')
    .addOption(new Option('--game <id>', 'the ladder of this game alone').choices(games))
    .action(meet);
};
