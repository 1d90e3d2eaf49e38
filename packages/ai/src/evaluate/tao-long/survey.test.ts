import { type Dragon, ELEMENTS, lifeOf, resolveRules, type State, taoLong, workingRules } from '@dragonway/tao-long';
import { describe, expect, test } from 'vitest';
import { optionsOf, randomTurnStarts } from '../../../test/tables.js';
import { surveyor } from './scene.js';

// Effects would come between the choice and the act, so only tables without them compare.
const PLAIN_TABLES = [
  'tao-long',
  'tao-long;scenario=torus',
  'tao-long;village=earth',
  'tao-long;tailLeavesFirst=on',
  'tao-long;rangeThroughDragons=on',
];

const victimLife = (state: State, attacker: Dragon): number =>
  lifeOf(attacker === 'heaven' ? state.earth : state.heaven);

const playedDamage = (text: string, state: State): ReadonlyMap<number, number> => {
  const { table, start } = optionsOf(text);
  const game = taoLong(table, start);
  const dealt = new Map<number, number>();
  for (const lift of game.legalMoves(state)) {
    const matter = game.next(state, lift);
    if (matter.phase !== 'matter' || matter.action === undefined) continue;
    const action = ELEMENTS.indexOf(matter.action.element);
    for (const act of game.legalMoves(matter)) {
      const after = game.next(matter, act);
      const damage = victimLife(state, state.toPlay) - victimLife(after, state.toPlay);
      dealt.set(action, Math.max(dealt.get(action) ?? 0, damage));
    }
  }
  return dealt;
};

describe('a survey sees what the rules allow', () => {
  test.each(PLAIN_TABLES)('the damage of every action on offer in %s', text => {
    const read = surveyor(workingRules(resolveRules(optionsOf(text).table)));
    for (const state of randomTurnStarts(text, 8)) {
      const survey = read(state, state.toPlay);
      const life = victimLife(state, state.toPlay);
      for (const [action, dealt] of playedDamage(text, state)) {
        const seen = Math.min(Math.max(survey.damageOf(action), 0), life);
        expect({ state: state.turn, action, damage: seen }).toEqual({ state: state.turn, action, damage: dealt });
      }
    }
  });

  // Prices and trampling change the meters on the way, and a tail that leaves a portal opens it a step too early, so
  // only this compares: that nothing which hurts is overlooked.
  test.each(['valley', 'labyrinth', 'canyon', 'mist', 'wall', 'cave'])('everything that hurts in %s', scenario => {
    const text = `tao-long;scenario=${scenario}`;
    const read = surveyor(workingRules(resolveRules(optionsOf(text).table)));
    for (const state of randomTurnStarts(text, 8)) {
      const survey = read(state, state.toPlay);
      const hurting = [...playedDamage(text, state)].filter(([, dealt]) => dealt > 0);
      for (const [action] of hurting) expect(survey.damageOf(action)).toBeGreaterThan(0);
    }
  });
});
