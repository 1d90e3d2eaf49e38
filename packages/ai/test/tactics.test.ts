import { readFileSync } from 'node:fs';
import { SCENARIO_IDS } from '@dragonway/tao-long';
import { describe, expect, test } from 'vitest';
import { finish, judgedTaoLong, solutionsOf, type Tactic, taoLongThinker } from '../src/index.js';
import { optionsOf } from './tables.js';

const TACTICS = readFileSync(new URL('./tactics/tactics.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): Tactic => JSON.parse(line));

const stateOf = ({ options, position }: Tactic) => {
  const { game } = judgedTaoLong(optionsOf(options));
  const state = game.notation.parsePosition(position);
  if (!state.ok) throw new Error(`${position}: ${state.refusal.code}`);
  return { game, state: state.value };
};

describe('the tactical suite', () => {
  test('spans all modes and scenarios, wins, saves, gains and the own Focus', () => {
    expect(TACTICS.length).toBeGreaterThanOrEqual(60);
    const texts = TACTICS.map(({ options }) => options);
    for (const mode of ['monk', 'master']) expect(texts.some(text => text.includes(`mode=${mode}`))).toBe(true);
    for (const id of SCENARIO_IDS.filter(scenario => scenario !== 'field')) {
      expect(texts.some(text => text.includes(`scenario=${id}`))).toBe(true);
    }
    expect(texts.some(text => text.includes('solo='))).toBe(true);
    expect(new Set(TACTICS.map(({ kind }) => kind))).toEqual(new Set(['win', 'save', 'gain']));
    expect(TACTICS.filter(({ usesFocus }) => usesFocus).length).toBeGreaterThanOrEqual(3);
  });

  test.each(TACTICS)('$options $position: $solution is the only $kind within $turns', tactic => {
    const { game, state } = stateOf(tactic);
    const solutions = solutionsOf(game, state, tactic.kind, tactic.turns);
    expect(solutions.map(move => game.notation.formatMove(move))).toEqual([tactic.solution]);
  });

  test.each(TACTICS)('level 10 finds $solution in $options $position', tactic => {
    const thinker = taoLongThinker(optionsOf(tactic.options));
    const { state } = stateOf(tactic);
    const question = { states: [state], strength: { kind: 'level', level: 10 }, seed: 1 } as const;
    expect(finish(thinker.think(question)).move).toBe(tactic.solution);
  });
});
