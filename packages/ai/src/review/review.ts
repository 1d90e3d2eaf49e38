import { NOBODY, type Replay, type Seat } from '@dragonway/core';
import type { Advice, Progress, Question, Strength, Thinker } from '../thinker.js';

/** How a decision that gave something away is marked. */
export const VERDICTS = ['inaccuracy', 'mistake', 'blunder'] as const;
export type Verdict = (typeof VERDICTS)[number];

// Percent of winning chance that a decision must give away for each mark.
const LEAST_LOSS: Readonly<Record<Verdict, number>> = { inaccuracy: 8, mistake: 16, blunder: 30 };

/** One decision of a finished game, looked at again. Chances are in percent. */
export interface ReviewedDecision {
  readonly turn: number;
  readonly seat: Seat;
  readonly move: string;
  /** The chance of the seat that decided, before its decision and after it. */
  readonly before: number;
  readonly after: number;
  /** The chance of the first seat after the decision: the curve of the game. */
  readonly curve: number;
  readonly verdict: Verdict | undefined;
  /** What would have been better, where something was. */
  readonly better: readonly string[] | undefined;
}

/** How thoroughly a game is looked at again. */
export interface ReviewSettings {
  readonly strength: Strength;
  readonly seed: number;
}

const verdictOn = (loss: number): Verdict | undefined => VERDICTS.findLast(verdict => loss >= LEAST_LOSS[verdict]);

function* adviceOn(thinker: Thinker, question: Question): Generator<undefined, Progress & Pick<Advice, 'move'>> {
  const thinking = thinker.think(question);
  let step = thinking.next();
  for (; !step.done; step = thinking.next()) yield undefined;
  return step.value;
}

/** The chance of a seat where a game has ended. */
const chanceAtEnd = ({ game }: Replay, state: object, seat: Seat): number => {
  const winners = game.outcome(state)?.winners ?? [];
  return winners.includes(seat) ? 100 / winners.length : 0;
};

/**
 * Looks at a game again, decision by decision: what the winning chance was, what each decision gave away, and what would
 * have been better. For games without dice. Yields undefined where it only pauses.
 */
export function* review(
  replay: Replay,
  thinker: Thinker,
  { strength, seed }: ReviewSettings,
): Generator<ReviewedDecision | undefined, readonly ReviewedDecision[]> {
  const { game, start, decisions } = replay;
  const states = [start, ...decisions.map(({ after }) => after)];
  const reviewed: ReviewedDecision[] = [];
  let advice = decisions.length === 0 ? undefined : yield* adviceOn(thinker, { states: [start], strength, seed });
  for (const [index, decision] of decisions.entries()) {
    const seat = game.actor(decision.before) as Seat;
    const next = game.actor(decision.after);
    const known = advice;
    advice =
      next === NOBODY ? undefined : yield* adviceOn(thinker, { states: states.slice(0, index + 2), strength, seed });
    const after =
      advice === undefined
        ? chanceAtEnd(replay, decision.after, seat)
        : next === seat
          ? advice.chance
          : 100 - advice.chance;
    const one = judged(decision, seat, after, known, game.legalMoves(decision.before).length > 1);
    reviewed.push(one);
    yield one;
  }
  return reviewed;
}

const judged = (
  { turn, text }: Replay['decisions'][number],
  seat: Seat,
  after: number,
  known: (Progress & Pick<Advice, 'move'>) | undefined,
  hadChoice: boolean,
): ReviewedDecision => {
  const isBest = known === undefined || known.move === text || !hadChoice;
  // What the best move leads to is known better after it than before.
  const before = isBest ? after : known.chance;
  const verdict = isBest ? undefined : verdictOn(before - after);
  const better = verdict === undefined ? undefined : known?.line;
  return { turn, seat, move: text, before, after, curve: seat === 0 ? after : 100 - after, verdict, better };
};
