import type { Body, Dragon, Move, State, WorkingRules } from '@dragonway/tao-long';
import { ELEMENTS } from '@dragonway/tao-long';
import { happens, scramble } from '../../levels/noise.js';
import type { BlindSpot } from '../../levels/tao-long.js';
import { choosing } from './moves.js';
import { actionOfLift, offersReader } from './offers.js';
import { type EyesOn, surveyor } from './scene.js';
import { OPEN_EYES, OUT_OF_REACH } from './survey.js';

type Overlooks = Readonly<Record<BlindSpot, number>>;

const [WIND, THUNDER] = [ELEMENTS.indexOf('wind'), ELEMENTS.indexOf('thunder')];

/** How a careless player looks at the board, and which moves it does not think of. */
export interface Blindness {
  readonly eyesOn: EyesOn;
  readonly notices: (state: State, move: Move) => boolean;
}

// The same arrangement of the two dragons is always seen in the same way.
const draw = (own: Body, other: Body, seed: number): number => scramble(own.spaces, other.spaces, seed);

const carelessEyes = (overlooks: Overlooks, seed: number): EyesOn => {
  const eyesOn = (own: Body, other: Body) => ({
    seesSides: !happens(draw(own, other, seed), overlooks.sideSpaces),
    seesThird: !happens(draw(own, other, seed + 1), overlooks.thirdSpace),
  });
  return (state, dragon: Dragon) =>
    dragon === 'heaven' ? eyesOn(state.heaven, state.earth) : eyesOn(state.earth, state.heaven);
};

/** The blindness of a level under these rules; undefined if it overlooks nothing. */
export const blindness = (rules: WorkingRules, overlooks: Overlooks, seed: number): Blindness | undefined => {
  if (Object.values(overlooks).every(percent => percent === 0)) return undefined;
  const eyesOn = carelessEyes(overlooks, seed);
  const careless = surveyor(rules, eyesOn);
  const attentive = surveyor(rules, () => OPEN_EYES);
  const offersIn = offersReader(rules);
  const missesExpel = (state: State, direction: number): boolean => {
    const dragon = choosing(state);
    const isHit = attentive(state, dragon).rulerAfter(direction) !== OUT_OF_REACH;
    return isHit && careless(state, dragon).rulerAfter(direction) === OUT_OF_REACH;
  };
  const missesPhases = (state: State, from: number): boolean => {
    const action = actionOfLift(offersIn(state), from);
    if (action !== WIND && action !== THUNDER) return false;
    return happens(scramble(state.heaven.spaces, state.earth.spaces, seed + 2 + from), overlooks.extraPhases);
  };
  return {
    eyesOn,
    notices: (state, move) => {
      if (move.kind === 'spirit') return !missesPhases(state, ELEMENTS.indexOf(move.lift));
      if (move.kind === 'choice' || move.then !== 'expel') return true;
      const [step] = move.steps;
      return step === undefined || !missesExpel(state, step.direction);
    },
  };
};
