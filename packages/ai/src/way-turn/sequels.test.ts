import { CHANCE, pick, randomFrom } from '@dragonway/core';
import { type WayOptions, type WayState, wayOfTheDragon, wayOfTheDragonKind } from '@dragonway/way-of-the-dragon';
import { describe, expect, test } from 'vitest';
import { ROLL_COUNT, rollAt } from '../re-roll/dice-sets.js';
import { actOf } from './acts.js';
import { reachOfTurn } from './reach.js';
import { newSurvey, ownChance, surveyTurn } from './survey.js';
import { judgedTable } from './table.js';

const TABLES = [
  'way-of-the-dragon',
  'way-of-the-dragon;players=b,y;powers=on;immunity=on;length=5',
  'way-of-the-dragon;players=k,r,w,y,b;powers=on;dead=W3,F2,F5,M1,E4,O2,O9',
  'way-of-the-dragon;players=w,b,k;powers=on;length=6',
];

const optionsOf = (text: string): WayOptions => {
  const options = wayOfTheDragonKind.parseOptions(text);
  if (!options.ok) throw new Error(options.refusal.code);
  return options.value;
};

/** States at the start of a turn, out of random games. */
const turnStarts = (options: WayOptions, count: number): readonly WayState[] => {
  const game = wayOfTheDragon(options);
  const random = randomFrom(5);
  const starts: WayState[] = [];
  let state = game.start();
  while (starts.length < count) {
    if (game.outcome(state) !== undefined) state = game.start();
    if (game.actor(state) === CHANCE && state.rerolls === 2 && random.below(6) === 0) starts.push(state);
    const acts = game.legalMoves(state).filter(move => move.kind !== 'keep' && move.kind !== 'tiger');
    state = game.next(state, pick(random, acts));
  }
  return starts;
};

/** Any judgement will do, as long as no two states are judged alike. */
const judgeByPlaces = (seats: number) => (state: WayState, chances: Float64Array, at: number) => {
  const sum = state.places.reduce((all, place, index) => (all * 31 + place * (index + 7)) % 99_991, state.unused);
  for (let seat = 0; seat < seats; seat += 1) chances[at + seat] = ((sum + seat * 137 + state.passes) % 1_000) / 1_000;
};

describe.each(TABLES)('the survey of a turn at %s', text => {
  const options = optionsOf(text);
  const table = judgedTable(options, judgeByPlaces(options.players.length));

  test('knows for every result the best of all legal acts', () => {
    for (const start of turnStarts(options, 12)) {
      const survey = surveyTurn(table, start, newSurvey(table.seats));
      for (let index = 0; index < ROLL_COUNT; index += 1) {
        const roll = rollAt(index);
        const onTable = table.game.next({ ...start, rerolls: 0 }, { kind: 'roll', roll });
        const acts = table.game.legalMoves(onTable).filter(move => actOf(roll, move) !== undefined);
        const best = Math.max(
          ...acts.map(move => {
            const next = table.game.next(onTable, move);
            return (
              survey.sequels.flatMap((sequel, place) =>
                place < survey.tigerFrom && sequel.act === actOf(roll, move) && sameStates(sequel.state, next)
                  ? [ownChance(survey, place)]
                  : [],
              )[0] ?? Number.NaN
            );
          }),
        );
        expect(survey.plain.values.ofRoll[index]).toBe(best);
      }
    }
  });

  test('gives every seat before the roll the mean of its chances after the turn', () => {
    for (const start of turnStarts(options, 12)) {
      const survey = surveyTurn(table, start, newSurvey(table.seats));
      const reach = reachOfTurn(survey);
      expect(reach.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
      const own = reach.reduce((sum, weight, place) => sum + weight * ownChance(survey, place), 0);
      expect(own).toBeCloseTo(survey.start[survey.mover] ?? 0, 12);
    }
  });
});

const sameStates = (one: WayState, other: WayState): boolean =>
  one.places.join() === other.places.join() &&
  one.unused === other.unused &&
  one.seat === other.seat &&
  one.phase === other.phase &&
  one.passes === other.passes;
