import { randomFrom } from '@dragonway/core';
import {
  chancesOf,
  KEPT_DICE,
  type Kept,
  keepsOf,
  lettersOfKept,
  lettersOfRoll,
  NO_DICE,
  ROLLS,
} from '@dragonway/way-of-the-dragon';
import { describe, expect, test } from 'vitest';
import { oddsThat, rerollAdvice } from './advice.js';
import { KEPT_COUNT, keptAt, ROLL_COUNT, rollAt } from './dice-sets.js';
import { newOdds, oddsOfKept, oddsOfRoll, oddsOfTurn } from './odds.js';
import { ACT, newPlan, planTurn, valueOfKept, valueOfRoll } from './plan.js';

const randomActs = (seed: number): Float64Array => {
  const random = randomFrom(seed);
  return Float64Array.from({ length: ROLL_COUNT }, () => random.below(1_000_000) / 1_000_000);
};

// The plain way: every result of the other dice with its weight, every way of keeping of every result.
const meanOver = (kept: Kept, worth: (roll: number) => number): number => {
  const chances = chancesOf(kept);
  const all = chances.reduce((sum, { weight }) => sum + weight, 0);
  return chances.reduce((sum, { move, weight }) => sum + weight * worth(move.roll), 0) / all;
};

const bruteForce = (acts: Float64Array, afterTiger?: Float64Array) => {
  const decided = (later: readonly number[]): number[] => {
    const kept = KEPT_DICE.map((_, index) => meanOver(keptAt(index), roll => later[roll] ?? 0));
    return ROLLS.map((_, roll) =>
      Math.max(acts[roll] ?? 0, ...keepsOf(rollAt(roll)).map(move => kept[move.kept] ?? 0)),
    );
  };
  const last = afterTiger === undefined ? [...acts] : decided([...afterTiger]);
  const one = decided(last);
  return { last, one, two: decided(one) };
};

const expectClose = (found: number, wanted: number): void => expect(Math.abs(found - wanted)).toBeLessThan(1e-12);

describe('the plan of a turn', () => {
  test.each([1, 2, 3])('is worth what trying every roll and every way of keeping gives (seed %i)', seed => {
    const acts = randomActs(seed);
    const plan = newPlan();
    planTurn(plan, acts);
    const wanted = bruteForce(acts);
    for (let roll = 0; roll < ROLL_COUNT; roll += 1) {
      expectClose(valueOfRoll(plan, roll, 0), acts[roll] ?? 0);
      expectClose(valueOfRoll(plan, roll, 1), wanted.one[roll] ?? 0);
      expectClose(valueOfRoll(plan, roll, 2), wanted.two[roll] ?? 0);
    }
    for (let kept = 0; kept < KEPT_COUNT; kept += 1) {
      expectClose(
        valueOfKept(plan, kept, 1),
        meanOver(keptAt(kept), roll => acts[roll] ?? 0),
      );
      expectClose(
        valueOfKept(plan, kept, 2),
        meanOver(keptAt(kept), roll => wanted.one[roll] ?? 0),
      );
    }
    expectClose(
      plan.start,
      meanOver(NO_DICE, roll => wanted.two[roll] ?? 0),
    );
  });

  test('sees three re-rolls ahead with the Eye of the Tiger', () => {
    const acts = randomActs(4);
    const afterTiger = randomActs(5).map(value => value * 0.98);
    const plan = newPlan();
    planTurn(plan, acts, afterTiger);
    const wanted = bruteForce(acts, afterTiger);
    for (let roll = 0; roll < ROLL_COUNT; roll += 1) {
      expectClose(valueOfRoll(plan, roll, 0), wanted.last[roll] ?? 0);
      expectClose(valueOfRoll(plan, roll, 2), wanted.two[roll] ?? 0);
    }
  });

  test('acts at once where nothing can be gained', () => {
    const plan = newPlan();
    planTurn(plan, new Float64Array(ROLL_COUNT).fill(0.5));
    expect(plan.stages[2].choice.every(choice => choice === ACT)).toBe(true);
    expectClose(plan.start, 0.5);
  });
});

describe('the odds of a turn', () => {
  test('sum to one and give the planned value back', () => {
    const acts = randomActs(6);
    const afterTiger = randomActs(7);
    const plan = newPlan();
    const odds = newOdds();
    for (const tiger of [undefined, afterTiger]) {
      planTurn(plan, acts, tiger);
      oddsOfTurn(plan, odds);
      expectClose(
        oddsThat(odds, () => true),
        1,
      );
      const value = odds.plain.reduce(
        (sum, weight, roll) =>
          sum + weight * (acts[roll] ?? 0) + (odds.afterTiger[roll] ?? 0) * (afterTiger[roll] ?? 0),
        0,
      );
      expectClose(value, plan.start);
    }
  });

  test('of dice and of kept dice agree with their values', () => {
    const acts = randomActs(8);
    const plan = newPlan();
    planTurn(plan, acts);
    const odds = newOdds();
    const worth = (): number => odds.plain.reduce((sum, weight, roll) => sum + weight * (acts[roll] ?? 0), 0);
    for (const index of [0, 17, 100, 251]) {
      oddsOfRoll(plan, index, 2, odds);
      expectClose(worth(), valueOfRoll(plan, index, 2));
      for (const { kept } of keepsOf(rollAt(index))) {
        oddsOfKept(plan, kept, 1, odds);
        expectClose(worth(), valueOfKept(plan, kept, 2));
      }
    }
  });
});

describe('advice on re-rolls', () => {
  const rollOf = (letters: string) => rollAt(ROLLS.findIndex(dice => dice.letters === letters));
  const waters = Float64Array.from(ROLLS, dice => (dice.counts[0] >= 3 ? 1 : 0));

  test('keeps the two waters when three are wanted, with the odds that a reader can check', () => {
    const advice = rerollAdvice({ roll: rollOf('WWFMD'), rerolls: 1, acts: waters });
    const [best] = advice.keeps;
    expect(best === undefined ? '' : lettersOfKept(best.kept)).toBe('WW');
    // At least one water among three dice.
    expectClose(best?.value ?? 0, 1 - (5 / 6) ** 3);
    expectClose(
      oddsThat(advice.odds(best?.kept ?? NO_DICE), roll => lettersOfRoll(rollAt(roll)).startsWith('WWW')),
      1 - (5 / 6) ** 3,
    );
  });

  test('of two re-rolls counts both', () => {
    const advice = rerollAdvice({ roll: rollOf('WWFMD'), rerolls: 2, acts: waters });
    expectClose(advice.keeps[0]?.value ?? 0, 1 - (5 / 6) ** 6);
    expect(advice.act).toBe(0);
    expect(advice.keeps).toHaveLength(keepsOf(rollOf('WWFMD')).length);
  });
});
