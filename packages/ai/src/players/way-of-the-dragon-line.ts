import type { WayMove, WayState } from '@dragonway/way-of-the-dragon';
import { keptAt } from '../re-roll/dice-sets.js';
import { ACT, valueOfRoll } from '../re-roll/plan.js';
import type { Survey } from '../way-turn/survey.js';
import type { JudgedTable } from '../way-turn/table.js';
import { choicesOf } from './way-of-the-dragon-choices.js';

/** The likeliest result of the dice; among equals the best for the mover. */
const likeliest = ({ game }: JudgedTable, { plan }: Survey, state: WayState): WayMove | undefined => {
  const worth = (move: WayMove): number => (move.kind === 'roll' ? valueOfRoll(plan, move.roll, state.rerolls) : 0);
  return [...game.chances(state)].sort(
    (one, other) => other.weight - one.weight || worth(other.move) - worth(one.move),
  )[0]?.move;
};

const decision = (table: JudgedTable, survey: Survey, state: WayState): WayMove | undefined => {
  const kept = state.roll === undefined ? ACT : (survey.plan.stages[state.rerolls]?.choice[state.roll] ?? ACT);
  if (kept !== ACT && state.rerolls > 0) return { kind: 'keep', kept: keptAt(kept) };
  return choicesOf(table, survey, state).find(({ move }) => move.kind !== 'keep' && move.kind !== 'tiger')?.move;
};

const MOST_MOVES = 8;

/** The chosen move and how its turn goes on if the likeliest dice come. */
export const lineOf = (table: JudgedTable, survey: Survey, state: WayState, chosen: WayMove): readonly WayMove[] => {
  const line: WayMove[] = [chosen];
  let reached = table.game.next(state, chosen);
  // After the Eye of the Tiger other acts are on offer than the survey's first half knows.
  while (chosen.kind === 'keep' && line.length < MOST_MOVES && reached.turn === state.turn) {
    const isRolling = reached.phase === 'roll';
    const move = isRolling
      ? likeliest(table, survey, reached)
      : reached.phase === 'act'
        ? decision(table, survey, reached)
        : undefined;
    if (move === undefined) break;
    line.push(move);
    reached = table.game.next(reached, move);
  }
  return line;
};
