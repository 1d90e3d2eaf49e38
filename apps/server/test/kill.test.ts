import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from '@dragonway/core';
import { expect, test } from 'vitest';
import { killStress } from '../src/proof/kill/stress.js';

test('kill -9 in the middle of games costs no acknowledged move', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dragonway-kill-'));
  const random = randomFrom(11);
  const report = await killStress({ kills: 4, tables: 3, folder, nextInstant: () => 20 + random.below(200) });
  rmSync(folder, { recursive: true, force: true });
  expect(report.lost).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(20);
});
