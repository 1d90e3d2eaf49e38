import { type ActionSet, actionAt } from '../actions/actions.js';
import { NO_EFFECTS, triggeredEffects } from '../effects/triggered.js';
import type { WorkingRules } from '../rules.js';
import { groupOf } from '../solo/group.js';
import type { Draft, EventLog, State } from '../state.js';
import { ELEMENTS, type Element, type SpiritMove, type WheelIndex } from '../types.js';
import { dropOrders, flowOf } from '../wheel/drop-orders.js';
import { type ColourCounts, colourCounts } from '../wheel/priorities.js';
import { type Sowing, sow } from '../wheel/sowing.js';
import { coloursOf, isOneColour, NO_STONES, type Stones, stonesOf } from '../wheel/stack.js';
import { actionOfLift, stackAt, WHEEL_BY_TEXT, wheelIndexOf } from '../wheel/wheel.js';

// Every Spirit move there can be is made once: without colours, and with every row of two colours.
const PLAIN_MOVES: readonly SpiritMove[] = ELEMENTS.map(lift => ({ kind: 'spirit', lift, drops: [] }));
const MOVES_WITH_COLOURS: readonly (readonly SpiritMove[])[] = ELEMENTS.map(lift =>
  Array.from({ length: 512 }, (_, stones) => ({ kind: 'spirit', lift, drops: coloursOf(Math.max(stones, 1)) })),
);

/** Whether the player writes the colours of a lift: where there is a choice among them at all (R18, section 9). */
export const writesColours = (rules: WorkingRules, lifted: Stones): boolean =>
  rules.orders === 'everyOrder' && rules.soloPlayer === undefined && !isOneColour(lifted);

/** Whether at least one space with stones leads to a possible action; if none does, all are open (R1). */
export const hasPossibleLift = (state: State, rules: WorkingRules): boolean => {
  for (let from = 0; from < 8; from++) {
    if (stackAt(state.wheel, from) === NO_STONES) continue;
    const action = actionOfLift(state.wheel, from, flowOf(rules, state.wheel, state.coin, from));
    if ((state.possible & (1 << action)) !== 0) return true;
  }
  return false;
};

const pushWithColours = (moves: SpiritMove[], from: WheelIndex, orders: readonly Stones[]): void => {
  const withColours = MOVES_WITH_COLOURS[from] as readonly SpiritMove[];
  for (const order of orders) moves.push(withColours[order] as SpiritMove);
};

const ALL_ACTIONS: ActionSet = 255;

const movesToActions = (state: State, rules: WorkingRules, allowed: ActionSet): SpiritMove[] => {
  const { wheel } = state;
  const moves: SpiritMove[] = [];
  let counts: ColourCounts | undefined;
  for (const from of WHEEL_BY_TEXT) {
    const lifted = stackAt(wheel, from);
    if (lifted === NO_STONES) continue;
    const flow = flowOf(rules, wheel, state.coin, from);
    if ((allowed & (1 << actionOfLift(wheel, from, flow))) === 0) continue;
    if (writesColours(rules, lifted)) {
      counts ??= colourCounts(wheel);
      pushWithColours(moves, from, dropOrders(rules, wheel, { from, flow, counts }));
    } else moves.push(PLAIN_MOVES[from] as SpiritMove);
  }
  return moves;
};

/** The legal choices of a Spirit phase, in the order of their texts. */
export const spiritMoves = (state: State, rules: WorkingRules): readonly SpiritMove[] => {
  const moves = movesToActions(state, rules, state.possible);
  // R1: if every space leads to an impossible action, any of them may be chosen.
  return moves.length > 0 ? moves : movesToActions(state, rules, ALL_ACTIONS);
};

const sowingOf = (state: State, rules: WorkingRules, move: SpiritMove): Sowing => {
  const from = wheelIndexOf(move.lift);
  const flow = flowOf(rules, state.wheel, state.coin, from);
  const lifted = stackAt(state.wheel, from);
  if (move.drops.length > 0) return { from, flow, order: stonesOf(move.drops) };
  if (rules.soloPlayer === undefined) return { from, flow, order: lifted };
  return { from, flow, order: dropOrders(rules, state.wheel, { from, flow })[0] ?? lifted };
};

const NO_GROUP: readonly Element[] = [];

/** Lifts and drops the stones, and notes what this brings about; effects and actions come after it. */
export const playSpirit = (draft: Draft, rules: WorkingRules, move: SpiritMove, log: EventLog): void => {
  const sowing = sowingOf(draft, rules, move);
  const last = sow(draft, sowing, log);
  draft.action = actionAt(last);
  // A legal choice leads to an impossible action only where all do.
  draft.hadNoAction = (draft.possible & (1 << last)) === 0;
  draft.effects = rules.hasEffects ? triggeredEffects(draft.wheel, sowing) : NO_EFFECTS;
  draft.group = rules.soloPlayer === undefined ? NO_GROUP : groupOf(sowing, rules.soloPlayer);
};
