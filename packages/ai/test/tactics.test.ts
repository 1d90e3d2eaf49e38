import { MODES, SCENARIO_IDS } from '@dragonway/tao-long';
import { describe, expect, test } from 'vitest';
import { mineTactics, TACTIC_TABLES, TACTIC_THEMES, tacticAt } from '../src/index.js';
import { optionsOf } from './tables.js';
import { stateOf, TACTICS } from './tactics/tactics.js';

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
});
