import type { Random } from '@dragonway/core';
import { chancesOf, type Kept, type WayState } from '@dragonway/way-of-the-dragon';
import { keptAt, NO_SET } from '../../re-roll/dice-sets.js';
import { ACT } from '../../re-roll/plan.js';
import { newSurvey, type Survey, sequelOfRoll, surveyTurn } from '../../way-turn/survey.js';
import type { JudgedTable } from '../../way-turn/table.js';

/** A turn's start with the chances of all seats that play showed. */
export interface Lesson {
  readonly state: WayState;
  readonly chances: Float64Array;
}

interface Visit {
  readonly state: WayState;
  /** The exact expectation over the turn. */
  readonly expected: Float64Array;
  /** The judgement of where the turn led. */
  readonly reached: Float64Array;
  readonly wasTried: boolean;
}

// How much of what came later is believed besides the expectation at hand.
const TRUST = 0.8;
const TRIED_PERCENT = 6;
const MOST_TURNS = 600;

const rollDice = (random: Random, kept: Kept): number => {
  const chances = chancesOf(kept);
  let left = random.below(chances.reduce((sum, { weight }) => sum + weight, 0));
  for (const { move, weight } of chances) {
    left -= weight;
    if (left < 0) return move.roll;
  }
  return 0;
};

/** Plays the dice of a turn by its plan; gives the place of the sequel that it leads to. */
const playDice = ({ plan, plain, afterTiger }: Survey, random: Random): number => {
  let roll = rollDice(random, keptAt(0));
  for (let left = plan.stages.length - 1; left >= 0; left -= 1) {
    const kept = plan.stages[left]?.choice[roll] ?? NO_SET;
    if (kept === ACT) return sequelOfRoll(plain, roll);
    roll = rollDice(random, keptAt(kept));
  }
  return sequelOfRoll(afterTiger, roll);
};

/** Goes from an act to the next start of a turn (or the end), choosing by judgement. */
const nextTurn = (table: JudgedTable, state: WayState, chances: Float64Array): WayState => {
  const { game, judge, seats } = table;
  if (state.phase === 'roll' || state.phase === 'over') {
    judge(state, chances, 0);
    return state;
  }
  const tried = new Float64Array(seats);
  let best: WayState | undefined;
  for (const move of game.legalMoves(state)) {
    const next = nextTurn(table, game.next(state, move), tried);
    if (best !== undefined && (tried[state.seat] ?? 0) <= (chances[state.seat] ?? 0)) continue;
    best = next;
    chances.set(tried);
  }
  return best ?? state;
};

const visitsOf = (table: JudgedTable, random: Random): readonly Visit[] => {
  const survey = newSurvey(table.seats);
  const visits: Visit[] = [];
  let state = table.game.start();
  while (state.phase !== 'over' && visits.length < MOST_TURNS) {
    surveyTurn(table, state, survey);
    const wasTried = random.below(100) < TRIED_PERCENT;
    const place = wasTried ? random.below(survey.tigerFrom) : playDice(survey, random);
    const reached = new Float64Array(table.seats);
    const next = nextTurn(table, survey.sequels[place]?.state ?? state, reached);
    visits.push({ state, expected: survey.start.slice(), reached, wasTried });
    state = next;
  }
  return visits;
};

/**
 * Plays a game with oneself and gives what each turn's start was worth. The luck of the dice is known exactly at every
 * turn and taken out: what is learned is the expectation, and of what came later only how far it differed from what was
 * judged then. An act that was only tried tells nothing of the turn before it.
 */
export const playLessons = (table: JudgedTable, random: Random): readonly Lesson[] => {
  const visits = visitsOf(table, random);
  const surprise = new Float64Array(table.seats);
  const lessons: Lesson[] = [];
  for (const { state, expected, reached, wasTried } of visits.toReversed()) {
    // The surprise of the turn after this one, against what was judged when it was reached.
    const later = lessons.at(-1)?.chances;
    for (let seat = 0; seat < table.seats; seat += 1) {
      const known = later === undefined || wasTried ? 0 : (later[seat] ?? 0) - (reached[seat] ?? 0);
      surprise[seat] = known * TRUST;
    }
    lessons.push({ state, chances: expected.map((chance, seat) => chance + (surprise[seat] ?? 0)) });
  }
  return lessons;
};
