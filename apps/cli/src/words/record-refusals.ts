import type { RecordTextRefusal, ReplayRefusal } from '@dragonway/core';
import { echo } from './echo.js';
import { either } from './phrases.js';

/** What is wrong with a record; `causeInWords` tells why its options, position or move are refused. */
export const recordRefusalInWords = (refusal: RecordTextRefusal | ReplayRefusal, causeInWords: string): string => {
  switch (refusal.code) {
    case 'record/unreadable':
      return `line ${refusal.line}, column ${refusal.column}: expected ${refusal.expected}`;
    case 'record/missing-tag':
      return `the tag ${refusal.tag} is missing`;
    case 'record/unknown-game':
      return `there is no game ${echo(refusal.game)}: expected ${either(refusal.expected)}`;
    case 'record/bad-options':
      return `the options are refused: ${causeInWords}`;
    case 'record/bad-position':
      return `the start position is refused: ${causeInWords}`;
    case 'record/wrong-turn-number':
      return `turn ${refusal.found} stands where turn ${refusal.expected} should`;
    case 'record/empty-turn':
      return `turn ${refusal.turn} has no move`;
    case 'record/illegal-move':
      return `turn ${refusal.turn}, ${echo(refusal.move)} in ${refusal.position}: ${causeInWords}`;
    case 'record/wrong-result':
      return `the result is ${echo(refusal.found)}, but the game ends with ${refusal.expected}`;
  }
};
