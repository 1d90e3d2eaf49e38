import { MODES, taoLongKind } from '@dragonway/tao-long';
import { conformance, notMet, type Report, sumReports } from '@dragonway/testkit';
import { expect, test } from 'vitest';
import { gameOf } from './table.js';
import { CUSTOM, HANDICAPS, PLAIN, SOLO, SOLO_VARIANTS, VILLAGES } from './tables.js';

/*
 * Random games over all modes, scenarios, variants and switches. After every decision the kit checks every contract of
 * the game interface, the invariants among them: stones conserved, chains unbroken and disjoint, portals in pairs.
 */
const DECISIONS = 25_000;

const reports: Report[] = [];

const playTables = (tables: readonly string[], decisions: number): Report => {
  const each = Math.ceil(decisions / tables.length);
  const played = tables.map((options, index) =>
    conformance(gameOf(options), {
      seed: 1000 + index,
      decisions: each,
      decisionsPerGame: 150,
      options: `tao-long${options}`,
      kind: taoLongKind,
      canBeGiven: state => state.phase === 'spirit',
    }),
  );
  reports.push(...played);
  return sumReports(played);
};

test.each(MODES)('random games of %s keep every contract, on all boards and with all switches', mode => {
  const tables = PLAIN.filter(options =>
    mode === 'grasshopper' ? !options.includes('mode=') : options.includes(`mode=${mode}`),
  );
  expect(playTables(tables, DECISIONS / 5).decisions).toBeGreaterThanOrEqual(DECISIONS / 5);
});

test('random games with the village, handicaps and custom boards keep every contract', () => {
  const tables = [...VILLAGES, ...HANDICAPS, ...CUSTOM];
  expect(playTables(tables, DECISIONS / 5).decisions).toBeGreaterThanOrEqual(DECISIONS / 5);
});

test('random solo games keep every contract', () => {
  expect(playTables([...SOLO, ...SOLO_VARIANTS], 3_000).decisions).toBeGreaterThanOrEqual(3_000);
});

test('random play meets every kind of event and of refusal', () => {
  const { events, refusals } = sumReports(reports);
  expect(notMet(events, EVERY_EVENT)).toEqual([]);
  expect(notMet(refusals, COMMON_REFUSALS)).toEqual([]);
});

const EVERY_EVENT = [
  'stonesLifted',
  'coinTurned',
  'stoneDropped',
  'effectTriggered',
  'balanced',
  'actionBegun',
  'stoodStill',
  'stepped',
  'portalEntered',
  'portalLeft',
  'pricePaid',
  'rockTrampled',
  'rockDamaged',
  'bitten',
  'absorbed',
  'expelled',
  'fireSpent',
  'lifeLost',
  'segmentLost',
  'meterRefilled',
  'villageStruck',
  'phaseSkipped',
  'focusImpossible',
  'extraPhasesGained',
  'opponentChose',
  'turnEnded',
  'gameOver',
];

const COMMON_REFUSALS = [
  'move/unreadable',
  'move/game-over',
  'move/wrong-decision',
  'move/empty-space',
  'move/impossible-action',
];
