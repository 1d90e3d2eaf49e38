import { expect, test } from 'vitest';
import { FLAT, nameOf, spaceAt } from '../geometry/layout.js';
import { moveCursor, typeCursor } from './cursor.js';
import { moveOnWheel } from './wheel-cursor.js';

const TURNED = { ...FLAT, turned: true };
const D4 = spaceAt(3, 3);

test('arrow keys go where they point, on either side of the board', () => {
  expect(nameOf(moveCursor(D4, 'ArrowUp', FLAT))).toBe('d5');
  expect(nameOf(moveCursor(D4, 'ArrowUp', TURNED))).toBe('d3');
  expect(nameOf(moveCursor(D4, 'ArrowRight', FLAT))).toBe('e4');
  expect(nameOf(moveCursor(D4, 'ArrowRight', TURNED))).toBe('c4');
});

test('at the edge the cursor stays, and Home and Page Up go there', () => {
  expect(moveCursor(0, 'ArrowLeft', FLAT)).toBe(0);
  expect(nameOf(moveCursor(D4, 'Home', FLAT))).toBe('a4');
  expect(nameOf(moveCursor(D4, 'PageUp', FLAT))).toBe('d8');
});

test('a letter goes to its file and a digit to its rank', () => {
  expect(nameOf(typeCursor(D4, 'g') ?? 0)).toBe('g4');
  expect(nameOf(typeCursor(D4, '8') ?? 0)).toBe('d8');
  expect(typeCursor(D4, '9')).toBeUndefined();
  expect(typeCursor(D4, 'Enter')).toBeUndefined();
});

test('on the wheel left follows the counter-clockwise flow and right goes back', () => {
  expect(moveOnWheel('heaven', 'ArrowLeft')).toBe('lake');
  expect(moveOnWheel('heaven', 'ArrowRight')).toBe('wind');
  expect(moveOnWheel('wind', 'ArrowUp')).toBe('heaven');
  expect(moveOnWheel('heaven', 'x')).toBeUndefined();
});
