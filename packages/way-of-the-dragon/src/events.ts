import type { Standing } from './score.js';
import type { Element, Face, Player, PowerName } from './types.js';

/** What takes a space: a player's piece or a dead one. */
export type Taker = Player | 'dead';

/** A piece's way in a swap; places as in a position. */
export interface Swapped {
  readonly player: Player;
  readonly from: number;
  readonly to: number;
}

/** Why a game ended: a player has finished every path, or all have passed in succession. */
export type EndCause = 'allFinished' | 'allPassed';

/** One thing that happened, in the order in which it happened. */
export type WayEvent =
  | { readonly kind: 'rolled'; readonly player: Player; readonly dice: readonly Face[]; readonly rerolls: number }
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
      readonly pieces: readonly [Swapped, Swapped];
    }
  | { readonly kind: 'finishedPath'; readonly player: Player; readonly path: Element; readonly number: number }
  | { readonly kind: 'passed'; readonly player: Player; readonly inSuccession: number }
  | { readonly kind: 'declined'; readonly player: Player; readonly what: 'perfection' | 'rebirth' }
  | { readonly kind: 'turnRepeated'; readonly player: Player; readonly by: 'perfection' | 'rebirth' }
  | { readonly kind: 'turnEnded'; readonly player: Player; readonly next: Player }
  | {
      readonly kind: 'gameEnded';
      readonly cause: EndCause;
      readonly standings: readonly Standing[];
      readonly winners: readonly Player[];
    };

/** Where events are told; undefined in searches, where nothing is built for them. */
export type Tell = ((event: WayEvent) => void) | undefined;
