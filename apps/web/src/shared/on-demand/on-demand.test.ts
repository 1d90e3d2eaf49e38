import { expect, test } from 'vitest';
import { onDemand } from './on-demand.js';

test('a part is found as soon as it was fetched, and is fetched once', async () => {
  let times = 0;
  const part = onDemand(async () => ({ times: ++times }));
  expect(part.found()).toBeUndefined();
  const fetched = await part.fetch();
  expect(part.found()).toBe(fetched);
  expect(await part.fetch()).toBe(fetched);
  expect(times).toBe(1);
});

test('a part that could not be fetched is asked for again', async () => {
  const answers = [new Error('no line'), 'there'];
  const part = onDemand(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  await expect(part.fetch()).rejects.toThrow('no line');
  expect(part.found()).toBeUndefined();
  await expect(part.fetch()).resolves.toBe('there');
});
