import type { Element, Face, Player, PowerName, Taker } from '../types.js';

/** A piece's way in a swap. */
export interface SwappedPiece {
  readonly player: Player;
  readonly from: number;
  readonly to: number;
}

/** One thing that happened, as far as it can be seen. Events that tell more are told as they are. */
export type WayHappening =
  | { readonly kind: 'rolled'; readonly player: Player; readonly dice: readonly Face[] }
  | { readonly kind: 'kept'; readonly player: Player; readonly dice: readonly Face[] }
  | { readonly kind: 'powerUsed'; readonly player: Player; readonly power: PowerName }
  | { readonly kind: 'dragonsCounted'; readonly player: Player; readonly as: readonly Element[] }
  | {
      readonly kind: 'passedOver';
      readonly player: Player;
      readonly path: Element;
      readonly space: number;
      readonly over: Taker;
    }
  | { readonly kind: 'entered'; readonly player: Player; readonly path: Element; readonly to: number }
  | {
      readonly kind: 'moved';
      readonly player: Player;
      readonly path: Element;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'blocked';
      readonly player: Player;
      readonly path: Element;
      readonly space: number;
      readonly by: Taker;
    }
  | {
      readonly kind: 'swapped';
      readonly player: Player;
      readonly path: Element;
      readonly pieces: readonly [SwappedPiece, SwappedPiece];
    }
  | { readonly kind: 'finishedPath'; readonly player: Player; readonly path: Element; readonly number: number }
  | { readonly kind: 'passed'; readonly player: Player }
  | { readonly kind: 'declined'; readonly player: Player; readonly what: 'perfection' | 'rebirth' }
  | { readonly kind: 'turnRepeated'; readonly player: Player; readonly by: 'perfection' | 'rebirth' }
  | { readonly kind: 'turnEnded'; readonly player: Player; readonly next: Player }
  | { readonly kind: 'gameEnded'; readonly winners: readonly Player[] };
