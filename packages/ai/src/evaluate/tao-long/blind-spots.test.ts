import { resolveRules, type State, taoLong, workingRules } from '@dragonway/tao-long';
import { describe, expect, test } from 'vitest';
import { optionsOf, randomTurnStarts } from '../../../test/tables.js';
import { blindness } from './blind-spots.js';

const OPTIONS = optionsOf('tao-long');
const GAME = taoLong(OPTIONS.table, OPTIONS.start);
const RULES = workingRules(resolveRules(OPTIONS.table));
const STARTS = randomTurnStarts('tao-long', 3);

/** All moves of the turn's second decision, with whether they are noticed by a player who overlooks so much. */
const acts = (state: State, sideSpaces: number) => {
  const blind = blindness(RULES, { sideSpaces, thirdSpace: 0, extraPhases: 0 }, 5);
  return GAME.legalMoves(state).flatMap(lift => {
    const matter = GAME.next(state, lift);
    if (matter.phase !== 'matter') return [];
    return GAME.legalMoves(matter).map(move => ({
      events: GAME.play(matter, move).events,
      isNoticed: blind?.notices(matter, move) ?? true,
    }));
  });
};

describe('a careless player', () => {
  test('overlooks expels on the side spaces', () => {
    const missed = STARTS.flatMap(state => acts(state, 100)).filter(({ isNoticed }) => !isNoticed);
    expect(missed.length).toBeGreaterThan(0);
    for (const { events } of missed) {
      expect(events.some(event => event.kind === 'expelled' && event.hit?.value === 1)).toBe(true);
    }
  });

  test('never overlooks a bite', () => {
    const biting = STARTS.flatMap(state => acts(state, 100)).filter(({ events }) =>
      events.some(({ kind }) => kind === 'bitten'),
    );
    expect(biting.length).toBeGreaterThan(0);
    expect(biting.every(({ isNoticed }) => isNoticed)).toBe(true);
  });

  test('overlooks more the more careless it is', () => {
    const missedAt = (percent: number) =>
      STARTS.flatMap(state => acts(state, percent)).filter(act => !act.isNoticed).length;
    expect(missedAt(30)).toBeLessThan(missedAt(100));
    expect(missedAt(0)).toBe(0);
  });
});
