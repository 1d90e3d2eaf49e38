import { PLAIN } from '../acts/advance.js';
import { movablePaths } from '../acts/move.js';
import { KEPT_DICE } from '../dice/kept.js';
import type { Rules } from '../rules.js';
import { playerOf } from '../turn.js';
import { ELEMENTS, PATHS, type Phase, type WayMove, type WayState } from '../types.js';
import { explainAdvance } from './explain-advance.js';
import { explainCall } from './explain-call.js';
import { explainKept, explainOwner, explainPower, isPowerMove } from './explain-power.js';
import type { WayMoveRefusal } from './refusals.js';

const DECISIONS: Readonly<Record<WayMove['kind'], readonly Phase[]>> = {
  roll: ['roll'],
  keep: ['act'],
  tiger: ['act'],
  move: ['act'],
  equilibrium: ['act'],
  anxiety: ['act'],
  dragon: ['act'],
  call: ['act'],
  pass: ['act'],
  fear: ['act'],
  again: ['again'],
  rebirth: ['rebirth'],
  done: ['again', 'rebirth'],
};

const explainAct = (rules: Rules, state: WayState, move: WayMove): WayMoveRefusal => {
  if (isPowerMove(move)) return explainPower(rules, state, move);
  switch (move.kind) {
    case 'keep':
      return state.rerolls === 0 ? { code: 'move/no-rerolls-left', ruling: 'W8' } : explainKept(state, move.kept);
    case 'move':
    case 'equilibrium':
      return explainAdvance(rules, state, move, PLAIN) ?? { code: 'move/nothing-advances' };
    case 'call':
      return explainCall(rules, state, move);
    case 'roll':
      return { code: 'move/kept-dice-changed', kept: KEPT_DICE[state.kept]?.faces ?? [] };
    case 'pass':
    case 'again':
    case 'done': {
      const movable = movablePaths(rules, state);
      const paths = PATHS.filter(path => (movable >> path) & 1).map(path => ELEMENTS[path]);
      return { code: 'move/must-move', ruling: 'W5', paths };
    }
  }
};

/** Why a move is not legal; asked only of moves that are not. */
export const explainMove = (rules: Rules, state: WayState, move: WayMove): WayMoveRefusal => {
  const { phase } = state;
  if (phase === 'over') return { code: 'move/game-over' };
  // That the power is gone tells the player more than that this is not its moment; of the dice's moment that is not so.
  const owner = phase !== 'roll' && isPowerMove(move) ? explainOwner(rules, state, move) : undefined;
  if (owner !== undefined) return owner;
  if (!DECISIONS[move.kind].includes(phase)) {
    return { code: 'move/wrong-decision', found: move.kind, expected: phase, player: playerOf(rules, state) };
  }
  return explainAct(rules, state, move);
};
