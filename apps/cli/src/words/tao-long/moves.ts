import type { ActMove, Event, Move, SoloAct, SoloWay, View, WayStep } from '@dragonway/tao-long';
import { coloursInWords, directionName, ELEMENT_NAMES, spaceName } from './names.js';

const stepInWords = ({ direction, portal }: WayStep): string =>
  portal === undefined
    ? directionName(direction)
    : `${directionName(direction)} into the portal, out of ${spaceName(portal.to)} to the ${directionName(portal.out)}`;

const actInWords = ({ steps, then }: ActMove): string => {
  const way = steps.length === 0 ? 'stand still' : `step ${steps.map(stepInWords).join(', then ')}`;
  return then === undefined ? way : `${way} and ${then}`;
};

/** The action that a Spirit move gives is where its last stone falls. */
const actionOf = (events: readonly Event[]): string => {
  const last = events.findLast(event => event.kind === 'stoneDropped');
  return last === undefined ? '' : ` for ${ELEMENT_NAMES[last.on]}`;
};

const soloActInWords = ({ action, act }: SoloAct): string => `${ELEMENT_NAMES[action]}: ${actInWords(act)}`;

export const wayInWords = (way: SoloWay): string => way.map(soloActInWords).join('; ');

/** A move as the list of choices shows it; what it would lead to tells which action it gives. */
export const moveInWords = (move: Move, events: readonly Event[], { decision }: View): string => {
  switch (move.kind) {
    case 'spirit': {
      const drops = move.drops.length === 0 ? '' : `, dropping ${coloursInWords(move.drops)}`;
      return `lift ${ELEMENT_NAMES[move.lift]}${actionOf(events)}${drops}`;
    }
    case 'act':
      return actInWords(move);
    case 'choice':
      return decision.kind === 'ways' ? wayInWords(decision.ways[move.way - 1] ?? []) : `way ${move.way}`;
  }
};
