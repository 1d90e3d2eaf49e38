import { expect, test } from 'vitest';
import { Session } from '../src/index.js';

test('the example of the README gets its answer', async () => {
  const session = new Session();
  const answer = await session.start({
    options: 'tao-long;mode=monk',
    moves: ['W:bw', 'SS'],
    strength: { kind: 'level', level: 3 },
    seed: 1,
  });
  expect(answer.ok && answer.value.move.length > 0 && answer.value.reasons.length > 0).toBe(true);
});
