import { type Means, PLAIN, playAdvance } from '../acts/advance.js';
import type { Landing } from '../acts/equilibrium.js';
import { EQUILIBRIUM, MOVES } from '../acts/plain-acts.js';
import { countOf, isEquilibrium } from '../dice/rolls.js';
import type { Tell } from '../events.js';
import { PATHS_BY_LETTER } from '../letters.js';
import { destination, NOWHERE, nextEmpty } from '../paths/destination.js';
import { isTaken } from '../paths/spaces.js';
import type { Power, Rules } from '../rules.js';
import type { Draft } from '../state.js';
import { markPowerUsed } from '../turn.js';
import { type Advance, type ByElement, ELEMENTS, PATHS, type Path, type WayMove, type WayState } from '../types.js';

const anxious = (act: Advance): WayMove => ({ kind: 'anxiety', act });

const ANXIOUS_EQUILIBRIUM: readonly WayMove[] = [anxious(EQUILIBRIUM)];
const ANXIOUS_MOVES: ByElement<WayMove> = {
  water: anxious(MOVES.water),
  fire: anxious(MOVES.fire),
  metal: anxious(MOVES.metal),
  earth: anxious(MOVES.earth),
  wood: anxious(MOVES.wood),
};

/** Where the piece comes to lie if it goes on from a taken destination. */
const anxiousLanding: Landing = (rules, state, path, count) => {
  const space = destination(rules, state, path, count);
  return space === NOWHERE ? NOWHERE : nextEmpty(rules, state, path, space);
};

/** Whether Anxiety changes something on this path: its destination is taken and an empty space follows. */
const isHelped = (rules: Rules, state: WayState, path: Path, count: number): boolean =>
  count > 0 &&
  isTaken(state, path, destination(rules, state, path, count)) &&
  anxiousLanding(rules, state, path, count) !== NOWHERE;

/** Yellow: where the destination is taken, the piece goes on to the next empty space of the path. */
export const anxiety: Power = {
  name: 'anxiety',
  offers: (rules, state) => {
    if (isEquilibrium(state.roll)) {
      return PATHS.some(path => isHelped(rules, state, path, 1)) ? ANXIOUS_EQUILIBRIUM : [];
    }
    return PATHS_BY_LETTER.filter(path => isHelped(rules, state, path, countOf(state.roll, path))).map(
      path => ANXIOUS_MOVES[ELEMENTS[path]],
    );
  },
  repeatsTurn: false,
};

/** The means of an act with Anxiety. */
export const ANXIOUS: Means = { ...PLAIN, landing: anxiousLanding };

export const playAnxiety = (rules: Rules, draft: Draft, act: Advance, tell: Tell): void => {
  markPowerUsed(rules, draft, 'anxiety', tell);
  playAdvance(rules, draft, act, ANXIOUS, tell);
};
