import { rollDice } from './dice.js';
import type { Seeds } from './seeds.js';

/** A roll as a record has it: the letters of the dice that stayed (empty for none), and of all five after it. */
export interface RecordedRoll {
  readonly kept: string;
  readonly result: string;
}

/** The first roll of a record that its seeds do not give. */
export interface WrongRoll extends RecordedRoll {
  /** Counted from 1 over all rolls of the game, re-rolls too. */
  readonly roll: number;
  readonly expected: string;
}

const KEEP = /^(?:tiger\+)?keep:([WFMEO]*D*|-)$/;
const ROLL = /^roll:([WFMEOD]+)$/;

/** The rolls among the moves of a game, each with the dice that the decision before it kept. */
export const rollsOfMoves = (moves: readonly string[]): readonly RecordedRoll[] =>
  moves.flatMap((move, index) => {
    const result = ROLL.exec(move)?.[1];
    const kept = KEEP.exec(moves[index - 1] ?? '')?.[1] ?? '-';
    return result === undefined ? [] : [{ kept: kept === '-' ? '' : kept, result }];
  });

/** Rolls all rolls of a game again; undefined if every one is right. */
export const checkDice = (seeds: Seeds, rolls: readonly RecordedRoll[]): WrongRoll | undefined => {
  for (const [index, { kept, result }] of rolls.entries()) {
    const expected = rollDice(seeds, index + 1, kept);
    if (expected !== result) return { roll: index + 1, kept, result, expected };
  }
  return undefined;
};
