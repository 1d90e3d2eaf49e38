import { withMeters } from '../dragon/body.js';
import { bodyIn, type Draft, type EventLog, otherDragon, setBody } from '../state.js';
import type { Dragon } from '../types.js';

/** Balance: the dragon sets its meters to the opponent's counts, through the centre. */
export const balance = (draft: Draft, dragon: Dragon, log: EventLog): void => {
  const own = bodyIn(draft, dragon);
  const { water, fire } = bodyIn(draft, otherDragon(dragon));
  setBody(draft, dragon, withMeters(own, water, fire));
  log?.push({ kind: 'balanced', dragon, before: { water: own.water, fire: own.fire }, after: { water, fire } });
};
