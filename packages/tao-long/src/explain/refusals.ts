import type { Refusal } from '@dragonway/core';
import type { Obstacle } from '../dragon/obstacle.js';
import type { MoveSyntaxRefusal } from '../notation/move.js';
import type { Axis, Decision, Direction, Dragon, Effect, Element, Space } from '../types.js';

/** What keeps a dragon from an action altogether. */
export type ImpossibleBecause =
  | { readonly kind: 'facing'; readonly needs: Axis; readonly faces: Direction }
  | {
      readonly kind: 'blocked';
      readonly obstacles: readonly { readonly direction: Direction; readonly by: Obstacle }[];
    };

/** Why a move cannot be played: a code, the ruling where one decides, and the facts. */
export type MoveRefusal =
  | MoveSyntaxRefusal
  | (Refusal & { readonly code: 'move/game-over'; readonly winner: Dragon })
  | (Refusal & { readonly code: 'move/wrong-decision'; readonly expected: Decision['kind']; readonly by: Dragon })
  | (Refusal & { readonly code: 'move/empty-space'; readonly lift: Element })
  | (Refusal & {
      readonly code: 'move/impossible-action';
      readonly ruling: 'R1';
      readonly lift: Element;
      readonly action: Element;
      readonly dragon: Dragon;
      readonly because: ImpossibleBecause;
    })
  | (Refusal & {
      readonly code: 'move/colours-missing';
      readonly lift: Element;
      readonly white: number;
      readonly black: number;
    })
  | (Refusal & { readonly code: 'move/colours-not-chosen'; readonly ruling: 'R18' | 'R31'; readonly lift: Element })
  | (Refusal & {
      readonly code: 'move/wrong-stones';
      readonly lift: Element;
      readonly white: number;
      readonly black: number;
    })
  | (Refusal & {
      readonly code: 'move/stone-priority';
      readonly ruling: 'R17';
      readonly lift: Element;
      readonly missed: 'triggered' | 'imminent';
      readonly effects: readonly Effect[];
    })
  | (Refusal & { readonly code: 'move/must-stand-still'; readonly action: Element; readonly faces: Direction })
  | (Refusal & { readonly code: 'move/must-step'; readonly ruling: 'R6'; readonly action: Element })
  | (Refusal & {
      readonly code: 'move/wrong-direction';
      readonly ruling: 'R5';
      readonly action: Element;
      readonly step: number;
      readonly faces: Direction;
      readonly allowed: readonly Direction[];
    })
  | (Refusal & {
      readonly code: 'move/too-many-steps';
      readonly ruling: 'R7';
      readonly action: Element;
      readonly allowed: number;
    })
  | (Refusal & {
      readonly code: 'move/blocked';
      readonly step: number;
      readonly direction: Direction;
      readonly by: Obstacle;
    })
  | (Refusal & { readonly code: 'move/defeated-on-the-way'; readonly ruling: 'R12'; readonly step: number })
  | (Refusal & { readonly code: 'move/portal-exit-missing'; readonly step: number; readonly portal: Space })
  | (Refusal & { readonly code: 'move/not-a-portal'; readonly step: number; readonly space: Space })
  | (Refusal & {
      readonly code: 'move/wrong-destination';
      readonly ruling: 'R20';
      readonly portal: Space;
      readonly destination: Space;
      readonly allowed: readonly Space[];
    })
  | (Refusal & {
      readonly code: 'move/exit-blocked';
      readonly ruling: 'R19';
      readonly destination: Space;
      readonly out: Direction;
      readonly by: Obstacle;
    })
  | (Refusal & { readonly code: 'move/absorb-or-expel-missing'; readonly action: Element })
  | (Refusal & { readonly code: 'move/nothing-to-absorb-or-expel'; readonly action: Element })
  | (Refusal & { readonly code: 'move/no-such-way'; readonly way: number; readonly ways: number });
