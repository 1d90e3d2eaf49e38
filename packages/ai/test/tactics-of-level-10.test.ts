import { expect, test } from 'vitest';
import { finish, taoLongThinker } from '../src/index.js';
import { optionsOf } from './tables.js';
import { stateOf, TACTICS } from './tactics/tactics.js';

test.each(TACTICS)('level 10 finds $solution in $options $position', tactic => {
  const thinker = taoLongThinker(optionsOf(tactic.options));
  const { state } = stateOf(tactic);
  const question = { states: [state], strength: { kind: 'level', level: 10 }, seed: 1 } as const;
  expect(finish(thinker.think(question)).move).toBe(tactic.solution);
});
