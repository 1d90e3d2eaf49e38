import { type Random, randomFrom, shuffled } from '@dragonway/core';
import type { WayOptions } from '@dragonway/way-of-the-dragon';
import { estimateBy } from '../../evaluate/way-of-the-dragon/estimate.js';
import { NETWORK_SIZE, networkOf } from '../../evaluate/way-of-the-dragon/network.js';
import { judgedTable } from '../../way-turn/table.js';
import { drawOptions } from './curriculum.js';
import { type Descent, descend, newDescent } from './descent.js';
import { addLesson, newSlopes, type Slopes } from './learn.js';
import { type Lesson, playLessons } from './self-play.js';

/** A training that can be laid aside and taken up again: the same seed and rounds give the same numbers. */
export interface Training {
  readonly seed: number;
  readonly numbers: Float64Array;
  readonly descent: Descent;
  rounds: number;
}

/** The training that the weights of the package come from. */
export const SHIPPED_TRAINING = { seed: 11, rounds: 342 } as const;

const SCALE = 1 << 20;

/** Starts from small random numbers. */
export const newTraining = (seed: number): Training => {
  const random = randomFrom(seed);
  const numbers = Float64Array.from({ length: NETWORK_SIZE }, () => (random.below(SCALE) / SCALE - 0.5) * 0.2);
  return { seed, numbers, descent: newDescent(NETWORK_SIZE), rounds: 0 };
};

interface Taught {
  readonly options: WayOptions;
  readonly lesson: Lesson;
}

/** How a round of training went. */
export interface RoundReport {
  readonly rounds: number;
  readonly games: number;
  readonly lessons: number;
  /** The root of the mean squared difference between judgement and lesson. */
  readonly error: number;
}

const GAMES_OF_A_ROUND = 24;
const LESSONS_OF_A_STEP = 48;
const ROUND_STRIDE = 7_919;

const playRound = (training: Training, random: Random, games: number): readonly Taught[] => {
  const network = networkOf(training.numbers);
  return Array.from({ length: games }, () => {
    const options = drawOptions(random);
    const lessons = playLessons(judgedTable(options, estimateBy(options, network)), random);
    return lessons.map(lesson => ({ options, lesson }));
  }).flat();
};

const learnStep = (training: Training, slopes: Slopes, step: readonly Taught[], pace: number): number => {
  const network = networkOf(training.numbers);
  const error = step.reduce((sum, { options, lesson }) => sum + addLesson(network, slopes, options, lesson), 0);
  descend(training.descent, training.numbers, slopes.sums, step.length, pace);
  return error;
};

/** Plays and learns one round of so many games; `pace` is how far a step goes. */
export const trainRound = (training: Training, pace: number, games = GAMES_OF_A_ROUND): RoundReport => {
  const random = randomFrom(training.seed + training.rounds * ROUND_STRIDE);
  const taught = shuffled(random, playRound(training, random, games));
  const slopes = newSlopes();
  let error = 0;
  for (let at = 0; at < taught.length; at += LESSONS_OF_A_STEP) {
    error += learnStep(training, slopes, taught.slice(at, at + LESSONS_OF_A_STEP), pace);
  }
  training.rounds += 1;
  const lessons = taught.length;
  return { rounds: training.rounds, games, lessons, error: Math.sqrt(error / lessons) };
};

const FIRST_PACE = 0.004;
const LAST_PACE = 0.0004;

/** The pace of a round of a training that is to last so many: fast at first, careful in the end. */
export const paceOf = (round: number, rounds: number): number =>
  FIRST_PACE * (LAST_PACE / FIRST_PACE) ** Math.min(1, round / rounds);
