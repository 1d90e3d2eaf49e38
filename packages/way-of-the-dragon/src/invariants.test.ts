import { InvariantError } from '@dragonway/core';
import { expect, test } from 'vitest';
import { checkInvariants } from './invariants.js';
import { DEFAULT_OPTIONS } from './options.js';
import { rulesOf } from './resolve-rules.js';
import { startOf } from './state.js';
import type { WayState } from './types.js';

const rules = rulesOf(DEFAULT_OPTIONS);
const start = startOf(rules);

test.each<Partial<WayState>>([
  { places: [3, 0, 0, 0, 0, 3, 0, 0, 0, 0], taken: [8, 0, 0, 0, 0] },
  { places: [3, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
  { places: [15, 0, 0, 0, 0, 0, 0, 0, 0, 0], taken: [1 << 15, 0, 0, 0, 0] },
  { places: [] },
  { unused: 1 },
  { passes: 3 },
  { passes: 2 },
  { phase: 'over' },
  { phase: 'act' },
  { rerolls: 3 },
])('a state with %j breaks a law', broken => {
  expect(() => checkInvariants(rules, start)).not.toThrow();
  expect(() => checkInvariants(rules, { ...start, ...broken })).toThrow(InvariantError);
});
