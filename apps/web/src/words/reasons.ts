import type { TaoLongReason, WayReason } from '@dragonway/ai';
import type { Reason } from '../machine/types.js';
import { taoLongReasonInWords } from './tao-long/reasons.js';
import { wayReasonInWords } from './way/reasons.js';

// Sound because a machine gives the reasons of the game that it plays.
export const reasonInWords = (reason: Reason, game: string): string =>
  game === 'tao-long' ? taoLongReasonInWords(reason as TaoLongReason) : wayReasonInWords(reason as WayReason);
