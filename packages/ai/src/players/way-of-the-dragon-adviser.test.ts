import { DEFAULT_OPTIONS, wayOfTheDragon } from '@dragonway/way-of-the-dragon';
import { describe, expect, test } from 'vitest';
import { wayAdviser } from './way-of-the-dragon-adviser.js';

const game = wayOfTheDragon(DEFAULT_OPTIONS);

const after = (...moves: readonly string[]) =>
  moves.reduce((state, text) => {
    const move = game.notation.parseMove(state, text);
    if (!move.ok) throw new Error(move.refusal.code);
    return game.next(state, move.value);
  }, game.start());

describe('the adviser', () => {
  const advise = wayAdviser(DEFAULT_OPTIONS);

  test('speaks of every legal decision, the best first', () => {
    const state = after('roll:WWFED');
    const advised = advise(state);
    expect(advised.map(({ move }) => move).sort()).toEqual(game.legalMoves(state).map(game.notation.formatMove));
    expect(advised.map(({ chance }) => chance)).toEqual(
      advised.map(({ chance }) => chance).toSorted((one, other) => other - one),
    );
    expect(advised[0]?.loss).toBe(0);
  });

  test('tells where a last re-roll can lead', () => {
    const advised = advise(after('roll:WWWFD', 'keep:WWW', 'roll:WWWFE'));
    const kept = advised.find(({ move }) => move === 'keep:WWW');
    const percents = kept?.goals.map(({ percent }) => percent) ?? [];
    expect(percents.reduce((sum, percent) => sum + percent, 0)).toBeGreaterThan(90);
    expect(kept?.goals.some(goal => goal.kind === 'space' && goal.path === 'water' && goal.space === 3)).toBe(true);
  });

  test('has nothing to say while the dice roll', () => {
    expect(advise(game.start())).toEqual([]);
  });
});
