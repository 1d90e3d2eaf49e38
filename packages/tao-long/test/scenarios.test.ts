import { SCENARIO_IDS, SCENARIOS } from '@dragonway/tao-long';
import { expect, test } from 'vitest';
import { gameOf } from './table.js';

const reflected = (terrain: string): string => {
  const rows = terrain.split('/').map(row => row.replace(/\d/g, digit => '.'.repeat(Number(digit))));
  const columns = Array.from({ length: 8 }, (_, file) => rows.map(row => row.charAt(file)).join(''));
  const mirrored = columns.toReversed().map(column => column.split('').toReversed().join(''));
  return mirrored.map(row => row.replace(/\.+/g, empty => `${empty.length}`)).join('/');
};

const count = (text: string, sign: string): number => text.split(sign).length - 1;

test('there are the eight scenarios of the box and the Introductory one', () => {
  expect(SCENARIO_IDS).toEqual(Object.keys(SCENARIOS));
  expect(SCENARIO_IDS).toHaveLength(9);
});

test.each(SCENARIO_IDS)('%s is its own mirror image in a1–h8, which exchanges the dragons', id => {
  const { terrain, heaven, earth } = SCENARIOS[id];
  const mirrored = (chain: string) =>
    chain.replace(
      /([a-h])([1-8])/g,
      (_, file: string, rank: string) => 'abcdefgh'.charAt(Number(rank) - 1) + ('abcdefgh'.indexOf(file) + 1),
    );
  expect(reflected(terrain)).toBe(terrain);
  expect(mirrored(heaven)).toBe(earth);
});

test.each(SCENARIO_IDS)('%s has its portals in pairs where the rules want pairs', id => {
  const { terrain, special } = SCENARIOS[id];
  for (const colour of 'rgby') {
    const isSingle = (special as readonly string[]).includes('valleyPortals') && 'rb'.includes(colour);
    expect([0, isSingle ? 1 : 2]).toContain(count(terrain, colour));
  }
});

test.each(SCENARIO_IDS)('%s has at least one possible action at its start', id => {
  const game = gameOf(id === 'field' ? '' : `;scenario=${id}`);
  const { events } = game.play(game.start(), game.legalMoves(game.start())[0] ?? never());
  expect(events.some(({ kind }) => kind === 'phaseSkipped')).toBe(false);
});

const never = (): never => {
  throw new Error('a start without moves');
};

test.each(['field', 'valley', 'mist'] as const)('%s allows the village on the four central spaces', id => {
  const game = gameOf(`${id === 'field' ? '' : `;scenario=${id}`};village=earth`);
  const [terrain = ''] = game.notation.formatPosition(game.start()).split(' ');
  expect(count(terrain, 'V')).toBe(4);
});
