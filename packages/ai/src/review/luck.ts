import type { Replay, ReplayedDecision } from '@dragonway/core';
import type { WayOptions, WayState } from '@dragonway/way-of-the-dragon';
import { estimateBy } from '../evaluate/way-of-the-dragon/estimate.js';
import { trainedNetwork } from '../evaluate/way-of-the-dragon/weights.js';
import { choicesOf } from '../players/way-of-the-dragon-choices.js';
import { lookAhead } from '../way-turn/look-ahead.js';
import { type JudgedTable, judgedTable } from '../way-turn/table.js';
import { chancesAt, surveyForReview, type TurnInReview } from './luck-chances.js';
import { type LuckTotals, totalsOf } from './luck-totals.js';
import type { LuckStep, LuckTurn } from './luck-turn.js';
import { LEAST_LOSSES_WITH_DICE, verdictOn } from './verdict.js';

/** A game split into luck and skill. For every seat luck and decisions sum to the change of its chance. */
export interface LuckReview {
  readonly turns: readonly LuckTurn[];
  readonly totals: readonly LuckTotals[];
}

/** How thoroughly a game is looked at again. */
export interface LuckSettings {
  /** Turns looked ahead for every act; 1 judges the position right after it. */
  readonly turns: 1 | 2;
}

const DEFAULT_SETTINGS: LuckSettings = { turns: 2 };

const LEAST_BETTER = 0.05;

const percents = (chances: Float64Array): readonly number[] => Array.from(chances, chance => chance * 100);

const lossOf = (before: readonly number[], after: readonly number[], seat: number): number =>
  (before[seat] ?? 0) - (after[seat] ?? 0);

const stepOf = (
  table: JudgedTable,
  turn: TurnInReview,
  decision: ReplayedDecision,
  before: readonly number[],
): LuckStep => {
  const state = decision.before as WayState;
  const after = percents(chancesAt(table, turn, decision.after as WayState));
  const facts = { turn: decision.turn, seat: state.seat, move: decision.text, before, after };
  if (state.phase === 'roll') return { ...facts, by: 'dice', verdict: undefined, better: undefined };
  const loss = lossOf(before, after, state.seat);
  const verdict = verdictOn(loss, LEAST_LOSSES_WITH_DICE);
  return {
    ...facts,
    by: 'player',
    verdict,
    better: loss < LEAST_BETTER ? undefined : betterThan(table, turn, decision),
  };
};

const betterThan = (table: JudgedTable, turn: TurnInReview, { before, text }: ReplayedDecision): string | undefined => {
  const state = before as WayState;
  const { notation } = table.game;
  if (state.phase !== 'act')
    return table.game
      .legalMoves(state)
      .map(notation.formatMove)
      .find(move => move !== text);
  const [best] = choicesOf(table, turn.survey, state);
  return best === undefined ? undefined : notation.formatMove(best.move);
};

const plus = (sum: readonly number[], { before, after }: LuckStep): readonly number[] =>
  sum.map((known, seat) => known + (after[seat] ?? 0) - (before[seat] ?? 0));

const turnOf = (steps: readonly LuckStep[], seats: number): LuckTurn | undefined => {
  const [first] = steps;
  const last = steps.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const none: readonly number[] = Array.from({ length: seats }, () => 0);
  const sumBy = (by: LuckStep['by']): readonly number[] => steps.filter(step => step.by === by).reduce(plus, none);
  const { turn, seat, before } = first;
  return { turn, seat, before, after: last.after, luck: sumBy('dice'), decision: sumBy('player'), steps };
};

const byTurn = (decisions: readonly ReplayedDecision[]): readonly (readonly ReplayedDecision[])[] => {
  const turns = new Map<number, ReplayedDecision[]>();
  for (const decision of decisions) turns.set(decision.turn, [...(turns.get(decision.turn) ?? []), decision]);
  return [...turns.values()];
};

/**
 * Splits a game of Way of the Dragon into luck and skill. A turn begins with the chances at which the last one ended;
 * what a closer look at it corrects counts as luck, because nobody chose it. Yields every turn.
 */
export function* reviewLuck(
  { options, decisions }: Pick<Replay, 'options' | 'decisions'>,
  settings: LuckSettings = DEFAULT_SETTINGS,
): Generator<LuckTurn, LuckReview> {
  // Sound because a replay's options were made by the game that it belongs to.
  const wayOptions = options as WayOptions;
  const table = judgedTable(wayOptions, estimateBy(wayOptions, trainedNetwork()));
  const { judge } = lookAhead(table, settings.turns - 1);
  const turns: LuckTurn[] = [];
  for (const played of byTurn(decisions)) {
    const start = played[0]?.before as WayState;
    const inReview = surveyForReview(table, start, judge);
    let chances = turns.at(-1)?.after ?? percents(inReview.survey.start);
    const steps = played.map(decision => {
      const step = stepOf(table, inReview, decision, chances);
      chances = step.after;
      return step;
    });
    const turn = turnOf(steps, table.seats);
    if (turn === undefined) continue;
    turns.push(turn);
    yield turn;
  }
  return { turns, totals: totalsOf(turns, table.seats) };
}
