import type { TaoLongReason } from './tao-long-reason.js';
import type { WayReason } from './way-of-the-dragon-reason.js';

/** Why a move was chosen: a code with facts, which each surface puts into words. */
export type Reason = TaoLongReason | WayReason;
