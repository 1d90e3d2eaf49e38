import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { WayScene } from '../types.js';
import { WayAdviser } from './adviser/adviser.js';
import { WayDice, type WayDiceWords } from './dice/dice.js';
import { WaySeats, type WaySeatsWords } from './seats/seats.js';

const SCENE: WayScene = {
  length: 9,
  seats: ['black', 'red'],
  pieces: [{ player: 'black', path: 'water', space: 12 }],
  dead: [],
  turn: 'red',
  dice: [
    { face: 'wood', isHeld: true },
    { face: 'wood', isHeld: false },
    { face: 'fire', isHeld: false },
    { face: 'earth', isHeld: false },
    { face: 'dragon', isHeld: false },
  ],
  spent: ['black'],
};

const DICE_WORDS: WayDiceWords = {
  label: 'Dice',
  nameOf: face => face,
  dieLabel: (index, face) => `Die ${index + 1}, ${face}`,
  kept: 'kept',
  loose: 'rolls',
  keptHeading: 'Kept',
  looseHeading: 'Will roll again',
  emptyTray: 'Press a die to keep it.',
};

const SEAT_WORDS: WaySeatsWords = {
  label: 'Players',
  pointsLabel: points => `${points} points`,
  boxLabel: (path, box) => `${path}: ${box.kind}`,
  powerUnused: 'unused',
  powerUsed: 'used',
  turn: 'to move',
};

const count = (text: string, part: string): number => text.split(part).length - 1;

describe('dice', () => {
  const diceWith = (held?: readonly boolean[]): string =>
    renderToStaticMarkup(createElement(WayDice, { dice: SCENE.dice, held, canHold: true, words: DICE_WORDS }));

  test('are five toggle buttons that say what they show and whether they are kept', () => {
    expect(count(diceWith(), '<button')).toBe(5);
    expect(count(diceWith(), 'aria-pressed="true"')).toBe(1);
    expect(diceWith()).toContain('Die 3, fire');
  });

  test('show what the player holds rather than what the scene tells', () => {
    expect(count(diceWith([false, true, true, false, false]), 'aria-pressed="true"')).toBe(2);
  });
});

describe('seats', () => {
  const markup = renderToStaticMarkup(
    createElement(WaySeats, {
      seats: [
        { player: 'black', animal: 'Tortoise', name: 'Anna', power: 'Fear' },
        { player: 'red', animal: 'Bird', name: 'You', power: 'Rebirth' },
      ],
      scene: SCENE,
      words: SEAT_WORDS,
    }),
  );

  test('mark the turn in words and strike a used power', () => {
    expect(count(markup, 'aria-current="true"')).toBe(1);
    expect(markup).toContain('to move');
    expect(markup).toContain('<s>Fear</s>');
    expect(markup).not.toContain('<s>Rebirth</s>');
  });

  test('say every box and the points in words', () => {
    expect(markup).toContain('3 points');
    expect(markup).toContain('water: rests');
    expect(count(markup, 'notEntered</span>')).toBe(9);
  });
});

test('the adviser writes every bar in words and numbers too', () => {
  const advice = [{ id: 'a', kept: ['wood'] as const, title: 'Keep wood', text: 'often', share: 1.4, value: '42 %' }];
  const markup = renderToStaticMarkup(
    createElement(WayAdviser, { heading: 'Adviser', advice, best: 'a', bestWord: 'best', current: 'a' }),
  );
  expect(markup).toContain('42 %');
  expect(markup).toContain('best');
  expect(markup).toContain('width:100%');
});
