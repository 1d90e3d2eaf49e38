import { expect, test } from 'vitest';
import { after, gameOf } from './table.js';

test('a turn tells everything that happens, in order', () => {
  const from = '8/8/8/8/8/8/8/8 d5d4d3d2 d7e7e6f6 4,2/1,0 -/w/-/w/ww/-/bbbb/- ccw h 5';
  const lifted = after('L', { from }).events;
  expect(lifted).toEqual([
    { kind: 'stonesLifted', from: 'lake', colours: ['white'], flow: 'ccw' },
    { kind: 'stoneDropped', on: 'fire', colour: 'white' },
  ]);
  expect(after('L W!', { from }).events).toEqual([
    { kind: 'actionBegun', dragon: 'heaven', action: 'fire', by: 'matter' },
    { kind: 'stepped', dragon: 'heaven', from: 28, to: 20, facing: 3, left: 25 },
    {
      kind: 'expelled',
      dragon: 'heaven',
      element: 'fire',
      reached: [
        { space: 12, value: 2 },
        { space: 11, value: 1 },
        { space: 13, value: 1 },
        { space: 4, value: 1 },
      ],
      hit: undefined,
      bonus: 2,
      damage: 0,
    },
    { kind: 'fireSpent', dragon: 'heaven', stones: 2 },
    { kind: 'turnEnded', dragon: 'heaven', turn: 5 },
  ]);
});

test('The Chosen One hides the board from everybody until the game is over', () => {
  const game = gameOf(';mode=chosen');
  const view = game.view(game.start(), 'spectator');
  expect(game.info.hasHiddenInformation).toBe(true);
  expect(view.board).toBeUndefined();
  expect(view.segments).toEqual({ heaven: 3, earth: 3 });
  const over = after('L N!', {
    from: '8/8/8/8/8/8/8/8 d4d3 d7e7 4,4/1,0 -/b/-/w/www/-/bbb/- ccw h 1',
    options: ';mode=chosen',
  });
  expect(over.decision).toBe('over heaven');
  expect(over.game.view(over.state, 'spectator').board?.chains.earth.spaces).toHaveLength(1);
});
