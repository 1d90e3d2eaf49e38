import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openExam } from '../src/robots/conformance.js';
import { ExampleRobot } from '../src/robots/example-robot.js';

const ENGINE = fileURLToPath(new URL('../../cli/dist/main.js', import.meta.url));

test('the example robot with our own engine passes the examination', async () => {
  const exam = await openExam();
  const robot = new ExampleRobot({
    url: exam.address,
    token: 'any',
    engine: { program: process.execPath, words: [ENGINE, 'ugi'], go: 'nodes 200' },
    games: ['tao-long'],
    tables: 2,
    report: () => undefined,
  });
  robot.start();
  const checks = await exam.run();
  robot.stop();
  exam.close();
  expect(checks.filter(({ isPassed }) => !isPassed)).toEqual([]);
  expect(checks.length).toBeGreaterThan(8);
});
