import { lettersOfRoll, type WayState } from '@dragonway/way-of-the-dragon';
import { exponential } from '../evaluate/exponential.js';
import type { Estimate } from '../evaluate/way-of-the-dragon/estimate.js';
import { happens, scramble } from '../levels/noise.js';
import { WAY_BLIND_SPOTS, type WayBlindSpot, type WayLevel } from '../levels/way-of-the-dragon.js';
import { EQUILIBRIUM, isCall, isPowerAct } from '../way-turn/acts.js';
import type { Notices } from '../way-turn/survey.js';

const RANGE = 2 ** 16;
const HUNDREDTHS = 100;

const wordOf = ({ places, unused, passes, seat }: WayState): number =>
  places.reduce((word, place) => Math.imul(word, 31) + place, (unused * 8 + passes) * 8 + seat);

// The sum of two even draws: near 0 most often, never beyond the double of the noise.
const stray = (state: WayState, seed: number): number => {
  const drawn = scramble(wordOf(state), state.isExtra ? 1 : 0, seed);
  return ((drawn & 0xffff) + (drawn >>> 16)) / RANGE - 1;
};

/** A chance with its odds changed by a factor; what is certain stays certain. */
const withOdds = (chance: number, factor: number): number => (chance * factor) / (chance * factor + 1 - chance);

/**
 * A judgement that strays for one seat. How far depends on the position and the seed alone, so that it misjudges the
 * same position in the same way, as a person does, and its choices can be repeated. Ends of the game are never misjudged.
 */
export const withStrayOdds = (judge: Estimate, seat: number, noise: number, seed: number): Estimate =>
  noise === 0
    ? judge
    : (state, chances, at) => {
        judge(state, chances, at);
        if (state.phase === 'over') return;
        const factor = exponential((stray(state, seed) * 2 * noise) / HUNDREDTHS);
        chances[at + seat] = withOdds(chances[at + seat] ?? 0, factor);
      };

/** What is overlooked in one decision. */
export type Overlooked = Readonly<Record<WayBlindSpot, boolean>>;

/** Draws what a level overlooks in this turn. */
export const overlookedBy = ({ overlooks }: WayLevel, state: WayState, seed: number): Overlooked => {
  const isOverlooked = (spot: WayBlindSpot): boolean =>
    happens(scramble(seed, state.turn, WAY_BLIND_SPOTS.indexOf(spot)), overlooks[spot]);
  return {
    swaps: isOverlooked('swaps'),
    powers: isOverlooked('powers'),
    equilibrium: isOverlooked('equilibrium'),
    secondReroll: isOverlooked('secondReroll'),
  };
};

const BALANCED = 'WFMEO';

/** Which acts are thought of. An Equilibrium that lies on the table has to be made, seen or not. */
export const noticesBut = ({ swaps, powers, equilibrium }: Overlooked, state: WayState): Notices => {
  const isBalanced = lettersOfRoll(state.roll) === BALANCED;
  return act => {
    if (isCall(act)) return !swaps;
    if (isPowerAct(act)) return !powers;
    return act !== EQUILIBRIUM || !equilibrium || isBalanced;
  };
};
