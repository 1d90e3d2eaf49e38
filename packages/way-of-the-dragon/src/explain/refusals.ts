import type { Refusal, Unreadable } from '@dragonway/core';
import type { Taker } from '../events.js';
import type { Element, Face, Phase, Player, PowerName } from '../types.js';

/** A space by its place on the path, and the number that it bears (0 on plain spaces). */
export interface SpaceFacts {
  readonly path: Element;
  readonly space: number;
  readonly number: number;
}

type Because<Code extends `move/${string}`, Facts extends object = object> = Refusal & { readonly code: Code } & Facts;

/** The decision is another one, or none. */
type TurnRefusal =
  | Because<'move/game-over'>
  | Because<
      'move/wrong-decision',
      { readonly found: string; readonly expected: Exclude<Phase, 'over'>; readonly player: Player }
    >;

type DiceRefusal =
  | Because<'move/kept-dice-changed', { readonly kept: readonly Face[] }>
  | Because<'move/no-rerolls-left', { readonly ruling: 'W8' }>
  | Because<'move/dice-not-shown', { readonly dice: readonly Face[] }>
  | Because<'move/rerolls-left', { readonly rerolls: number }>;

type AdvanceRefusal =
  | Because<'move/element-not-shown', { readonly path: Element }>
  | Because<'move/piece-finished', SpaceFacts>
  | Because<'move/destination-taken', SpaceFacts & { readonly by: Taker }>
  | Because<'move/no-space-behind', SpaceFacts & { readonly ruling: 'W13'; readonly by: Taker }>
  | Because<'move/equilibrium-shown'>
  | Because<'move/equilibrium-not-shown', { readonly dice: readonly Face[] }>
  | Because<'move/nothing-advances'>
  | Because<'move/must-move', { readonly ruling: 'W5'; readonly paths: readonly Element[] }>;

type CallRefusal =
  | Because<'move/too-few-dragons', { readonly dragons: number }>
  | Because<'move/wrong-path-called', { readonly path: Element; readonly shown: Element }>
  | Because<'move/not-playing', { readonly player: Player }>
  | Because<'move/not-in-seat-order', { readonly first: Player; readonly second: Player }>
  | Because<'move/no-piece-on-path', { readonly player: Player; readonly path: Element }>
  | Because<'move/piece-immune', { readonly player: Player; readonly path: Element }>;

type PowerRefusal =
  | Because<'move/powers-off', { readonly power: PowerName }>
  | Because<'move/power-of-another', { readonly power: PowerName; readonly owner: Player }>
  | Because<'move/power-used', { readonly power: PowerName }>
  | Because<'move/power-changes-nothing', { readonly power: PowerName }>
  | Because<'move/dragons-miscounted', { readonly ruling: 'W12'; readonly rolled: number; readonly named: number }>;

/** Why a text is not a legal move. */
export type WayMoveRefusal =
  | Unreadable<'move/unreadable'>
  | TurnRefusal
  | DiceRefusal
  | AdvanceRefusal
  | CallRefusal
  | PowerRefusal;
