import { InvariantError } from '@dragonway/core';
import { decisionOf } from '../notation/decision.js';
import { readMove } from '../notation/move.js';
import { formatPosition } from '../notation/position.js';
import type { WorkingRules } from '../rules.js';
import type { State } from '../state.js';
import type { Decision, Move } from '../types.js';
import { refuseAct } from './act.js';
import type { MoveRefusal } from './refusals.js';
import { refuseSpirit } from './spirit.js';

export type { MoveRefusal } from './refusals.js';

const MOVE_KIND: Readonly<Record<Exclude<Decision['kind'], 'over'>, Move['kind']>> = {
  spirit: 'spirit',
  matter: 'act',
  focus: 'act',
  ways: 'choice',
};

const refuseMove = (rules: WorkingRules, state: State, decision: Decision, move: Move): MoveRefusal | undefined => {
  if (move.kind === 'spirit') return refuseSpirit(state, rules, move);
  if (move.kind === 'act' && 'action' in decision) {
    return refuseAct(state, rules, { dragon: decision.by, action: decision.action }, move);
  }
  if (move.kind === 'choice' && move.way > state.ways.length) {
    return { code: 'move/no-such-way', way: move.way, ways: state.ways.length };
  }
  return undefined;
};

// A text that is no move of this decision may still be a good move of another one.
const unreadableHere = (decision: Exclude<Decision, { kind: 'over' }>, text: string): MoveRefusal => {
  const expected = MOVE_KIND[decision.kind];
  const isOtherMove = (['spirit', 'act', 'choice'] as const).some(kind => kind !== expected && readMove(kind, text).ok);
  if (isOtherMove) return { code: 'move/wrong-decision', expected: decision.kind, by: decision.by };
  const read = readMove(expected, text);
  return read.ok ? { code: 'move/wrong-decision', expected: decision.kind, by: decision.by } : read.refusal;
};

/** The refusal of a text that is not legal here. Must agree with `legalMoves`; the test «explain refuses exactly…» checks it. */
export const explainMove = (rules: WorkingRules, state: State, text: string): MoveRefusal => {
  const decision = decisionOf(state);
  if (decision.kind === 'over') return { code: 'move/game-over', winner: decision.winner };
  const read = readMove(MOVE_KIND[decision.kind], text);
  if (!read.ok) return unreadableHere(decision, text);
  const refusal = refuseMove(rules, state, decision, read.value);
  if (refusal === undefined) throw new InvariantError(`no reason found against ${text}`, formatPosition(state));
  return refusal;
};
