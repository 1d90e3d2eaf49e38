import type { MatchFileRefusal, RequestRefusal } from '@dragonway/ai';
import type { ContenderRefusal } from '../arena/contenders.js';
import { echo } from './echo.js';

export type MachineRefusal = RequestRefusal | ContenderRefusal | MatchFileRefusal;

/** Why there is no advice, no contender or no match; `causeInWords` tells what was wrong with a request. */
export const machineRefusalInWords = (refusal: MachineRefusal, causeInWords: string): string => {
  switch (refusal.code) {
    case 'advice/nobody-chooses':
      return 'the game is over: there is no move to choose';
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
    case 'match-file/unreadable':
      return `the match file cannot be read in line ${refusal.line}: expected ${refusal.expected}`;
    case 'match-file/another-match':
      return `the file holds another match: its ${refusal.field} is ${echo(refusal.found)}, expected ${echo(refusal.expected)}; give another file, or put this one away`;
  }
};
