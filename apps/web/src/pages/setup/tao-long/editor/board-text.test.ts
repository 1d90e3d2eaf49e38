import { checkOptions, DEFAULT_OPTIONS, SCENARIO_IDS, SCENARIOS } from '@dragonway/tao-long';
import { expect, test } from 'vitest';
import { formatChain, formatTerrain, parseChain, parseTerrain } from './board-text.js';

test.each(SCENARIO_IDS)('the editor reads and writes %s as the rules do', id => {
  const { terrain, heaven, earth, special } = SCENARIOS[id];
  expect(formatTerrain(parseTerrain(terrain))).toBe(terrain);
  expect(formatChain(parseChain(heaven))).toBe(heaven);
  expect(checkOptions({ ...DEFAULT_OPTIONS, scenario: { terrain, heaven, earth, special } }).ok).toBe(true);
});
