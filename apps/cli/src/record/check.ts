import {
  accept,
  type GameRecord,
  parseRecord,
  type Refusal,
  type Replay,
  type Result,
  replay,
  tagOf,
} from '@dragonway/core';
import { KINDS } from '@dragonway/games';
import { checkCommitment, checkDice, parseCommitment, parseSeeds, rollsOfMoves } from '@dragonway/verifiable-dice';
import { refusalInWords } from '../words/refusal-words.js';

/** What a check found: the record is right, wrong, or no record at all. */
export type Finding =
  | { readonly kind: 'right'; readonly words: readonly string[] }
  | { readonly kind: 'wrong'; readonly words: readonly string[] }
  | { readonly kind: 'unreadable'; readonly words: readonly string[] };

const wrong = (words: string): Finding => ({ kind: 'wrong', words: [words] });

const checkPromise = (record: GameRecord, serverSeed: string): Finding | undefined => {
  const promised = tagOf(record, 'Commitment');
  if (promised === undefined) return undefined;
  const read = parseCommitment(promised);
  if (!read.ok) return wrong(`The tag Commitment cannot be read: expected ${read.refusal.expected}.`);
  return checkCommitment(serverSeed, read.value) ? undefined : wrong('The seed is not the one that was promised.');
};

const rollIsWrong = (replayed: Replay, roll: number, result: string, expected: string): Finding => {
  const rolled = replayed.decisions.filter(({ text }) => text.startsWith('roll:'));
  return wrong(`Roll ${roll}, in turn ${rolled[roll - 1]?.turn}, is wrong: ${result} instead of ${expected}.`);
};

/** Rolls the dice of a game with chance again where its record reveals the seed. */
const checkRolls = (record: GameRecord, replayed: Replay): Finding => {
  const right = `Right: ${replayed.decisions.length} decisions, result ${record.result}.`;
  const seedText = tagOf(record, 'Seed');
  if (!replayed.game.info.hasChance) return { kind: 'right', words: [right] };
  if (seedText === undefined)
    return { kind: 'right', words: [right, 'The dice are not checked: there is no tag Seed.'] };
  const seeds = parseSeeds(seedText);
  if (!seeds.ok)
    return wrong(
      `The tag Seed cannot be read at character ${seeds.refusal.at + 1}: expected ${seeds.refusal.expected}.`,
    );
  const broken = checkPromise(record, seeds.value.server);
  if (broken !== undefined) return broken;
  const rolls = rollsOfMoves(replayed.decisions.map(({ text }) => text));
  const found = checkDice(seeds.value, rolls);
  if (found !== undefined) return rollIsWrong(replayed, found.roll, found.result, found.expected);
  return { kind: 'right', words: [right, `All ${rolls.length} rolls follow from the seed.`] };
};

/** Reads a record's text and plays it through. */
export const openRecord = (
  text: string,
): Result<{ readonly record: GameRecord; readonly replayed: Replay }, Refusal> => {
  const record = parseRecord(text);
  if (!record.ok) return record;
  const replayed = replay(KINDS, record.value);
  return replayed.ok ? accept({ record: record.value, replayed: replayed.value }) : replayed;
};

/** The game that a record says it belongs to, for the words of its refusals. */
export const gameOfRecord = (text: string): string | undefined => {
  const record = parseRecord(text);
  return record.ok ? tagOf(record.value, 'Game') : undefined;
};

/** Checks a record: its form, its moves, its result, and its dice. */
export const checkRecord = (text: string): Finding => {
  const opened = openRecord(text);
  if (opened.ok) return checkRolls(opened.value.record, opened.value.replayed);
  const words = [`Refused, ${refusalInWords(opened.refusal, gameOfRecord(text))}.`];
  return { kind: opened.refusal.code === 'record/unreadable' ? 'unreadable' : 'wrong', words };
};
