import type { MatchFileRefusal, RequestRefusal } from '@dragonway/ai';
import type { ArenaRefusal } from '@dragonway/ai/node';
import type { Refusal } from '@dragonway/core';
import type { ContenderRefusal } from '../arena/contenders.js';
import type { TableRefusal } from '../arena/table.js';
import { echo } from './echo.js';
import { engineFaultInWords } from './engine-faults.js';
import { counted } from './phrases.js';

/** A position that cannot be solved. */
type SolveRefusal = Refusal & { readonly code: 'solve/has-dice'; readonly game: string; readonly expected: string };

export type MachineRefusal =
  | SolveRefusal
  | RequestRefusal
  | ContenderRefusal
  | TableRefusal
  | ArenaRefusal
  | MatchFileRefusal;

/** Why there is no advice, no contender or no match; `causeInWords` tells what was wrong with a request. */
export const machineRefusalInWords = (refusal: MachineRefusal, causeInWords: string): string => {
  switch (refusal.code) {
    case 'advice/nobody-chooses':
      return 'the game is over: there is no move to choose';
    case 'advice/dice-decide':
      return 'the dice are to be rolled, and nobody chooses what they show: expected moves that end with a roll, such as roll:WWFED';
    case 'advice/no-player':
      return `there is no artificial player of ${refusal.game}`;
    case 'advice/bad-request':
      return causeInWords;
    case 'advice/busy':
      return 'the player is thinking about another question';
    case 'advice/cancelled':
      return 'the question was taken back';
    case 'arena/unknown-contender':
      return `there is no player ${echo(refusal.word)}: expected ${refusal.expected}`;
    case 'arena/not-for-two':
      return `a match is for two players: expected a table for two, and ${refusal.options} has ${counted(refusal.players, 'player')}`;
    case 'arena/engine-not-ready':
      return `the engine ${echo(refusal.engine)} does not get ready for a game: ${engineFaultInWords(refusal.fault)}`;
    case 'solve/has-dice':
      return `${refusal.game} has dice, so no win is certain: expected a table of ${refusal.expected}`;
    case 'match-file/unreadable':
      return `the match file cannot be read in line ${refusal.line}: expected ${refusal.expected}`;
    case 'match-file/another-match':
      return `the file holds another match: its ${refusal.field} is ${echo(refusal.found)}, expected ${echo(refusal.expected)}; give another file, or put this one away`;
  }
};
