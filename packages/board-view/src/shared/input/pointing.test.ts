import { expect, test } from 'vitest';
import { type Pointing, type PointingInput, type PointingResult, point, type TouchManner } from './pointing.js';

const play = (inputs: readonly PointingInput<string>[], manner: TouchManner) => {
  let pointing: Pointing<string> = { kind: 'nothing' };
  const chosen: string[] = [];
  for (const input of inputs) {
    const result: PointingResult<string> = point(pointing, input, manner);
    pointing = result.pointing;
    if (result.chosen !== undefined) chosen.push(result.chosen);
  }
  return { pointing, chosen };
};

const focus: PointingInput<string> = { kind: 'over', place: 'd4', by: 'keyboard' };
const touch: PointingInput<string> = { kind: 'press', place: 'd4', by: 'touch' };

test('a first touch shows and a second chooses, though focus came before the first', () => {
  expect(play([focus, touch], 'showFirst').chosen).toEqual([]);
  expect(play([focus, touch, touch], 'showFirst').chosen).toEqual(['d4']);
});

test('a touch chooses at once where that is asked for, and a click always does', () => {
  expect(play([touch], 'chooseAtOnce').chosen).toEqual(['d4']);
  expect(play([{ kind: 'press', place: 'd4', by: 'mouse' }], 'showFirst').chosen).toEqual(['d4']);
});

test('the mouse going away does not take what the keyboard points at', () => {
  expect(play([focus, { kind: 'away', by: 'mouse' }], 'showFirst').pointing).toMatchObject({ place: 'd4' });
  expect(play([focus, { kind: 'away', by: 'keyboard' }], 'showFirst').pointing).toEqual({ kind: 'nothing' });
});

test('escape points at nothing', () => {
  expect(play([focus, { kind: 'escape' }], 'showFirst').pointing).toEqual({ kind: 'nothing' });
});
