import { seat } from '@dragonway/core';
import { NO_DICE } from './dice/kept.js';
import { OFF } from './paths/spaces.js';
import type { Rules } from './rules.js';
import { hasAnyFinished } from './score.js';
import { type ByPath, type DeadPiece, PATH_OF, PATHS, type Path, type WayState } from './types.js';

/** Re-rolls after the first roll of a turn. */
export const REROLLS = 2;

/** Anything that can stand at the start of a turn, before the state is made of it. */
interface Setup {
  readonly places: readonly number[];
  readonly dead: readonly DeadPiece[];
  readonly unused: number;
  readonly seat: number;
  readonly isExtra: boolean;
  readonly passes: number;
}

type Spaces = [number, number, number, number, number];

const deadSpaces = (dead: readonly DeadPiece[]): ByPath<number> => {
  const spaces: Spaces = [0, 0, 0, 0, 0];
  for (const { path, space } of dead) spaces[PATH_OF[path]] |= 1 << space;
  return spaces;
};

/** The taken spaces of every path, counted from scratch. */
export const takenSpaces = (places: readonly number[], dead: ByPath<number>): ByPath<number> => {
  const taken: Spaces = [...dead];
  places.forEach((place, index) => {
    const path = PATHS[index % PATHS.length];
    if (path !== undefined && place !== OFF) taken[path] |= 1 << place;
  });
  return taken;
};

/** Makes the state of a setup that was checked; it is over where an end of the game is reached already. */
export const stateOf = (rules: Rules, setup: Setup): WayState => {
  const dead = deadSpaces(setup.dead);
  const state: WayState = {
    places: setup.places,
    taken: takenSpaces(setup.places, dead),
    dead,
    unused: setup.unused,
    seat: seat(setup.seat),
    isExtra: setup.isExtra,
    passes: setup.passes,
    phase: 'roll',
    kept: NO_DICE,
    roll: undefined,
    rerolls: REROLLS,
    turn: 1,
  };
  const isOver = setup.passes >= rules.players.length || hasAnyFinished(rules, state);
  return isOver ? { ...state, phase: 'over' } : state;
};

/** The seats that have a power, as bits. */
export const allPowers = (rules: Rules): number =>
  rules.powers.reduce((bits, power, index) => (power === undefined ? bits : bits | (1 << index)), 0);

/** The start: every piece off the board, every power unused. */
export const startOf = (rules: Rules): WayState =>
  stateOf(rules, {
    places: rules.players.flatMap(() => PATHS.map(() => OFF)),
    dead: rules.dead,
    unused: allPowers(rules),
    seat: rules.first,
    isExtra: false,
    passes: 0,
  });

/** A copy of a state while a move changes it; only the engine sees it, and only until the move is played. */
export type Draft = { -readonly [Key in keyof WayState]: WayState[Key] };

// Named field by field: this copy is made for every move of a search, and a spread costs several times as much.
export const draftOf = (state: WayState): Draft => ({
  places: state.places,
  taken: state.taken,
  dead: state.dead,
  unused: state.unused,
  seat: state.seat,
  isExtra: state.isExtra,
  passes: state.passes,
  phase: state.phase,
  kept: state.kept,
  roll: state.roll,
  rerolls: state.rerolls,
  turn: state.turn,
});

const withSpaces = ([water, fire, metal, earth, wood]: ByPath<number>, path: Path, spaces: number): ByPath<number> => [
  path === 0 ? spaces : water,
  path === 1 ? spaces : fire,
  path === 2 ? spaces : metal,
  path === 3 ? spaces : earth,
  path === 4 ? spaces : wood,
];

/** Puts the piece of a seat on an empty space of its path. */
export const putPiece = (draft: Draft, seatIndex: number, path: Path, to: number): void => {
  const at = seatIndex * PATHS.length + path;
  const from = draft.places[at] ?? OFF;
  const left = from === OFF ? 0 : 1 << from;
  const places = draft.places.slice();
  places[at] = to;
  draft.places = places;
  draft.taken = withSpaces(draft.taken, path, (draft.taken[path] & ~left) | (1 << to));
};

/** Exchanges the places of two seats' pieces on one path. */
export const swapPieces = (draft: Draft, first: number, second: number, path: Path): void => {
  const one = first * PATHS.length + path;
  const other = second * PATHS.length + path;
  const places = draft.places.slice();
  places[one] = draft.places[other] ?? OFF;
  places[other] = draft.places[one] ?? OFF;
  draft.places = places;
};
