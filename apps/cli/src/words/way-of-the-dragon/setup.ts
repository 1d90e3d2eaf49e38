import type { SetupQuestion } from '../../faces/face.js';

/** What is asked before a game of Way of the Dragon. */
export const SETUP_QUESTIONS: readonly SetupQuestion[] = [
  {
    key: 'players',
    question: 'Who plays?',
    choices: [
      { value: 'k,r', label: 'Two: black and red' },
      { value: 'k,r,w', label: 'Three: black, red and white' },
      { value: 'k,r,w,y', label: 'Four: black, red, white and yellow' },
      { value: 'k,r,w,y,b', label: 'Five: black, red, white, yellow and blue' },
    ],
  },
  {
    key: 'powers',
    question: 'With powers?',
    choices: [
      { value: 'off', label: 'The basic game' },
      { value: 'on', label: 'The advanced game: each player has a power' },
    ],
  },
];
