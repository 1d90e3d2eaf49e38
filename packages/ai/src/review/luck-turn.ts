import type { Seat } from '@dragonway/core';
import type { Verdict } from './verdict.js';

/** One roll or one decision of a game with dice, looked at again. Chances are in percent, one for each seat. */
export interface LuckStep {
  readonly turn: number;
  /** Whose turn it is. */
  readonly seat: Seat;
  readonly move: string;
  /** The dice decide, or the player. */
  readonly by: 'dice' | 'player';
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly verdict: Verdict | undefined;
  /** What would have been better, where something was. */
  readonly better: string | undefined;
}

/** A turn split into what the dice gave and what the player gave away. Percent, one for each seat. */
export interface LuckTurn {
  readonly turn: number;
  readonly seat: Seat;
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly luck: readonly number[];
  readonly decision: readonly number[];
  readonly steps: readonly LuckStep[];
}
