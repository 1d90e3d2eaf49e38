import { type Dice, ELEMENTS, ROLLS, type Roll, type WayMove } from '@dragonway/way-of-the-dragon';

/**
 * The acts of a turn, numbered so that acts with the same number lead from one state to the same state, whatever the
 * dice: a move by so many dice on a path, Equilibrium, a swap on a path (the one number that stands for several
 * states), a pass, and the same with a power.
 */
export type ActNumber = number;

const PATH_COUNT = ELEMENTS.length;
const DICE = 5;
const MOVES = PATH_COUNT * DICE;

export const FIRST_MOVE = 0;
export const EQUILIBRIUM = FIRST_MOVE + MOVES;
const FIRST_CALL = EQUILIBRIUM + 1;
export const PASS = FIRST_CALL + PATH_COUNT;
export const FEAR = PASS + 1;
const FIRST_ANXIOUS = FEAR + 1;
const ANXIOUS_EQUILIBRIUM = FIRST_ANXIOUS + MOVES;
const FIRST_DRAGON = ANXIOUS_EQUILIBRIUM + 1;
const DRAGON_EQUILIBRIUM = FIRST_DRAGON + MOVES;
export const ACT_COUNT = DRAGON_EQUILIBRIUM + 1;

/** Stands for the Eye of the Tiger where acts are spoken of; it is a re-roll and no act itself. */
export const TIGER = ACT_COUNT + 1;

const DRAGON = 5;
const DRAGONS_TO_CALL = 4;

const pathOf = (element: (typeof ELEMENTS)[number]): number => ELEMENTS.indexOf(element);
const moveBy = (first: number, path: number, count: number): ActNumber => first + path * DICE + count - 1;
const countIn = (roll: Roll, path: number): number => ROLLS[roll]?.counts[path] ?? 0;

/** The number of an act on these dice; undefined for a re-roll and for what is no act. */
export const actOf = (roll: Roll, move: WayMove): ActNumber | undefined => {
  switch (move.kind) {
    case 'move':
      return moveBy(FIRST_MOVE, pathOf(move.path), countIn(roll, pathOf(move.path)));
    case 'equilibrium':
      return EQUILIBRIUM;
    case 'call':
      return FIRST_CALL + pathOf(move.path);
    case 'pass':
      return PASS;
    case 'fear':
      return FEAR;
    case 'anxiety':
      return move.act.kind === 'equilibrium'
        ? ANXIOUS_EQUILIBRIUM
        : moveBy(FIRST_ANXIOUS, pathOf(move.act.path), countIn(roll, pathOf(move.act.path)));
    case 'dragon': {
      if (move.act.kind === 'equilibrium') return DRAGON_EQUILIBRIUM;
      const { path } = move.act;
      const dragons = move.dragons.filter(element => element === path).length;
      return moveBy(FIRST_DRAGON, pathOf(path), countIn(roll, pathOf(path)) + dragons);
    }
    case 'roll':
    case 'keep':
    case 'tiger':
    case 'again':
    case 'rebirth':
    case 'done':
      return undefined;
  }
};

const PATHS = ELEMENTS.map((_, path) => path);
const isBalanced = ({ counts }: Dice): boolean => PATHS.every(path => counts[path] === 1);

const plainActs = (dice: Dice, first: number, equilibrium: number): readonly ActNumber[] =>
  isBalanced(dice)
    ? [equilibrium]
    : PATHS.flatMap(path => {
        const count = dice.counts[path] ?? 0;
        return count > 0 ? [moveBy(first, path, count)] : [];
      });

const callActs = ({ counts }: Dice): readonly ActNumber[] => {
  if (counts[DRAGON] < DRAGONS_TO_CALL) return [];
  return PATHS.filter(path => counts[DRAGON] === DICE || counts[path] === 1).map(path => FIRST_CALL + path);
};

/** W12: the dragons count as any elements, but where that makes an Equilibrium there is no single move. */
const dragonActs = ({ counts }: Dice): readonly ActNumber[] => {
  const dragons = counts[DRAGON];
  if (dragons === 0) return [];
  const isDistinct = PATHS.every(path => (counts[path] ?? 0) <= 1);
  const moves = PATHS.flatMap(path => {
    const shown = counts[path] ?? 0;
    const mustBalance = isDistinct && dragons === 1 && shown === 0;
    return mustBalance
      ? []
      : Array.from({ length: dragons }, (_, more) => moveBy(FIRST_DRAGON, path, shown + more + 1));
  });
  return isDistinct ? [...moves, DRAGON_EQUILIBRIUM] : moves;
};

/** Numbers of acts for each result, one list after the other. */
export interface ActLists {
  readonly acts: Int16Array;
  /** Where the list of a result begins; the next one's beginning is its end. */
  readonly begin: Int16Array;
}

const listsOf = (actsOfDice: (dice: Dice) => readonly ActNumber[]): ActLists => {
  const lists = ROLLS.map(actsOfDice);
  let at = 0;
  const begins = lists.map(list => {
    at += list.length;
    return at - list.length;
  });
  return { acts: Int16Array.from(lists.flat()), begin: Int16Array.from([...begins, at]) };
};

/** The acts that must be made where they are possible: single moves, or Equilibrium. */
export const PLAIN_ACTS = listsOf(dice => plainActs(dice, FIRST_MOVE, EQUILIBRIUM));

/** The acts that are always a choice: swaps, and moves with a power. */
export const FREE_ACTS = listsOf(dice => [
  ...callActs(dice),
  ...plainActs(dice, FIRST_ANXIOUS, ANXIOUS_EQUILIBRIUM),
  ...dragonActs(dice),
]);

/** The same where no power is at hand. */
export const CALLS = listsOf(callActs);

/** Whether the number is that of a swap. */
export const isCall = (act: ActNumber): boolean => act >= FIRST_CALL && act < PASS;

/** Whether a power is spent by the act. */
export const isPowerAct = (act: ActNumber): boolean => act >= FEAR;

/** The path and the dice of a single move, with a power or without; undefined for other acts. */
export const movementOf = (act: ActNumber): { readonly path: number; readonly count: number } | undefined => {
  const first = [FIRST_DRAGON, FIRST_ANXIOUS, FIRST_MOVE].find(start => act >= start) ?? FIRST_MOVE;
  const place = act - first;
  return place < MOVES ? { path: Math.floor(place / DICE), count: (place % DICE) + 1 } : undefined;
};
