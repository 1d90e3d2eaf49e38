import type { Random } from '@dragonway/core';
import { bytesOf } from './derive.js';
import type { Seeds } from './seeds.js';

/** What is drawn before a game; each has its own sequence. */
export type Draw = 'first-player' | 'dead-pieces' | 'wheel';

const WORDS = 2 ** 32;

const wordsOf = function* (seeds: Seeds, draw: Draw, number: number): Generator<number, never> {
  const bytes = bytesOf(seeds, { word: draw, number });
  for (;;) {
    let word = 0;
    for (let index = 0; index < 4; index += 1) word = word * 256 + bytes.next().value;
    yield word;
  }
};

/** A source of random numbers for what the table draws before the game, derived and checked like the dice. */
export const setupRandom = (seeds: Seeds, draw: Draw): Random => {
  let number = 0;
  return {
    below: count => {
      number += 1;
      const words = wordsOf(seeds, draw, number);
      const firstRejected = WORDS - (WORDS % count);
      let word = words.next().value;
      while (word >= firstRejected) word = words.next().value;
      return word % count;
    },
  };
};
