import { type Means, PLAIN, playAdvance } from '../acts/advance.js';
import { canAdvanceOne } from '../acts/equilibrium.js';
import { EQUILIBRIUM, MOVES } from '../acts/plain-acts.js';
import { allDice, type Dice, DRAGON } from '../dice/dice.js';
import { onDemand } from '../dice/on-demand.js';
import { countOf, dragonsOf } from '../dice/rolls.js';
import type { Tell } from '../events.js';
import { PATHS_BY_LETTER } from '../letters.js';
import { landing, NOWHERE } from '../paths/destination.js';
import type { Power, Rules } from '../rules.js';
import type { Draft } from '../state.js';
import { markPowerUsed, playerOf } from '../turn.js';
import {
  type Advance,
  ELEMENTS,
  type Element,
  PATH_OF,
  PATHS,
  type Path,
  type Roll,
  type WayMove,
  type WayState,
} from '../types.js';

type DragonMove = Extract<WayMove, { kind: 'dragon' }>;

/** What the rolled dragons can count as, with the acts that follow from it. */
interface Reading {
  readonly dice: Dice;
  /** Only of the elements that a dragon counts as, in the order of their letters. */
  readonly moves: readonly { readonly path: Path; readonly move: DragonMove }[];
  readonly equilibrium: DragonMove;
}

const isElement = (face: string): face is Element => face !== 'dragon';

const readingOf = (dice: Dice): Reading => {
  const dragons = dice.faces.filter(isElement);
  const withDragons = (act: Advance): DragonMove => ({ kind: 'dragon', dragons, act });
  return {
    dice,
    moves: PATHS_BY_LETTER.filter(path => dice.counts[path] > 0).map(path => ({
      path,
      move: withDragons(MOVES[ELEMENTS[path]]),
    })),
    equilibrium: withDragons(EQUILIBRIUM),
  };
};

/** By the number of rolled dragons, in the order of their texts. */
const readingsOf = onDemand((dragons): readonly Reading[] =>
  dragons === 0
    ? []
    : allDice(dragons)
        .filter(dice => dice.counts[DRAGON] === 0)
        .map(readingOf),
);

/** Whether the dice show the five elements if the dragons count as these. */
const isBalancedBy = (roll: Roll | undefined, dragons: Dice['counts']): boolean =>
  PATHS.every(path => countOf(roll, path) + dragons[path] === 1);

const actsOf = (rules: Rules, state: WayState, { dice, moves, equilibrium }: Reading): readonly DragonMove[] => {
  // W12: the dragons count for Move, Equilibrium and Perfection alike; dice that show the five elements by them are an
  // Equilibrium like any other, which leaves no single move.
  if (isBalancedBy(state.roll, dice.counts)) return canAdvanceOne(rules, state, landing) ? [equilibrium] : [];
  return moves
    .filter(({ path }) => landing(rules, state, path, countOf(state.roll, path) + dice.counts[path]) !== NOWHERE)
    .map(({ move }) => move);
};

/** Blue: each rolled dragon counts as an element of the player's choice, where one of them counts for the act. */
export const theDragon: Power = {
  name: 'theDragon',
  offers: (rules, state) => readingsOf(dragonsOf(state.roll)).flatMap(reading => actsOf(rules, state, reading)),
  repeatsTurn: false,
};

/** The means of an act in which the dragons count as these. */
export const dragonMeans = (dragons: readonly Element[]): Means => ({
  ...PLAIN,
  count: (state, path) => PLAIN.count(state, path) + dragons.filter(element => PATH_OF[element] === path).length,
});

export const playDragon = (rules: Rules, draft: Draft, { dragons, act }: DragonMove, tell: Tell): void => {
  markPowerUsed(rules, draft, 'theDragon', tell);
  tell?.({ kind: 'dragonsCounted', player: playerOf(rules, draft), as: dragons });
  playAdvance(rules, draft, act, dragonMeans(dragons), tell);
};
