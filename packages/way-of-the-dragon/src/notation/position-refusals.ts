import type { Refusal, Unreadable } from '@dragonway/core';
import type { Taker } from '../events.js';
import type { Element, Player } from '../types.js';

type Because<Code extends `position/${string}`, Facts extends object = object> = Refusal & {
  readonly code: Code;
} & Facts;

/** Why a text is not a position of this table. */
export type WayPositionRefusal =
  | Unreadable<'position/unreadable'>
  | Because<'position/wrong-players', { readonly found: readonly Player[]; readonly expected: readonly Player[] }>
  | Because<
      'position/place-out-of-range',
      { readonly player: Player; readonly path: Element; readonly place: number; readonly last: number }
    >
  | Because<
      'position/space-taken-twice',
      { readonly path: Element; readonly space: number; readonly by: readonly [Taker, Taker] }
    >
  | Because<'position/too-many-dead-pieces', { readonly ruling: 'W2'; readonly count: number; readonly most: number }>
  | Because<
      'position/dead-piece-off-plain-spaces',
      { readonly path: Element; readonly space: number; readonly length: number }
    >
  | Because<
      'position/path-impassable',
      { readonly ruling: 'W3'; readonly path: Element; readonly free: number; readonly least: number }
    >
  | Because<'position/powers-off', { readonly players: readonly Player[] }>
  | Because<'position/not-playing', { readonly player: Player }>
  | Because<'position/too-many-passes', { readonly passes: number; readonly most: number }>;
