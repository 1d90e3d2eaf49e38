import { expect, test } from 'vitest';
import { DEFAULT_OPTIONS } from './options.js';
import { rulesOf } from './resolve-rules.js';
import { PATHS, PLAYERS } from './types.js';
import { advanced } from './variants/advanced.js';
import { immunity } from './variants/immunity.js';

test('any order of the variants gives the same rules', () => {
  const basic = rulesOf({ ...DEFAULT_OPTIONS, players: PLAYERS });
  const [one, other] = [advanced(immunity(basic)), immunity(advanced(basic))];
  expect(one.powers).toEqual(other.powers);
  for (const player of PLAYERS) {
    for (const path of PATHS) expect(one.isImmune(player, path)).toBe(other.isImmune(player, path));
  }
});

test('each player is immune on the path of its own element, and nobody is without the variant', () => {
  const immune = (isOn: boolean) => {
    const rules = rulesOf({ ...DEFAULT_OPTIONS, immunity: isOn });
    return PLAYERS.map(player => PATHS.filter(path => rules.isImmune(player, path)));
  };
  expect(immune(true)).toEqual([[0], [1], [2], [3], [4]]);
  expect(immune(false)).toEqual([[], [], [], [], []]);
});

test('each player has the power of its element, and none in the basic game', () => {
  const powers = (isOn: boolean) =>
    rulesOf({ ...DEFAULT_OPTIONS, players: PLAYERS, powers: isOn }).powers.map(power => power?.name);
  expect(powers(true)).toEqual(['fear', 'rebirth', 'eyeOfTheTiger', 'anxiety', 'theDragon']);
  expect(powers(false)).toEqual([undefined, undefined, undefined, undefined, undefined]);
});
