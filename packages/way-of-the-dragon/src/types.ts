import type { Seat } from '@dragonway/core';

/** The players in the order of the rulebook's list; the order at the table is the options' matter. */
export const PLAYERS = ['black', 'red', 'white', 'yellow', 'blue'] as const;
export type Player = (typeof PLAYERS)[number];
export type ByPlayer<Value> = Readonly<Record<Player, Value>>;

/** The five elements, which are also the five paths of the board, in its order. */
export const ELEMENTS = ['water', 'fire', 'metal', 'earth', 'wood'] as const;
export type Element = (typeof ELEMENTS)[number];
export type ByElement<Value> = Readonly<Record<Element, Value>>;

/** A path by its place on the board. */
export type Path = 0 | 1 | 2 | 3 | 4;
export const PATHS: readonly Path[] = [0, 1, 2, 3, 4];
export const PATH_OF: ByElement<Path> = { water: 0, fire: 1, metal: 2, earth: 3, wood: 4 };
export type ByPath<Value> = readonly [Value, Value, Value, Value, Value];

/** What a die can show. */
export const FACES = [...ELEMENTS, 'dragon'] as const;
export type Face = (typeof FACES)[number];

declare const rollBrand: unique symbol;
declare const keptBrand: unique symbol;

/** One of the 252 results of five dice: its number in `ROLLS`. */
export type Roll = number & { readonly [rollBrand]: true };

/** None to four dice that are not rolled again: their number in `KEPT_DICE`. */
export type Kept = number & { readonly [keptBrand]: true };

export type PowerName = 'fear' | 'rebirth' | 'eyeOfTheTiger' | 'anxiety' | 'theDragon';

/** A neutral blocker on a plain space. */
export interface DeadPiece {
  readonly path: Element;
  readonly space: number;
}

/** What the players of a table agree on before the game. */
export interface WayOptions {
  /** In seat order. */
  readonly players: readonly Player[];
  readonly first: Player;
  readonly powers: boolean;
  readonly immunity: boolean;
  /** In the order of the paths and spaces. */
  readonly dead: readonly DeadPiece[];
  /** The number of plain spaces of every path. */
  readonly length: number;
}

/** What is decided next: the dice, an act on them, a repeated turn (Perfection), Rebirth, or nothing any more. */
export type Phase = 'roll' | 'act' | 'again' | 'rebirth' | 'over';

/** How everything stands. Places are counted along a path: 0 off the board, then plain, then numbered spaces. */
export interface WayState {
  /** The places of all pieces, five for each seat in the order of the paths. */
  readonly places: readonly number[];
  /** The taken spaces of each path as bits: the pieces and the dead pieces. */
  readonly taken: ByPath<number>;
  /** The spaces of the dead pieces of each path as bits. */
  readonly dead: ByPath<number>;
  /** The seats whose power is unused, as bits. */
  readonly unused: number;
  readonly seat: Seat;
  /** Whether this turn is an extra one, after Perfection or Rebirth. */
  readonly isExtra: boolean;
  /** The number of players who have passed in succession. */
  readonly passes: number;
  readonly phase: Phase;
  /** The dice that stay on the table while the others roll; none outside the phase `roll`. */
  readonly kept: Kept;
  /** The dice on the table; undefined while they roll. */
  readonly roll: Roll | undefined;
  readonly rerolls: number;
  /** Counted from 1, extra turns too; not a part of the position. */
  readonly turn: number;
}

/** The two acts that advance pieces, to which a power may be added. */
export type Advance = { readonly kind: 'move'; readonly path: Element } | { readonly kind: 'equilibrium' };

/** One decision. The kinds are the first words of the texts, so that sorting by kind sorts by text. */
export type WayMove =
  | { readonly kind: 'roll'; readonly roll: Roll }
  | { readonly kind: 'keep'; readonly kept: Kept }
  | Advance
  | { readonly kind: 'call'; readonly path: Element; readonly first: Player; readonly second: Player }
  | { readonly kind: 'pass' }
  | { readonly kind: 'fear' }
  | { readonly kind: 'tiger'; readonly kept: Kept }
  | { readonly kind: 'anxiety'; readonly act: Advance }
  | { readonly kind: 'dragon'; readonly dragons: readonly Element[]; readonly act: Advance }
  | { readonly kind: 'again' }
  | { readonly kind: 'rebirth' }
  | { readonly kind: 'done' };
