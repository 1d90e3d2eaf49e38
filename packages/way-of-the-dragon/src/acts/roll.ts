import { KEPT_DICE, NO_DICE } from '../dice/kept.js';
import { ROLLS } from '../dice/rolls.js';
import type { Tell } from '../events.js';
import type { Rules } from '../rules.js';
import type { Draft } from '../state.js';
import { playerOf } from '../turn.js';
import type { Kept, Roll } from '../types.js';

/** The dice have fallen. */
export const playRoll = (rules: Rules, draft: Draft, roll: Roll, tell: Tell): void => {
  const { rerolls } = draft;
  tell?.({ kind: 'rolled', player: playerOf(rules, draft), dice: ROLLS[roll]?.faces ?? [], rerolls });
  draft.phase = 'act';
  draft.kept = NO_DICE;
  draft.roll = roll;
};

/** Leaves these dice on the table and takes up the others. */
export const keepDice = (rules: Rules, draft: Draft, kept: Kept, tell: Tell): void => {
  tell?.({ kind: 'kept', player: playerOf(rules, draft), dice: KEPT_DICE[kept]?.faces ?? [] });
  draft.phase = 'roll';
  draft.kept = kept;
  draft.roll = undefined;
};

/** Rolls the others again, which is one re-roll less. */
export const playKeep = (rules: Rules, draft: Draft, kept: Kept, tell: Tell): void => {
  keepDice(rules, draft, kept, tell);
  draft.rerolls -= 1;
};
