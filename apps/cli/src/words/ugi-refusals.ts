import type { UgiRefusal } from '../ugi/refusals.js';
import { echo } from './echo.js';
import { either } from './phrases.js';

/** What is wrong with a line of the engine protocol; `causeInWords` tells why its move is illegal. */
export const ugiRefusalInWords = (refusal: UgiRefusal, causeInWords: string): string => {
  switch (refusal.code) {
    case 'ugi/unknown-command':
      return `there is no command ${echo(refusal.word)}: expected ${either(refusal.expected)}`;
    case 'ugi/unexpected-word':
      return `unexpected ${echo(refusal.word)}: expected ${refusal.expected}`;
    case 'ugi/missing-word':
      return `the line ends after ${echo(refusal.after)}: expected ${refusal.expected}`;
    case 'ugi/unknown-option':
      return `there is no option ${echo(refusal.name)}: expected ${either(refusal.expected)}`;
    case 'ugi/illegal-move':
      return `move ${refusal.place}, ${echo(refusal.move)}: ${causeInWords}`;
    case 'ugi/game-over':
      return 'the game is over: there is no move to choose';
    case 'ugi/stopped':
      return `the count of depth ${refusal.depth} was stopped before its end`;
  }
};
