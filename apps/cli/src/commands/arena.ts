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
import { parseTable } from '@dragonway/games';
import { type Command, Option } from 'commander';
import { climb } from '../arena/climb.js';
import { parseContender } from '../arena/contenders.js';
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
  readonly file: string;
  readonly ladder?: string;
  readonly game?: string;
}

/** What was played is kept in files: an interrupted match goes on with the same command. */
const signalOfInterruption = (): AbortSignal => {
  const controller = new AbortController();
  process.once('SIGINT', () => controller.abort());
  return controller.signal;
};

const settingsOf = ({ threads }: ArenaOptions) => ({
  signal: signalOfInterruption(),
  ...(threads === undefined ? {} : { threads }),
});

const climbAll = async (wishes: ArenaOptions, folder: string): Promise<void> => {
  const settings = settingsOf(wishes);
  for (const ladder of LADDERS.filter(({ game }) => wishes.game === undefined || wishes.game === game)) {
    if (settings.signal.aborted) return;
    const table = await climb(ladder, join(folder, ladder.game), settings);
    if (!table.ok) return printRefusal(table.refusal);
    print(table.value);
  }
};

const matchOf = (wishes: ArenaOptions, game: string, one: Contender, other: Contender): Match => ({
  tables: [wishes.options],
  one,
  other,
  fingerprint: fingerprintOf(game, [one, other]),
  games: wishes.games,
  seed: wishes.seed,
  openingDecisions: DEFAULT_OPENING_DECISIONS,
  mostTurns: DEFAULT_MOST_TURNS,
});

const meet = async (wishes: ArenaOptions): Promise<void> => {
  if (wishes.ladder !== undefined) return climbAll(wishes, wishes.ladder);
  const table = parseTable(wishes.options);
  if (!table.ok) return printRefusal(table.refusal);
  const one = parseContender(wishes.one, wishes.go);
  if (!one.ok) return printRefusal(one.refusal);
  const other = parseContender(wishes.other, wishes.go);
  if (!other.ok) return printRefusal(other.refusal);
  const played = await runArena(matchOf(wishes, table.value.kind.id, one.value, other.value), {
    ...settingsOf(wishes),
    file: wishes.file,
    onProgress: progress => process.stderr.write(`\r${progressLine(progress)}   `),
  });
  process.stderr.write('\n');
  if (!played.ok) return printRefusal(played.refusal);
  print(resultLine(played.value.games));
};

export const addArena = (program: Command): void => {
  const games = LADDERS.map(({ game }) => game);
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
    .option('--file <file>', 'where the games are kept', 'arena.jsonl')
    .option('--ladder <folder>', 'match every level with the one below it, and keep games and tables in a folder')
    .addOption(new Option('--game <id>', 'the ladder of this game alone').choices(games))
    .action(meet);
};
