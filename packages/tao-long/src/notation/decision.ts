import type { State } from '../state.js';
import { focusAtHand } from '../turn/phases.js';
import type { Decision } from '../types.js';
import { formatActs } from './move.js';
import { formatElement } from './signs.js';

/** What stands to be decided, and by which dragon's player. */
export const decisionOf = (state: State): Decision => {
  const focus = focusAtHand(state);
  if (focus !== undefined) return { kind: 'focus', by: focus.dragon, action: focus.on };
  if (state.winner !== undefined) return { kind: 'over', winner: state.winner };
  if (state.phase === 'ways') return { kind: 'ways', by: state.toPlay, ways: state.ways };
  return state.phase === 'matter' && state.action !== undefined
    ? { kind: 'matter', by: state.toPlay, action: state.action.element }
    : { kind: 'spirit', by: state.toPlay };
};

/** Who chooses what, as the engine protocol prints it. */
export const formatDecision = (state: State): string => {
  const decision = decisionOf(state);
  switch (decision.kind) {
    case 'spirit':
      return `${decision.by} spirit`;
    case 'matter':
    case 'focus':
      return `${decision.by} ${decision.kind} ${formatElement(decision.action)}`;
    case 'ways':
      return `${decision.by} ways ${decision.ways.map(formatActs).join(', ')}`;
    case 'over':
      return `over ${decision.winner}`;
  }
};
