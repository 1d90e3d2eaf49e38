import type { Game } from '@dragonway/core';
import {
  type CheckedOptions,
  type Move,
  resolveRules,
  type State,
  type TaoLongTypes,
  taoLong,
  workingRules,
} from '@dragonway/tao-long';
import { blindness } from '../evaluate/tao-long/blind-spots.js';
import { chanceOf } from '../evaluate/tao-long/chance.js';
import { taoLongJudge } from '../evaluate/tao-long/judge.js';
import { withNoise } from '../levels/noise.js';
import { faultless, TAO_LONG_LEVELS, type TaoLongLevel } from '../levels/tao-long.js';
import { taoLongReasons } from '../reasons/tao-long-reasons.js';
import { type SearchSettings, type Thought, think } from '../search/deepening.js';
import type { Judge } from '../search/judge.js';
import { DEFAULT_SHAPE, MOST_PLIES } from '../search/shape.js';
import { DEFAULT_TABLE_BYTES, Transpositions } from '../search/transposition.js';
import type { Progress, Question, Strength, Thinker, Thinking } from '../thinker.js';

const levelOf = (strength: Strength): TaoLongLevel =>
  strength.kind === 'level'
    ? TAO_LONG_LEVELS[strength.level]
    : faultless({
        nodes: strength.nodes ?? Number.POSITIVE_INFINITY,
        depth: strength.depth ?? MOST_PLIES,
        tableBytes: strength.tableBytes ?? DEFAULT_TABLE_BYTES,
      });

const turnStartsIn = (judge: Judge<TaoLongTypes>, states: readonly State[]): readonly State[] =>
  states.slice(0, -1).filter(state => judge.isTurnStart(state));

const settingsOf = (
  level: TaoLongLevel,
  table: Transpositions,
  earlier: readonly State[],
): SearchSettings<TaoLongTypes> => ({
  limits: { nodes: level.nodes, depth: level.depth },
  tableBytes: level.tableBytes,
  table,
  shape: { ...DEFAULT_SHAPE, quietTurns: level.quietTurns },
  earlier,
});

const progressOf = ({ notation }: Game<TaoLongTypes>, thought: Thought<Move>): Progress => ({
  depth: thought.depth,
  nodes: thought.nodes,
  value: thought.value,
  chance: chanceOf(thought.value),
  line: thought.line.map(move => notation.formatMove(move)),
  proven: thought.proven,
});

/** The artificial player of Tao Long at a table with these options; in solo it plays the person's side. */
export const taoLongThinker = ({ table, start }: CheckedOptions): Thinker => {
  const game = taoLong(table, start);
  const rules = workingRules(resolveRules(table));
  // Kept for all questions: a judge that was used is a fast one.
  const attentive = taoLongJudge(rules);
  const judgeFor = (level: TaoLongLevel, seed: number): Judge<TaoLongTypes> => {
    const blind = blindness(rules, level.overlooks, seed);
    if (blind === undefined) return withNoise(attentive, level.noise, seed);
    const judge = { ...taoLongJudge(rules, { eyesOn: blind.eyesOn }), notices: blind.notices };
    return withNoise(judge, level.noise, seed);
  };
  let kept: { readonly table: Transpositions; readonly bytes: number } | undefined;
  const tableOf = (bytes: number): Transpositions => {
    if (kept?.bytes !== bytes) kept = { table: new Transpositions(bytes), bytes };
    return kept.table;
  };
  function* answer({ states, strength, seed }: Question): Thinking {
    const played = states as readonly State[];
    const state = played.at(-1) ?? game.start();
    const level = levelOf(strength);
    const judge = judgeFor(level, seed);
    const settings = settingsOf(level, tableOf(level.tableBytes), turnStartsIn(judge, played));
    const thoughts = think({ game, judge }, state, settings);
    let step = thoughts.next();
    while (!step.done) step = thoughts.next(yield step.value && progressOf(game, step.value));
    const progress = progressOf(game, step.value);
    const move = game.notation.formatMove(step.value.move);
    return { ...progress, move, reasons: taoLongReasons(game, state, step.value, progress.chance) };
  }
  return { think: answer };
};
