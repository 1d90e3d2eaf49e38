import { readFileSync } from 'node:fs';
import { MODES, SCENARIO_IDS } from '@dragonway/tao-long';
import { describe, expect, test } from 'vitest';
import {
  finish,
  mineTactics,
  TACTIC_TABLES,
  TACTIC_THEMES,
  type Tactic,
  tacticAt,
  tacticTable,
  taoLongThinker,
} from '../src/index.js';
import { optionsOf } from './tables.js';

const TACTICS = readFileSync(new URL('./tactics/tactics.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): Tactic => JSON.parse(line));

const stateOf = ({ options, position }: Tactic) => {
  const table = tacticTable(options);
  const state = table.game.notation.parsePosition(position);
  if (!state.ok) throw new Error(`${position}: ${state.refusal.code}`);
  return { table, state: state.value };
};

const LEAST_OF_A_THEME = 8;

describe('the tactical suite', () => {
  test('spans all modes, scenarios and themes, and solo', () => {
    expect(TACTICS.length).toBeGreaterThanOrEqual(60);
    const tables = TACTICS.map(({ options }) => optionsOf(options).table);
    for (const mode of MODES) expect(tables.some(table => table.mode === mode)).toBe(true);
    for (const scenario of SCENARIO_IDS) expect(tables.some(table => table.scenario === scenario)).toBe(true);
    expect(tables.some(({ solo }) => solo !== undefined)).toBe(true);
    for (const theme of TACTIC_THEMES) {
      expect(TACTICS.filter(tactic => tactic.theme === theme).length).toBeGreaterThanOrEqual(LEAST_OF_A_THEME);
    }
  });

  test.each([0, 10, 40])('holds what the rule of its choice finds at table %i', index => {
    const mined = mineTactics(index).flatMap(({ tactic }) => tactic ?? []);
    expect(mined.length).toBeGreaterThan(0);
    expect(TACTICS.filter(({ options }) => options === TACTIC_TABLES[index])).toEqual(mined);
  });

  test.each(TACTICS)('$options $position: $solution is the only answer to $theme', tactic => {
    const { table, state } = stateOf(tactic);
    expect(tacticAt(table, state, tactic.theme)).toEqual(tactic);
  });

  test.each(TACTICS)('level 10 finds $solution in $options $position', tactic => {
    const thinker = taoLongThinker(optionsOf(tactic.options));
    const { state } = stateOf(tactic);
    const question = { states: [state], strength: { kind: 'level', level: 10 }, seed: 1 } as const;
    expect(finish(thinker.think(question)).move).toBe(tactic.solution);
  });
});
