import { countOf } from '../dice/rolls.js';
import type { Tell } from '../events.js';
import type { Rules } from '../rules.js';
import type { Draft } from '../state.js';
import { afterPass } from '../turn.js';
import { PATHS } from '../types.js';
import { tellBlocked } from './move.js';

/** Passes because no piece can move. */
export const playPass = (rules: Rules, draft: Draft, tell: Tell): void => {
  if (tell) for (const path of PATHS) tellBlocked(rules, draft, path, countOf(draft.roll, path), tell);
  // W7: no extra turn follows, also where the five dice show one element.
  afterPass(rules, draft, tell);
};
