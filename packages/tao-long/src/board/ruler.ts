import { isPart, liesOn } from '../dragon/body.js';
import type { Rules } from '../rules.js';
import type { Board } from '../state.js';
import type { Direction, Dragon, Space } from '../types.js';
import { leftOf, rightOf } from './direction.js';
import { NOWHERE, neighbour } from './topology.js';

/** The ruler's values: the first space ahead, those to its left and right, the second and the third, highest first. */
export const RULER_VALUES: readonly number[] = [2, 1, 1, 1, 0];

/** For each of the ruler's values the space it lies on, or NOWHERE if the space is not reached. */
export type Reach = readonly (Space | typeof NOWHERE)[];

// Every tile blocks, free portals too (R24); heads and segments do unless the switch lets range through them.
const isClear = (board: Board, rules: Rules, space: Space): boolean => {
  if (board.tiles[space] !== 0) return false;
  if (!rules.dragonsBlockRange) return true;
  return !liesOn(board.heaven, space, board.heaven.length) && !liesOn(board.earth, space, board.earth.length);
};

/** R9: the spaces that an expel from this head reaches. */
export const reachOf = (board: Board, rules: Rules, head: Space, facing: Direction): Reach => {
  const { neighbours } = board.ground;
  const first = neighbour(neighbours, head, facing);
  if (first === NOWHERE || !isClear(board, rules, first)) return [first, NOWHERE, NOWHERE, NOWHERE, NOWHERE];
  const left = neighbour(neighbours, first, leftOf(facing));
  const right = neighbour(neighbours, first, rightOf(facing));
  const second = neighbour(neighbours, first, facing);
  const isOpen = second !== NOWHERE && isClear(board, rules, second);
  return [first, left, right, second, isOpen ? neighbour(neighbours, second, facing) : NOWHERE];
};

/** Whether a part of the dragon, or the village it protects, is on the space. */
export const isTarget = (board: Board, rules: Rules, target: Dragon, space: Space): boolean =>
  isPart(target === 'heaven' ? board.heaven : board.earth, space) ||
  // R29: only the challenger harms the village.
  (rules.protector === target && board.ground.village.includes(space));
