import { NOBODY, type Replay, type Seat, seat } from '@dragonway/core';
import type { ProvenEnd } from '../search/values.js';
import type { Advice, Progress, Question, Strength, Thinker } from '../thinker.js';
import { LEAST_LOSSES, type Verdict, verdictOn } from './verdict.js';

/** A win that nobody can avert any more, counted from the decision on; the turns of both are counted. */
export interface ForcedWin {
  readonly seat: Seat;
  readonly turns: number;
}

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
  /** Set where the decision leaves a win that is proven. */
  readonly forced: ForcedWin | undefined;
  readonly verdict: Verdict | undefined;
  /** What would have been better, where something was. */
  readonly better: readonly string[] | undefined;
}

/** How thoroughly a game is looked at again. */
export interface ReviewSettings {
  readonly strength: Strength;
  readonly seed: number;
}

function* adviceOn(thinker: Thinker, question: Question): Generator<undefined, Progress & Pick<Advice, 'move'>> {
  const thinking = thinker.think(question);
  let step = thinking.next();
  for (; !step.done; step = thinking.next()) yield undefined;
  return step.value;
}

/** The chance of a seat where a game has ended. */
const chanceAtEnd = ({ game }: Replay, state: object, actor: Seat): number => {
  const winners = game.outcome(state)?.winners ?? [];
  return winners.includes(actor) ? 100 / winners.length : 0;
};

// Of two seats one is the first.
const forcedWin = (chooser: Seat, { wins, turns }: ProvenEnd): ForcedWin => ({
  seat: wins ? chooser : seat(1 - chooser),
  turns,
});

/**
 * Looks at a game again, decision by decision: what the winning chance was, what each decision gave away, and what would
 * have been better. For games of two without dice. Yields undefined where it only pauses.
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
    const actor = game.actor(decision.before) as Seat;
    const next = game.actor(decision.after);
    const known = advice;
    advice =
      next === NOBODY ? undefined : yield* adviceOn(thinker, { states: states.slice(0, index + 2), strength, seed });
    const after =
      advice === undefined
        ? chanceAtEnd(replay, decision.after, actor)
        : next === actor
          ? advice.chance
          : 100 - advice.chance;
    const one = {
      ...judged(decision, actor, after, known, game.legalMoves(decision.before).length > 1),
      forced: advice?.proven && forcedWin(next as Seat, advice.proven),
    };
    reviewed.push(one);
    yield one;
  }
  return reviewed;
}

const judged = (
  { turn, text }: Replay['decisions'][number],
  actor: Seat,
  after: number,
  known: (Progress & Pick<Advice, 'move'>) | undefined,
  hadChoice: boolean,
): Omit<ReviewedDecision, 'forced'> => {
  const isBest = known === undefined || known.move === text || !hadChoice;
  // What the best move leads to is known better after it than before.
  const before = isBest ? after : known.chance;
  const verdict = isBest ? undefined : verdictOn(before - after, LEAST_LOSSES);
  const better = verdict === undefined ? undefined : known?.line;
  return { turn, seat: actor, move: text, before, after, curve: actor === 0 ? after : 100 - after, verdict, better };
};
