import type { Game } from '@dragonway/core';
import { ELEMENTS, NO_DICE, ROLLS, type Roll, type WayState, type WayTypes } from '@dragonway/way-of-the-dragon';
import { rollAt } from '../re-roll/dice-sets.js';
import { ACT_COUNT, type ActNumber, actOf, isCall } from './acts.js';
import type { PowersAtHand } from './powers-at-hand.js';

/** A state that an act of this turn leads to. */
export interface Sequel {
  readonly act: ActNumber;
  readonly state: WayState;
}

const PATHS = ELEMENTS.map((_, path) => path);

const rollOf = (letters: string): Roll => rollAt(ROLLS.findIndex(dice => dice.letters === letters));

/** The roll of so many dice of a path, of so many of the path after it, and of dragons. */
const showing = (path: number, count: number, nextCount: number, dragons: number): Roll => {
  const next = (path + 1) % PATHS.length;
  const counts = [...PATHS.map(other => (other === path ? count : other === next ? nextCount : 0)), dragons];
  return rollAt(ROLLS.findIndex(dice => counts.every((wanted, face) => dice.counts[face] === wanted)));
};

/** Rolls that show every number of dice on every path, every swap, Equilibrium, and one on which a pass is legal. */
const PROBES: readonly Roll[] = [
  ...PATHS.flatMap(path => [showing(path, 5, 0, 0), showing(path, 4, 1, 0), showing(path, 3, 2, 0)]),
  ...PATHS.map(path => showing(path, 1, 0, 4)),
  rollOf('WFMEO'),
  rollOf('DDDDD'),
];

/** Rolls that show every number of dice on every path by the help of one dragon. */
const DRAGON_PROBES: readonly Roll[] = [
  ...PATHS.flatMap(path => [showing(path, 4, 0, 1), showing(path, 3, 1, 1), showing(path, 2, 2, 1)]),
  rollOf('WFMED'),
];

const FIVE_DRAGONS = rollOf('DDDDD');

// Marks the acts that were found; used within one call only.
const found = new Uint8Array(ACT_COUNT);

/** A swap's number stands for all pairs of a path, and each path's swaps are shown by one roll of four dragons. */
const isNew = (act: ActNumber, roll: Roll): boolean => (isCall(act) ? roll !== FIVE_DRAGONS : found[act] === 0);

const addSequels = (game: Game<WayTypes>, rolling: WayState, roll: Roll, sequels: Sequel[]): void => {
  const onTable = game.next(rolling, { kind: 'roll', roll });
  for (const move of game.legalMoves(onTable)) {
    const act = actOf(roll, move);
    if (act === undefined || !isNew(act, roll)) continue;
    found[act] = 1;
    sequels.push({ act, state: game.next(onTable, move) });
  }
};

/**
 * Every state that an act of the present turn can lead to, found by asking the rules about few rolls instead of all
 * 252. Must agree with `legalMoves`: see sequels.test.ts.
 */
export const sequelsOf = (game: Game<WayTypes>, state: WayState, powers: PowersAtHand): readonly Sequel[] => {
  // With a re-roll left the Eye of the Tiger is not offered, whose many ways of keeping are not looked for here.
  const rerolls = powers.hasTiger ? 1 : 0;
  const rolling: WayState = { ...state, phase: 'roll', kept: NO_DICE, roll: undefined, rerolls };
  const sequels: Sequel[] = [];
  found.fill(0);
  for (const roll of PROBES) addSequels(game, rolling, roll, sequels);
  if (powers.countsDragons) for (const roll of DRAGON_PROBES) addSequels(game, rolling, roll, sequels);
  return sequels;
};
