import { conformance, notMet, type Report, sumReports } from '@dragonway/testkit';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { KEPT_DICE, type WayEvent, type WayOptions, wayOfTheDragon, wayOfTheDragonKind } from '../src/index.js';
import { anyOptions } from './arbitraries.js';
import { checkStep } from './step-laws.js';
import { optionsOf } from './table.js';

const play = (options: WayOptions, seed: number, decisions: number): Report =>
  conformance(wayOfTheDragon(options), {
    seed,
    decisions,
    decisionsPerGame: 20_000,
    options: wayOfTheDragonKind.formatOptions(options),
    kind: wayOfTheDragonKind,
    canBeGiven: ({ phase, kept, rerolls }) => phase === 'over' || (phase === 'roll' && kept === 0 && rerolls === 2),
    wholeWeight: ({ kept }) => 6 ** (5 - (KEPT_DICE[kept]?.faces.length ?? 0)),
    checkStep: (before, move, step) => checkStep(options, before, move, step),
  });

const TABLES = [
  '',
  'immunity=on',
  'first=r;powers=on;length=6',
  'players=b,y;powers=on;dead=W2,W3,W4,W5,F1,M9,O3',
  'players=w,k,r;powers=on;immunity=on',
  'players=y,b,k;first=k;dead=E1,E2,E3',
  'players=k,r,w,y',
  'players=r,b,w,y;first=y;powers=on;immunity=on;dead=W1,F2,M3,E4,O5;length=5',
  'players=k,r,w,y,b;powers=on;length=5',
  'players=k,r,w,y,b;immunity=on;length=15',
  'players=b,y,w,r,k;powers=on;immunity=on;dead=W1,W2,W3,F1,F2,F3,M1,M2,M3,E1;length=5',
];

const EVENTS: readonly WayEvent['kind'][] = [
  'rolled',
  'kept',
  'powerUsed',
  'dragonsCounted',
  'passedOver',
  'entered',
  'moved',
  'blocked',
  'swapped',
  'finishedPath',
  'passed',
  'declined',
  'turnRepeated',
  'turnEnded',
  'gameEnded',
];

test('random games of all player counts and options keep every contract, end, and let every event happen', () => {
  const reports = TABLES.map((table, index) => play(optionsOf(table), 100 + index, 1000));
  const report = sumReports(reports);
  expect(report.unfinished).toBe(0);
  expect(notMet(report.events, EVENTS)).toEqual([]);
  expect(report.givenPositions).toBeGreaterThan(500);
});

test('random games of random tables keep every contract', () => {
  fc.assert(
    fc.property(anyOptions, fc.integer(), (options, seed) => {
      expect(play(options, seed, 150).unfinished).toBe(0);
    }),
    { numRuns: 20, seed: 3 },
  );
});
