import type { WayOptions, WayState } from '@dragonway/way-of-the-dragon';
import { estimateBy } from '../evaluate/way-of-the-dragon/estimate.js';
import { trainedNetwork } from '../evaluate/way-of-the-dragon/weights.js';
import { WAY_LEVELS, type WayLevel } from '../levels/way-of-the-dragon.js';
import { goalReason } from '../reasons/way-of-the-dragon-goals.js';
import { wayReasons } from '../reasons/way-of-the-dragon-reasons.js';
import type { Advice, Progress, Question, Strength, Thinker, Thinking } from '../thinker.js';
import { lookAhead } from '../way-turn/look-ahead.js';
import { type Survey, settle } from '../way-turn/survey.js';
import { type JudgedTable, judgedTable } from '../way-turn/table.js';
import { type Choice, choicesOf, oddsAfter } from './way-of-the-dragon-choices.js';
import { noticesBut, overlookedBy, withStrayOdds } from './way-of-the-dragon-faults.js';
import { lineOf } from './way-of-the-dragon-line.js';
import { type JudgeRoot, openRoot, thinkAtRoot } from './way-of-the-dragon-root.js';

const MOST_TURNS = 4;

/** Limits are a level without faults. */
const levelOf = (strength: Strength): WayLevel =>
  strength.kind === 'level'
    ? WAY_LEVELS[strength.level]
    : {
        nodes: strength.nodes ?? Number.POSITIVE_INFINITY,
        turns: Math.min(strength.depth ?? MOST_TURNS, MOST_TURNS),
        noise: 0,
        overlooks: { swaps: 0, powers: 0, equilibrium: 0, secondReroll: 0 },
      };

const PERCENT = 100;

/** What is told of a choice; the smallest gain is taken to be one percent of the chance to win. */
const progressOf = (
  table: JudgedTable,
  turns: number,
  choice: Choice | undefined,
  line: Progress['line'],
): Progress => {
  const chance = (choice?.chance ?? 0) * PERCENT;
  const isEnd = choice !== undefined && (choice.chance === 0 || choice.chance === 1) && choice.place !== undefined;
  return {
    depth: turns,
    nodes: table.count.nodes,
    value: Math.round(chance * 100),
    chance: Math.round(chance * 10) / 10,
    line,
    proven: isEnd ? { wins: choice.chance === 1, turns: 1 } : undefined,
  };
};

/** The choice between another turn and none. */
const thinkOfTurn = (table: JudgedTable, state: WayState, level: WayLevel): Advice => {
  // The states to compare are few, so one look as far as the level goes is cheap.
  const { judge } = lookAhead(table, Math.min(level.turns, 2));
  const chances = new Float64Array(table.seats);
  const choices = table.game
    .legalMoves(state)
    .map((move): Choice => {
      settle(table, judge, table.game.next(state, move), chances, 0);
      return { move, chance: chances[state.seat] ?? 0 };
    })
    .sort((one, other) => other.chance - one.chance);
  const [chosen] = choices;
  const move = chosen === undefined ? '' : table.game.notation.formatMove(chosen.move);
  const reasons = wayReasons({ options: table.options, game: table.game, state }, choices, []);
  return { ...progressOf(table, level.turns, chosen, [move]), move, reasons };
};

const adviceOf = (
  table: JudgedTable,
  survey: Survey,
  state: WayState,
  turns: number,
  choices: readonly Choice[],
): Advice => {
  const { game, options } = table;
  const [chosen] = choices;
  const line = chosen === undefined ? [] : lineOf(table, survey, state, chosen.move).map(game.notation.formatMove);
  const odds = chosen === undefined ? undefined : oddsAfter(survey, state, chosen.move);
  const goals = odds === undefined || chosen === undefined ? [] : goalReason(survey, odds, chosen.move, options.length);
  const reasons = wayReasons({ options, game, state }, choices, goals);
  return { ...progressOf(table, turns, chosen, line), move: line[0] ?? '', reasons };
};

/** A person who does not think of the second re-roll decides as if the next one were the last. */
const asSeen = (state: WayState, overlooksSecond: boolean): WayState =>
  overlooksSecond && state.rerolls > 1 ? { ...state, rerolls: 1 } : state;

function* thinkOfDice(table: JudgedTable, state: WayState, level: WayLevel, seed: number): Thinking {
  const overlooked = overlookedBy(level, state, seed);
  const seen = asSeen(state, overlooked.secondReroll);
  const judgeRoot: JudgeRoot = judge => withStrayOdds(judge, state.seat, level.noise, seed);
  const root = openRoot(table, seen, judgeRoot, noticesBut(overlooked, state));
  const thoughts = thinkAtRoot(root, level);
  let step = thoughts.next();
  while (!step.done) {
    const thought = step.value;
    const [best] = thought === undefined ? [] : choicesOf(table, thought.survey, seen);
    const line = best === undefined ? [] : [table.game.notation.formatMove(best.move)];
    step = thoughts.next(yield thought && progressOf(table, thought.turns, best, line));
  }
  const { survey, turns } = step.value;
  return adviceOf(table, survey, seen, turns, choicesOf(table, survey, seen));
}

/** The artificial player of Way of the Dragon at a table with these options, for two to five players. */
export const wayThinker = (options: WayOptions): Thinker => {
  const table = judgedTable(options, estimateBy(options, trainedNetwork()));
  function* answer({ states, strength, seed }: Question): Thinking {
    const state = (states as readonly WayState[]).at(-1) ?? table.game.start();
    const level = levelOf(strength);
    table.count.nodes = 0;
    return state.phase === 'act' ? yield* thinkOfDice(table, state, level, seed) : thinkOfTurn(table, state, level);
  }
  return { think: answer };
};
