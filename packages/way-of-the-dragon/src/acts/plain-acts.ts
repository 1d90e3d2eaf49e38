import { keepsOf } from '../dice/kept.js';
import { onDemand } from '../dice/on-demand.js';
import { countOf, isEquilibrium, rollNumber } from '../dice/rolls.js';
import { PATHS_BY_LETTER } from '../letters.js';
import { type Advance, type ByElement, ELEMENTS, PATHS, type Roll, type WayMove } from '../types.js';

export const EQUILIBRIUM: Advance = { kind: 'equilibrium' };

/** The move on each path. */
export const MOVES: ByElement<Advance> = {
  water: { kind: 'move', path: 'water' },
  fire: { kind: 'move', path: 'fire' },
  metal: { kind: 'move', path: 'metal' },
  earth: { kind: 'move', path: 'earth' },
  wood: { kind: 'move', path: 'wood' },
};

const PASS: WayMove = { kind: 'pass' };

const actsOn = (roll: Roll, movable: number, canReroll: boolean): readonly WayMove[] => {
  const isBalanced = isEquilibrium(roll);
  return [
    // Equilibrium replaces the single move and is not optional.
    ...(isBalanced && movable !== 0 ? [EQUILIBRIUM] : []),
    // W8: re-rolling is the player's choice, also when the dice show a mandatory act.
    ...(canReroll ? keepsOf(roll) : []),
    ...(isBalanced ? [] : PATHS_BY_LETTER.filter(path => (movable >> path) & 1).map(path => MOVES[ELEMENTS[path]])),
    // W5: passing is legal exactly when no plain move or Equilibrium step is; calling and powers are never forced.
    ...(movable === 0 ? [PASS] : []),
  ];
};

const shownPaths = (roll: Roll): number =>
  PATHS.reduce<number>((shown, path) => (countOf(roll, path) > 0 ? shown | (1 << path) : shown), 0);

const SETS_OF_PATHS = 1 << PATHS.length;

// These lists depend on so little that each is made once: among those of a roll, the one where the paths m can be moved on
// stands at 2 * m, and the same with re-rolls left after it.
const listsOf = onDemand((index): readonly (readonly WayMove[])[] => {
  const roll = rollNumber(index);
  const shown = shownPaths(roll);
  return Array.from({ length: SETS_OF_PATHS }, (_, movable) =>
    (movable & ~shown) === 0 ? [actsOn(roll, movable, false), actsOn(roll, movable, true)] : [[], []],
  ).flat();
});

/** The acts without call and power: re-rolls, moves or Equilibrium, or the pass, sorted by text. */
export const plainActs = (roll: Roll, movable: number, canReroll: boolean): readonly WayMove[] =>
  listsOf(roll)[2 * movable + (canReroll ? 1 : 0)] ?? [];
