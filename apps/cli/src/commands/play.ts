import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { accept, randomFrom } from '@dragonway/core';
import { KINDS, type Table } from '@dragonway/games';
import { commitment, type Seeds } from '@dragonway/verifiable-dice';
import { type Command, Option } from 'commander';
import { diceFrom } from '../play/dice.js';
import { playTable } from '../play/play-table.js';
import { playedRecord } from '../play/played-record.js';
import { chooseSeats, chooseTable } from '../play/setup.js';
import type { Talk } from '../play/talk.js';
import { isInteractive, openTalk } from '../play/terminal.js';
import { SEAT_KINDS, type SeatKind } from '../players/seat-kind.js';
import { printRefusal } from '../print.js';
import { wholeNumber } from './arguments.js';

interface PlayOptions {
  readonly game?: string;
  readonly options?: string;
  readonly position?: string;
  readonly seat?: readonly SeatKind[];
  readonly seed?: number;
  readonly record?: string;
}

// Without a person to ask, what is not said is the default: the first game, one person, random players for the others.
const settledBy = ({ game, options, seat = [] }: PlayOptions) => {
  if (isInteractive()) return { ...(game && { game }), ...(options && { options }), seats: seat };
  const table = options ?? game ?? KINDS[0]?.id ?? '';
  const seats: readonly SeatKind[] = seat.length > 0 ? seat : ['person'];
  return { options: table, seats: [...seats, ...Array.from({ length: 5 }, () => 'random' as const)] };
};

// The dice of a seed that was typed, or of one that nobody knows; each seat adds its own name.
const seedsOf = (seed: number, { game }: Table): Seeds => ({
  server: commitment(`dragonway play ${seed}`),
  players: game.info.seats,
});

const playAt = async (talk: Talk, table: Table, options: PlayOptions): Promise<void> => {
  const { game, kind } = table;
  const start = options.position === undefined ? accept(game.start()) : game.notation.parsePosition(options.position);
  if (!start.ok) return printRefusal(start.refusal, kind.id);
  const seats = await chooseSeats(talk, table, settledBy(options).seats);
  if (seats === undefined) return talk.say('Goodbye.');
  const seed = options.seed ?? randomInt(2 ** 32);
  const seeds = seedsOf(seed, table);
  const random = randomFrom(seed);
  const settings = { table, start: start.value, seats, random, seed, rollDice: diceFrom(seeds), talk };
  const played = await playTable(settings);
  talk.say(played.isOver ? `Result: ${game.notation.formatResult(played.state)}` : 'The game is left. Goodbye.');
  if (options.record === undefined) return;
  const date = new Date().toISOString().slice(0, 10).replaceAll('-', '.');
  writeFileSync(options.record, playedRecord({ table, start: start.value, seats, seeds, date }, played));
  talk.say(`The record is in ${options.record}.`);
};

const play = async (options: PlayOptions): Promise<void> => {
  const talk = openTalk();
  const table = await chooseTable(talk, settledBy(options));
  if (table === undefined) return talk.say('Goodbye.');
  if (!table.ok) return printRefusal(table.refusal, options.options?.split(';')[0]);
  await playAt(talk, table.value, options);
};

export const addPlay = (program: Command): void => {
  program
    .command('play')
    .description('play at the terminal, against persons, machines or random players')
    .option('--game <id>', `${KINDS.map(kind => kind.id).join(' or ')}; the other options are asked`)
    .option('--options <text>', 'the whole table, such as tao-long;mode=monk')
    .option('--position <text>', 'begin with this position')
    .addOption(new Option('--seat <kind...>', 'who plays each seat, in seat order').choices(SEAT_KINDS))
    .option('--seed <number>', 'seed of the machines, the random players and the dice', wholeNumber)
    .option('--record <file>', 'write the record of the game to this file')
    .action(play);
};
