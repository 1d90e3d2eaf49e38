import type { Rules } from '../rules.js';
import { standings } from '../score.js';
import type { WayState } from '../types.js';

const GOING_ON = '*';
const MOST_POINTS = 25;
const POINTS = /^(?:0|[1-9][0-9]?)$/;

/** The scores in seat order, or `*` while the game goes on. */
export const formatResult = (rules: Rules, state: WayState): string =>
  state.phase === 'over'
    ? standings(rules, state)
        .map(standing => standing.points)
        .join('-')
    : GOING_ON;

/** Whether a word can be the result of a game of so many players. */
export const isResult = (rules: Rules, word: string): boolean => {
  const points = word.split('-');
  const isScore = (text: string): boolean => POINTS.test(text) && Number(text) <= MOST_POINTS;
  return word === GOING_ON || (points.length === rules.players.length && points.every(isScore));
};
