import type { Element, Face, Player, PowerName } from '@dragonway/way-of-the-dragon';

/** Why a move of Way of the Dragon was chosen. Percents are of the chance to win unless said otherwise. */
export type WayReason =
  | { readonly code: 'reason/only-move' }
  /** The re-roll goes for a space; `percent` is how likely the turn ends with the piece there. */
  | {
      readonly code: 'reason/keeps-for';
      readonly dice: readonly Face[];
      readonly path: Element;
      /** Counted along the path, numbered spaces too. */
      readonly space: number;
      /** The number of the space; 0 for a plain one. */
      readonly number: number;
      readonly percent: number;
    }
  /** The re-roll goes for an Equilibrium or a swap. */
  | {
      readonly code: 'reason/keeps-for-act';
      readonly dice: readonly Face[];
      readonly act: 'equilibrium' | 'swap';
      readonly percent: number;
    }
  /** Rolling again is worth so much more than acting at once. */
  | { readonly code: 'reason/rolls-on'; readonly percent: number }
  /** Acting at once is worth so much more than the best re-roll. */
  | { readonly code: 'reason/acts-at-once'; readonly percent: number }
  /** The act ends the game. */
  | { readonly code: 'reason/ends-game'; readonly wins: boolean; readonly points: number; readonly ahead: number }
  | {
      readonly code: 'reason/finishes-path';
      readonly path: Element;
      readonly number: number;
      readonly finished: number;
    }
  /** The piece comes so near: `left` steps to the first number. */
  | { readonly code: 'reason/advances'; readonly path: Element; readonly space: number; readonly left: number }
  | { readonly code: 'reason/advances-all'; readonly pieces: number }
  /** Takes a space that another player's piece could have moved to by so many dice. */
  | {
      readonly code: 'reason/takes-space-of';
      readonly player: Player;
      readonly path: Element;
      readonly space: number;
      readonly dice: number;
    }
  | {
      readonly code: 'reason/swaps';
      readonly path: Element;
      readonly forward: Player;
      readonly back: Player;
      readonly spaces: number;
    }
  /** The power is worth so much more now than the best decision without it. */
  | { readonly code: 'reason/power-pays'; readonly power: PowerName; readonly percent: number }
  /** The power could be used here, and keeping it is worth so much more. */
  | { readonly code: 'reason/saves-power'; readonly power: PowerName; readonly percent: number }
  /** Another turn is worth so much more than leaving it. */
  | { readonly code: 'reason/takes-turn-again'; readonly percent: number }
  | { readonly code: 'reason/leaves-turn'; readonly percent: number }
  /** Nothing stands out: the position after it is the best to be had. */
  | { readonly code: 'reason/position'; readonly chance: number };
