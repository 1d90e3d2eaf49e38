import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkDice,
  formatCommitment,
  formatSeeds,
  parseCommitment,
  parseSeeds,
  rollDice,
  rollsOfMoves,
  type Seeds,
  setupRandom,
} from '../src/index.js';

const SEEDS: Seeds = { server: 'ab'.repeat(32), players: ['alice', 'bob'] };

const honest = (): { readonly kept: string; readonly result: string }[] => {
  const first = rollDice(SEEDS, 1, '');
  const kept = first.slice(0, 2);
  return [
    { kept: '', result: first },
    { kept, result: rollDice(SEEDS, 2, kept) },
    { kept: '', result: rollDice(SEEDS, 3, '') },
  ];
};

test('honest dice are right', () => {
  expect(checkDice(SEEDS, honest())).toBeUndefined();
  expect(checkDice(SEEDS, [])).toBeUndefined();
});

test('a changed roll is found and named', () => {
  const rolls = honest();
  rolls[1] = { kept: rolls[1]?.kept ?? '', result: 'DDDDD' };
  expect(checkDice(SEEDS, rolls)).toMatchObject({ roll: 2, result: 'DDDDD', expected: honest()[1]?.result });
});

test('other seeds of the server or of a player give other dice', () => {
  expect(checkDice({ ...SEEDS, server: 'ac'.repeat(32) }, honest())).toBeDefined();
  expect(checkDice({ ...SEEDS, players: ['alice', 'bob2'] }, honest())).toBeDefined();
  expect(checkDice({ ...SEEDS, players: ['bob', 'alice'] }, honest())).toBeDefined();
});

test('the rolls of a record have the dice that were kept before them', () => {
  const moves = [
    'roll:WWFED',
    'keep:WW',
    'roll:WWMMD',
    'keep:-',
    'roll:WFMEO',
    'tiger+keep:WFD',
    'roll:WFEED',
    'move:E',
    'roll:DDDDD',
  ];
  expect(rollsOfMoves(moves)).toEqual([
    { kept: '', result: 'WWFED' },
    { kept: 'WW', result: 'WWMMD' },
    { kept: '', result: 'WFMEO' },
    { kept: 'WFD', result: 'WFEED' },
    { kept: '', result: 'DDDDD' },
  ]);
});

test('rolls that no game has are wrong and nothing is thrown', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ kept: fc.string({ maxLength: 8 }), result: fc.string() }), { maxLength: 3 }),
      rolls => {
        const wrong = checkDice(SEEDS, rolls);
        expect(wrong === undefined ? rolls.length : (wrong.roll ?? 0)).toBeLessThanOrEqual(rolls.length);
      },
    ),
  );
});

test('seeds are written and read back', () => {
  const player = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
  const server = fc.stringMatching(/^[0-9a-f]{64}$/);
  fc.assert(
    fc.property(server, fc.array(player, { minLength: 1, maxLength: 5 }), (secret, players) => {
      expect(parseSeeds(formatSeeds({ server: secret, players }))).toEqual({
        ok: true,
        value: { server: secret, players },
      });
    }),
  );
});

test('a text that is read as seeds is written in the same way, and no text throws', () => {
  const near = fc
    .tuple(fc.constantFrom('ab'.repeat(32), 'AB'.repeat(32), 'ab'), fc.string())
    .map(parts => parts.join(':'));
  fc.assert(
    fc.property(fc.oneof(fc.string(), near), text => {
      const seeds = parseSeeds(text);
      expect(seeds.ok ? formatSeeds(seeds.value) : text).toBe(text);
      const published = parseCommitment(text);
      expect(published.ok ? formatCommitment(published.value) : text).toBe(text);
    }),
  );
});

test('unreadable seeds are refused with the place', () => {
  expect(parseSeeds('xyz')).toMatchObject({ ok: false, refusal: { code: 'seed/unreadable', at: 0 } });
  expect(parseSeeds('ab'.repeat(32))).toMatchObject({ ok: false, refusal: { at: 64 } });
  expect(parseSeeds(`${'ab'.repeat(32)}:alice:b b`)).toMatchObject({ ok: false, refusal: { at: 71 } });
  expect(parseCommitment('AB'.repeat(32))).toMatchObject({ ok: false, refusal: { code: 'commitment/unreadable' } });
  expect(parseCommitment('ab'.repeat(32)).ok).toBe(true);
});

test('what is drawn before a game is derived too, each draw with its own sequence', () => {
  const draws = (draw: 'first-player' | 'dead-pieces', seeds: Seeds) => {
    const random = setupRandom(seeds, draw);
    return Array.from({ length: 40 }, () => random.below(45));
  };
  expect(draws('first-player', SEEDS)).toEqual(draws('first-player', SEEDS));
  expect(draws('first-player', SEEDS)).not.toEqual(draws('dead-pieces', SEEDS));
  expect(draws('dead-pieces', SEEDS).every(value => value >= 0 && value < 45)).toBe(true);
});
