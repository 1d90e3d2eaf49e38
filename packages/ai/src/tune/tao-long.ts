import { NOBODY, randomFrom, type Seat } from '@dragonway/core';
import { type CheckedOptions, resolveRules, type State, workingRules } from '@dragonway/tao-long';
import { randomOpening } from '../arena/opening.js';
import { featureReader } from '../evaluate/tao-long/features.js';
import { judgedTaoLong } from '../evaluate/tao-long/judge.js';
import { FEATURES, type Feature, type Weights } from '../evaluate/tao-long/weights.js';
import { withNoise } from '../levels/noise.js';
import { thinkThrough } from '../search/deepening.js';
import { fitLogistic, type Sample } from './logistic.js';

/** How games are played for the tuner. */
export interface SelfPlay {
  readonly weights: Weights;
  /** States looked at for a decision. */
  readonly nodes: number;
  /** Makes games of the same opening differ, in hundredths of a lifepoint. */
  readonly noise: number;
  readonly openingDecisions: number;
  readonly mostTurns: number;
}

const TABLE_BYTES = 1 << 20;

/** Plays one game of the evaluation against itself; samples of its turn starts, none if it was not decided. */
export const selfPlaySamples = (options: CheckedOptions, play: SelfPlay, seed: number): readonly Sample[] => {
  const { game, judge } = judgedTaoLong(options, { weights: play.weights });
  const noisy = { game, judge: withNoise(judge, play.noise, seed) };
  const starts: State[] = [];
  let state = randomOpening(game, play.openingDecisions, randomFrom(seed)).states.at(-1) as State;
  while (game.actor(state) !== NOBODY && state.turn <= play.mostTurns) {
    if (judge.isTurnStart(state)) starts.push(state);
    const { move } = thinkThrough(noisy, state, { limits: { nodes: play.nodes }, tableBytes: TABLE_BYTES });
    state = game.next(state, move);
  }
  const winner = game.outcome(state)?.winners[0];
  return winner === undefined ? [] : samplesOf(options, starts, winner);
};

const samplesOf = ({ table }: CheckedOptions, starts: readonly State[], winner: Seat): readonly Sample[] => {
  const read = featureReader(workingRules(resolveRules(table)));
  return starts.map(start => {
    const features = new Float64Array(FEATURES.length);
    read(start, features);
    return { features, points: (start.toPlay === 'heaven') === (winner === 0) ? 1 : 0 };
  });
};

/** What the tuner found: weights in hundredths of a lifepoint, and how many of those make the odds e to 1. */
export interface Tuned {
  readonly weights: Weights;
  readonly chanceScale: number;
}

const LIFE = FEATURES.indexOf('life');

/** Fits the weights to samples, starting from earlier ones; a lifepoint stays the unit. */
export const tune = (samples: readonly Sample[], { weights, chanceScale }: Tuned, pull: number): Tuned => {
  const earlier = Float64Array.from(FEATURES, feature => weights[feature] / chanceScale);
  const fitted = fitLogistic(samples, earlier, pull);
  const scale = 100 / (fitted[LIFE] ?? 1);
  const entries = FEATURES.map((feature, index): readonly [Feature, number] => [
    feature,
    Math.round((fitted[index] ?? 0) * scale),
  ]);
  return { weights: Object.fromEntries(entries) as Record<Feature, number>, chanceScale: Math.round(scale) };
};
