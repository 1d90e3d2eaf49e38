import { describe, expect, test } from 'vitest';
import { layoutOf } from '../geometry/layout.js';
import { ELEMENTS, PLAYERS } from '../types.js';
import { brushPath } from './brush-path.js';
import { greatDragon } from './great-dragon.js';
import { DEAD, PIECES } from './piece-art.js';
import { SYMBOLS } from './symbol-art.js';

const numbersIn = (path: string): readonly number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

describe('the artwork', () => {
  test('every piece has an outline of its own inside its box', () => {
    const outlines = PLAYERS.map(player => PIECES[player].outline);
    expect(new Set([...outlines, DEAD.outline]).size).toBe(PLAYERS.length + 1);
    for (const player of PLAYERS) {
      const { outline, behind, lines, dark } = PIECES[player];
      for (const number of numbersIn(outline + behind + lines + dark)) expect(Math.abs(number)).toBeLessThanOrEqual(25);
    }
  });

  test('every element has a sign', () => {
    for (const element of ELEMENTS) expect(SYMBOLS[element].fill + SYMBOLS[element].line).not.toBe('');
  });

  test('a brush stroke is the same each time it is drawn, and stays near its path', () => {
    const span = { top: 0, bottom: 700 };
    const art = brushPath(span, 40, 3);
    expect(art).toEqual(brushPath(span, 40, 3));
    expect(art).not.toEqual(brushPath(span, 40, 4));
    expect(art.wash + art.bristles.join('') + art.gaps).not.toMatch(/NaN|undefined/);
    expect(art.bristles.every(tone => tone !== '')).toBe(true);
  });

  test.each([5, 9, 15])('the Great Dragon lies behind the numbers of a board of %i', length => {
    const layout = layoutOf(length, 0.8);
    const { shape, size } = greatDragon(layout);
    const [piece] = shape.pieces;
    expect(piece?.skin.outline).not.toMatch(/NaN/);
    const head = piece?.head?.at;
    expect((head?.x ?? 0) * size).toBeGreaterThan(layout.width * 0.8);
    const HALF_A_HEAD = 50;
    expect(((head?.x ?? 0) + HALF_A_HEAD) * size).toBeLessThan(layout.width);
    expect((head?.y ?? 0) * size).toBeLessThan(layout.height / 3);
  });
});
