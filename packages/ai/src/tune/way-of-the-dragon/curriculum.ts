import { type Random, shuffled } from '@dragonway/core';
import { PLAYERS, randomDeadPieces, type WayOptions } from '@dragonway/way-of-the-dragon';

const PERCENT = 100;
const TWO_PLAYERS = 62;
const THREE_PLAYERS = 78;
const FOUR_PLAYERS = 88;
const USUAL_LENGTH = 9;
const LEAST_LENGTH = 5;
const LENGTHS = 11;
const MOST_DEAD = 10;

const seatsOf = (drawn: number): number => {
  if (drawn < TWO_PLAYERS) return 2;
  if (drawn < THREE_PLAYERS) return 3;
  return drawn < FOUR_PLAYERS ? 4 : 5;
};

/** The options of a game to learn from: mostly the usual table, and often enough each of the others. */
export const drawOptions = (random: Random): WayOptions => {
  const happens = (percent: number): boolean => random.below(PERCENT) < percent;
  const players = shuffled(random, PLAYERS).slice(0, seatsOf(random.below(PERCENT)));
  const [first = 'black'] = players;
  const length = happens(65) ? USUAL_LENGTH : LEAST_LENGTH + random.below(LENGTHS);
  const dead = happens(75) ? [] : randomDeadPieces(random, 1 + random.below(MOST_DEAD), length);
  return { players, first, powers: happens(50), immunity: happens(25), dead, length };
};
