import * as z from 'zod/mini';
import { exact } from './fields/exact.js';
import { challengeId, list, millis, optionsText, personId, personName, tableId } from './fields/fields.js';
import { clockSetting } from './fields/setup.js';

/** A table in the lobby that waits for somebody. */
export const challenge = exact({
  id: challengeId,
  /** Who waits. */
  by: exact({ id: personId, name: personName }),
  options: optionsText,
  clock: clockSetting,
  isRated: z.boolean(),
  /** Whether it stays when its table is full: everybody who takes it gets a new table. */
  isStanding: z.boolean(),
  /** How many seats are open. */
  open: z.int().check(z.minimum(1), z.maximum(5)),
  /** The table, where it is there already. */
  table: z.exactOptional(tableId),
  since: millis,
});

export const challenges = list(challenge, 500);
