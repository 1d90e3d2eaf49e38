import { type Game, NOBODY, pick, randomFrom } from '@dragonway/core';
import { parseTable } from '@dragonway/games';
import { describe, expect, test } from 'vitest';
import { faceOf } from '../faces/faces.js';
import { inkFor, widthOf } from './ink.js';

const tableOf = (options: string) => {
  const table = parseTable(options);
  if (!table.ok) throw new Error(table.refusal.code);
  return table.value;
};

const drawn = (options: string, position?: string, isColoured = false): readonly string[] => {
  const { kind, game, options: read } = tableOf(options);
  const state = position === undefined ? { ok: true, value: game.start() } : game.notation.parsePosition(position);
  if (!('value' in state)) throw new Error(state.refusal.code);
  return faceOf(kind.id).draw(game.view(state.value, 'spectator'), read, inkFor(isColoured));
};

describe('Tao Long', () => {
  test('the start of The Valley', () => {
    expect(drawn('tao-long;scenario=valley')).toEqual([
      '8  h1 h2 .  .  .  .  .  .                 H Heaven   ww',
      '7  Hv h3 .  .  .  .  .  .     L Lake     -           A Wind     -',
      '6  .  .  g  .  .  b  .  .     F Fire     bw          W Water    wb',
      '5  .  .  .  R  R  .  .  .     T Thunder  -           M Mountain -',
      '4  .  .  .  R  R  .  .  .                 E Earth    bb',
      '3  .  .  r  .  .  g  .  .',
      '2  .  .  .  .  .  .  e3 e2    H Tianlong water ~~~~  fire ....  3 segments',
      '1  .  .  .  .  .  .  E< e1    E Dilong   water ~~~~  fire ....  3 segments',
      '   a  b  c  d  e  f  g  h     Turn 1, flux coin counter-clockwise',
    ]);
  });

  test('portals that a dragon runs through stand in brackets', () => {
    const position = '8/8/2g2b2/3RR3/3RR3/2r2g2/8/8 e3(f3c6)c7b7 g1h1h2g2 4,0/2,3 ww/-/bw/-/bb/-/wb/- ccw h 5';
    const lines = drawn('tao-long;scenario=valley', position);
    expect(lines[1]).toMatch(/^7 {2}\. {2}h2 h1 /);
    expect(lines[2]).toMatch(/^6 {2}\. {2}\. \[g\]/);
    expect(lines[5]).toMatch(/^3 {2}\. {2}\. {2}r {2}\. {2}H<\[g\]/);
    expect(lines[7]).toMatch(/Dilong {3}water ~~\.\. {2}fire \*\*\*\. {2}3 segments$/);
  });
});

test('Way of the Dragon shows paths, waiting pieces, dead pieces and points', () => {
  const position = 'k:3.0.14.0.0/r:0.0.0.11.0 W4 - k 0';
  expect(drawn('way-of-the-dragon;dead=W4', position)).toEqual([
    '              1 2 3 4 5 6 7 8 9 | 1 2 3 4 5',
    'W water  r  > . . k X . . . . . | . . . . .',
    'F fire   kr > . . . . . . . . . | . . . . .',
    'M metal  r  > . . . . . . . . . | . . . . k',
    'E earth  k  > . . . . . . . . . | . r . . .',
    'O wood   kr > . . . . . . . . . | . . . . .',
    '',
    '* k black (tortoise)         5 points',
    '  r red (bird)               2 points',
  ]);
});

/** Some states of a random game. */
const statesOf = (game: Game): readonly object[] => {
  const random = randomFrom(5);
  const states = [game.start()];
  for (let state = game.start(); states.length < 300 && game.actor(state) !== NOBODY; ) {
    state = game.next(state, pick(random, game.legalMoves(state)));
    states.push(state);
  }
  return states;
};

describe.each([
  'tao-long;mode=master;scenario=mist',
  'tao-long;scenario=torus',
  'way-of-the-dragon;players=k,r,w,y,b;powers=on;length=15',
])('%s', options => {
  const { kind, game, options: read } = tableOf(options);
  const face = faceOf(kind.id);

  test('fits into 80 columns, and colour changes nothing but colour', () => {
    for (const state of statesOf(game)) {
      const view = game.view(state, 'spectator');
      const plain = face.draw(view, read, inkFor(false));
      const coloured = face.draw(view, read, inkFor(true));
      expect(Math.max(...plain.map(line => line.length))).toBeLessThanOrEqual(80);
      expect(plain.join('\n')).toMatch(/^[\n -~]*$/);
      expect(coloured.map(widthOf)).toEqual(plain.map(widthOf));
    }
  });
});
