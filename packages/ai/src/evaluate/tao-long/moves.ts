import { type ActMove, type Dragon, ELEMENTS, type Move, type SpiritMove, type State } from '@dragonway/tao-long';
import { OUT_OF_REACH, type Survey } from './survey.js';

const FIRE = ELEMENTS.indexOf('fire');

/** The dragon that chooses now: a Focus belongs to the one that performs it (R14). */
export const choosing = ({ phase, effects, toPlay }: State): Dragon =>
  phase === 'focus' ? (effects[0]?.dragon ?? toPlay) : toPlay;

/** The wheel index of the action at hand, in a Matter phase or for a Focus. */
export const actionAtHand = ({ phase, effects, action }: State): number => {
  const [effect] = effects;
  const on = phase === 'focus' && effect?.kind === 'focus' ? effect.on : action?.element;
  return on === undefined ? 0 : ELEMENTS.indexOf(on);
};

const dropsWord = ({ drops }: SpiritMove): number => {
  let word = 1;
  for (const colour of drops) word = (word << 1) | (colour === 'white' ? 1 : 0);
  return word & 255;
};

const actWord = ({ steps, then }: ActMove): number => {
  const [first, second] = steps;
  const ending = then === undefined ? 0 : then === 'absorb' ? 1 : 2;
  const way = first === undefined ? 8 : first.direction | (second === undefined ? 0 : 4);
  const exit = first?.portal === undefined ? 0 : (first.portal.to ^ first.portal.out) & 3;
  return way | (ending << 4) | (exit << 6);
};

const FIRST_ACT_KEY = 2_048;

/** Names moves among those of their kind of decision. */
export const nameMoves = (state: State, moves: readonly Move[], names: Int32Array): void => {
  const firstAct = FIRST_ACT_KEY | (actionAtHand(state) << 8);
  for (let index = 0; index < moves.length; index++) {
    const move = moves[index] as Move;
    names[index] =
      move.kind === 'spirit'
        ? (ELEMENTS.indexOf(move.lift) << 8) | dropsWord(move)
        : move.kind === 'act'
          ? firstAct | actWord(move)
          : move.way & 63;
  }
};

const expelDamage = (state: State, survey: Survey, direction: number): number => {
  const value = survey.rulerAfter(direction);
  if (value === OUT_OF_REACH) return 0;
  const { fire } = choosing(state) === 'heaven' ? state.heaven : state.earth;
  return value + (actionAtHand(state) === FIRE ? fire : 8 - state.heaven.water - state.earth.water);
};

/** The damage that an act would deal by the survey of its dragon. */
export const actDamage = (state: State, survey: Survey, { steps, then }: ActMove): number => {
  const [first, second] = steps;
  if (first === undefined) return survey.bitesStanding ? 1 : 0;
  if (second !== undefined) return survey.bitesAfterTwo ? 1 : 0;
  if (then === undefined) return (survey.bites >> first.direction) & 1;
  return then === 'absorb' ? 0 : expelDamage(state, survey, first.direction);
};
