import { describe, expect, test } from 'vitest';
import type { Die, Face } from '../types.js';
import { heldAs, heldFaces, rolledInto, settledAs, tiltOf } from './dice.js';
import { ROLL, rollDuration, STAGGER, tumbleAt } from './tumble.js';

const FACES: Readonly<Record<string, Face>> = {
  W: 'water',
  F: 'fire',
  M: 'metal',
  E: 'earth',
  O: 'wood',
  D: 'dragon',
};
const faces = (text: string): readonly Face[] => text.split('').map(letter => FACES[letter] ?? 'dragon');

/** Dice as text, as they lie; a bracketed one is held: `[O]WF`. */
const lying = (text: string): readonly Die[] =>
  [...text.matchAll(/\[(.)\]|(.)/g)].map(([, held, loose]) => ({
    face: FACES[held ?? loose ?? 'D'] ?? 'dragon',
    isHeld: held !== undefined,
  }));

describe('dice on the table', () => {
  test('the first roll lays five loose dice', () => {
    expect(rolledInto([], faces('WWFED'))).toEqual(lying('WWFED'));
  });

  test('held dice stay where they lie, and the others take what was rolled', () => {
    expect(rolledInto(lying('W[O]F[O]D'), faces('WMMOO'))).toEqual(lying('W[O]M[O]M'));
  });

  test('keeping marks as many dice of a face as are kept, first those held already', () => {
    expect(heldAs(lying('O[O]FOD'), faces('OO'))).toEqual(lying('[O][O]FOD'));
    expect(heldAs(lying('OOF[O]D'), faces('O'))).toEqual(lying('OOF[O]D'));
    expect(heldAs(lying('[O]OFOD'), faces('F'))).toEqual(lying('OO[F]OD'));
  });

  test('dice that are told sorted lie where they lay, and stay held', () => {
    expect(settledAs(lying('D[O]WO[O]'), lying('WOOOD'))).toEqual(lying('D[O]WO[O]'));
    expect(settledAs(lying('D[O]WO[O]'), lying('[W]OOOD'))).toEqual(lying('DO[W]OO'));
    expect(settledAs(lying('D[O]WO[O]'), lying('WWOOD'))).toEqual(lying('WWOOD'));
  });

  test('the held faces are read as they lie', () => {
    expect(heldFaces(lying('[D]O[W]OO'))).toEqual(faces('DW'));
  });

  test('a held die lies straight and a loose one does not', () => {
    for (let index = 0; index < 5; index++) {
      expect(tiltOf(index, true)).toBe(0);
      expect(tiltOf(index, false)).not.toBe(0);
    }
  });
});

describe('a rolling die', () => {
  test('ends with its face on top and at rest', () => {
    expect(tumbleAt(2, 'wood', ROLL + 2 * STAGGER)).toEqual({ face: 'wood', turn: 0, lift: 0, isRolling: false });
    expect(tumbleAt(2, 'wood', ROLL + STAGGER).isRolling).toBe(true);
  });

  test('shows its face before it stops, and other faces before that', () => {
    expect(tumbleAt(0, 'fire', ROLL * 0.95).face).toBe('fire');
    const seen = new Set([0.05, 0.15, 0.25, 0.35, 0.45].map(share => tumbleAt(0, 'fire', ROLL * share).face));
    expect(seen.size).toBeGreaterThan(1);
  });

  test('the dice start one after the other', () => {
    expect(rollDuration(0)).toBe(0);
    expect(rollDuration(1)).toBe(ROLL);
    expect(rollDuration(5)).toBe(ROLL + 4 * STAGGER);
  });
});
