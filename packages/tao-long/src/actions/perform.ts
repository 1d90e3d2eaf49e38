import { absorb, expel, type MeterStone } from '../combat/absorb-or-expel.js';
import { bite } from '../combat/bite.js';
import { takeStep } from '../dragon/step.js';
import type { WorkingRules } from '../rules.js';
import type { Draft, EventLog } from '../state.js';
import type { ActMove, Dragon } from '../types.js';
import type { Action, Ending } from './actions.js';

const METER_STONE: Readonly<Record<Exclude<Ending, 'bite'>, MeterStone>> = {
  absorbOrExpelFire: 'fire',
  absorbOrExpelWater: 'water',
};

/** Performs an action in one of the ways that `waysOf` gave. Afterwards either dragon may be defeated. */
export const perform = (
  draft: Draft,
  rules: WorkingRules,
  { dragon, action, act }: { readonly dragon: Dragon; readonly action: Action; readonly act: ActMove },
  log: EventLog,
): void => {
  if (act.steps.length === 0) log?.push({ kind: 'stoodStill', dragon });
  for (const step of act.steps) {
    takeStep(draft, rules, dragon, step, log);
    // R12: no second step and no bite for a dragon that the step defeated.
    if (draft.winner !== undefined) return;
  }
  const { ending } = action;
  if (ending === 'bite') bite(draft, rules, dragon, log);
  else if (act.then === 'absorb') absorb(draft, dragon, METER_STONE[ending], log);
  else expel(draft, rules, dragon, METER_STONE[ending], log);
};
