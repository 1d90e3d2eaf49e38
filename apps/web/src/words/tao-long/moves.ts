import type { ActMove, SoloWay, WayStep } from '@dragonway/tao-long';
import { t } from '@lingui/core/macro';
import { capitalized } from '../../shared/i18n/lists.js';
import { directionArrow, directionName, elementName, spaceName } from './names.js';

const stepInWords = ({ direction, portal }: WayStep): string => {
  const name = directionName(direction);
  if (portal === undefined) return name;
  const to = spaceName(portal.to);
  const out = directionName(portal.out);
  return t`${name} through the portal, out of ${to} to the ${out}`;
};

/** The steps of an act: «South», «South, then south», «Stand still». */
export const stepsInWords = ({ steps }: Pick<ActMove, 'steps'>): string => {
  const [first, second] = steps.map(stepInWords);
  if (first === undefined) return t`Stand still`;
  return second === undefined ? capitalized(first) : capitalized(t`${first}, then ${second}`);
};

const HALF_TURN = { 0: 2, 1: 3, 2: 0, 3: 1 } as const;

/** The steps as arrows that point where they lead on the board as it lies. */
export const stepsAsArrows = ({ steps }: Pick<ActMove, 'steps'>, isTurned: boolean): string =>
  steps.map(({ direction }) => directionArrow(isTurned ? HALF_TURN[direction] : direction)).join('');

export const actInWords = (act: ActMove): string => {
  const steps = stepsInWords(act);
  if (act.then === undefined) return steps;
  return act.then === 'absorb' ? t`${steps}, then absorb` : t`${steps}, then expel`;
};

/** A way of the solo opponent: each action with how it is performed. */
export const wayInWords = (way: SoloWay): string =>
  way.length === 0 ? t`Nothing` : way.map(({ action, act }) => `${elementName(action)}: ${actInWords(act)}`).join('; ');
