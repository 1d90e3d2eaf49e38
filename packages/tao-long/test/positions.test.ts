import { pick, randomFrom } from '@dragonway/core';
import { formatOptions, randomWheel, taoLongKind } from '@dragonway/tao-long';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameOf, positionRefusal, START } from './table.js';
import { CUSTOM, HANDICAPS, PLAIN, SOLO, SOLO_VARIANTS, VILLAGES } from './tables.js';

const EVERY_TABLE = [...PLAIN, ...VILLAGES, ...HANDICAPS, ...CUSTOM, ...SOLO, ...SOLO_VARIANTS];

test.each([
  ['too few stones', START.replace('ww/-', 'w/-'), '', { code: 'position/wrong-stones', white: 3, black: 4 }],
  ['five white stones', START.replace('bw/-', 'ww/-'), '', { code: 'position/wrong-stones', white: 5, black: 3 }],
  ['no water', START.replace('4,0/4,0', '0,0/4,0'), '', { code: 'position/meter-out-of-range', dragon: 'heaven' }],
  ['too much fire', START.replace('4,0/4,0', '4,0/4,5'), '', { code: 'position/meter-out-of-range', dragon: 'earth' }],
  ['a broken chain', START.replace('a7a8b8b7', 'a7a8b8c7'), '', { code: 'position/chain-broken', dragon: 'heaven' }],
  ['a doubled space', START.replace('a7a8b8b7', 'a7a8a7b7'), '', { code: 'position/overlap' }],
  ['dragons over each other', START.replace('g1h1h2g2', 'b7c7c8d8'), '', { code: 'position/overlap' }],
  ['a dragon on a rock', START.replace('8/8', 'R7/8'), '', { code: 'position/dragon-on-tile', tile: 'bigRock' }],
  ['a link without portals', START.replace('a7a8b8b7', 'a7(a6c7)b7'), '', { code: 'position/not-a-portal' }],
  [
    'a damaged rock of stone',
    START.replace('8/8/8', '8/8/7x'),
    '',
    { code: 'position/unknown-tile', needs: 'destructible' },
  ],
  [
    'a village without protector',
    START.replace('8/8/8/8', '8/8/8/3VV3'),
    '',
    { code: 'position/unknown-tile', needs: 'village' },
  ],
  ['no village for its protector', START, ';village=heaven', { code: 'position/village-misplaced' }],
  ['an outside without torus', START.replace('8/8/8', '8/8/#7'), '', { code: 'position/unknown-tile', needs: 'torus' }],
  [
    'a torus that is no rectangle',
    START.replace('8/8/8', '8/8/4#3'),
    ';scenario=torus',
    { code: 'position/no-torus-area' },
  ],
  ['a coin that no mode turns', START.replace('ccw', 'cw'), ';mode=monk', { code: 'position/coin-without-flow' }],
  [
    "the opponent's turn in solo",
    START.replace(' h 1', ' e 1'),
    ';solo=heaven',
    { code: 'position/not-the-players-turn' },
  ],
  [
    'extra phases in solo',
    START.replace(' h 1', ' h+ 1'),
    ';solo=heaven',
    { code: 'position/no-extra-phases-in-solo' },
  ],
] as const)('a position is refused for %s', (_, text, options, refusal) => {
  expect(positionRefusal(text, options)).toMatchObject(refusal);
});

test.each([
  ['a missing field', START.replace(' ccw', ''), START.length - 4, '8 fields separated by single spaces, not 7'],
  ['two spaces', START.replace(' ccw', '  ccw'), START.length + 1, '8 fields separated by single spaces, not 9'],
  ['split empty spaces', START.replace('8/8', '44/8'), 1, 'one number for neighbouring empty spaces'],
  ['an unknown tile', START.replace('8/8', '7q/8'), 1, 'a digit 1 to 8 or one of R o x V r g b y #'],
  ['a short rank', START.replace('8/8', '7/8'), 1, '8 spaces in a rank'],
  ['a bad space', START.replace('a7a8', 'a7i8'), 18, 'a space such as a7, or (p1p2) between two spaces'],
  ['a chain of one', START.replace('a7a8b8b7', 'a7'), 18, 'at least 2 spaces in a chain'],
  ['a chain of five', START.replace('a7a8b8b7', 'a7a8b8b7c7'), 24, 'at most 4 spaces in a chain'],
  ['a leading zero', START.replace(/1$/, '01'), START.length - 1, 'a turn number from 1'],
] as const)('an unreadable position says where and what was expected: %s', (_, text, at, expected) => {
  expect(positionRefusal(text)).toEqual({ code: 'position/unreadable', at, expected });
});

test.each([
  ['another game', 'chess', { code: 'options/unknown-game' }],
  ['an unknown key', 'tao-long;colour=red', { code: 'options/unknown-key', key: 'colour' }],
  ['an unknown value', 'tao-long;mode=wizard', { code: 'options/bad-value', key: 'mode', value: 'wizard' }],
  [
    'keys out of order',
    'tao-long;scenario=wall;mode=monk',
    { code: 'options/key-out-of-order', key: 'mode', after: 'scenario' },
  ],
  ['a key twice', 'tao-long;mode=monk;mode=master', { code: 'options/key-out-of-order' }],
  ['a written default', 'tao-long;mode=grasshopper', { code: 'options/default-written', key: 'mode' }],
  ['a pair without value', 'tao-long;mode', { code: 'options/unreadable', at: 9 }],
  [
    'a village in The Wall',
    'tao-long;scenario=wall;village=earth',
    { code: 'options/no-village-here', scenario: 'wall' },
  ],
  [
    'a terrain without custom',
    'tao-long;terrain=8/8/8/8/8/8/8/8',
    { code: 'options/only-with-custom', key: 'terrain' },
  ],
  [
    'custom without chains',
    'tao-long;scenario=custom;terrain=8/8/8/8/8/8/8/8',
    { code: 'options/missing', key: 'heaven' },
  ],
  [
    'a custom start that is no position',
    'tao-long;scenario=custom;terrain=8/8/8/8/8/8/8/8;heaven=a1a2;earth=a2a3',
    { code: 'options/bad-start', cause: { code: 'position/overlap' } },
  ],
  [
    'a village on a taken space',
    'tao-long;scenario=custom;terrain=8/8/8/3o4/8/8/8/8;heaven=a1a2;earth=h7h8;village=heaven',
    { code: 'options/village-space-taken' },
  ],
  ['an unknown edition', 'tao-long;edition=second', { code: 'options/bad-value', key: 'edition' }],
] as const)('options are refused for %s', (_, text, refusal) => {
  const read = taoLongKind.parseOptions(text);
  expect(read.ok ? undefined : read.refusal).toMatchObject(refusal);
});

test('the first edition is read as its switches and written as those', () => {
  const read = taoLongKind.parseOptions('tao-long;mode=monk;edition=first;solo=earth');
  expect(read.ok && taoLongKind.formatOptions(read.value)).toBe(
    'tao-long;mode=monk;tailLeavesFirst=on;freeStones=on;solo=earth',
  );
});

test.each(EVERY_TABLE)('the options tao-long%s are written as they are read', options => {
  const read = taoLongKind.parseOptions(`tao-long${options}`);
  expect(read.ok && taoLongKind.formatOptions(read.value)).toBe(`tao-long${options}`);
  expect(read.ok && formatOptions(read.value.table)).toBe(`tao-long${options}`);
});

test('positions changed in one sign are refused, or read and written back the same', () => {
  const random = randomFrom(21);
  const starts = [...PLAIN, ...VILLAGES, ...CUSTOM].map(options => {
    const game = gameOf(options);
    let state = game.start();
    for (let made = 0; made < 12 && game.actor(state) !== 'nobody'; made++) {
      state = game.next(state, pick(random, game.legalMoves(state)));
    }
    return { game, text: game.notation.formatPosition(state) };
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...starts),
      fc.nat(120),
      fc.constantFrom(...Array.from('abcdefgh12345678/()w-+,Rroxgy#V 0')),
      fc.boolean(),
      ({ game, text }, at, sign, replaces) => {
        const changed = text.slice(0, at) + sign + text.slice(at + (replaces ? 1 : 0));
        const read = game.notation.parsePosition(changed);
        const isRight = read.ok
          ? game.notation.formatPosition(read.value) === changed
          : read.refusal.code.startsWith('position/');
        expect(isRight).toBe(true);
      },
    ),
    { numRuns: 20_000, seed: 3 },
  );
});

test('a random wheel comes from its seed, keeps all stones and leaves a possible action', () => {
  const options = taoLongKind.parseOptions('tao-long;mode=monk;solo=heaven');
  if (!options.ok) throw new Error('options');
  const game = taoLongKind.game(options.value);
  const wheels = Array.from({ length: 200 }, (_, seed) => randomWheel(options.value, randomFrom(seed)));
  for (const state of wheels) {
    game.checkInvariants(state);
    const [move] = game.legalMoves(state);
    const skipped = move && game.play(state, move).events.some(({ kind }) => kind === 'phaseSkipped');
    expect(skipped).toBe(false);
  }
  const texts = wheels.map(game.notation.formatPosition);
  expect(new Set(texts).size).toBeGreaterThan(190);
  expect(game.notation.formatPosition(randomWheel(options.value, randomFrom(7)))).toBe(texts[7]);
});
