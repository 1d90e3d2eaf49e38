import { expect, test } from 'vitest';
import { inkFor } from '../draw/ink.js';
import { LineTalk } from './line-talk.js';
import { chooseSeats, chooseTable } from './setup.js';

const readLines = async function* (lines: readonly string[]): AsyncGenerator<string> {
  for (const line of lines) yield await Promise.resolve(line);
};

const talkWith = (...lines: readonly string[]): LineTalk =>
  new LineTalk({ lines: readLines(lines), write: () => undefined }, inkFor(false));

const optionsOf = async (lines: readonly string[], settled: object = {}): Promise<string | undefined> => {
  const table = await chooseTable(talkWith(...lines), { seats: [], ...settled });
  if (table === undefined) return undefined;
  return table.ok ? table.value.kind.formatOptions(table.value.options) : table.refusal.code;
};

test('the game and its main options are asked', async () => {
  expect(await optionsOf(['tao-long', 'monk', 'valley', 'none'])).toBe('tao-long;mode=monk;scenario=valley');
  expect(await optionsOf(['2', '3', 'on'])).toBe('way-of-the-dragon;players=k,r,w,y;powers=on');
});

test('what is settled is not asked', async () => {
  expect(await optionsOf([], { options: 'tao-long;mode=master' })).toBe('tao-long;mode=master');
  expect(await optionsOf(['1', '1', '2'], { game: 'tao-long' })).toBe('tao-long;solo=heaven');
});

test('a wrong answer is asked again, and leaving gives no table', async () => {
  expect(await optionsOf(['chess', '9', '1', '1', '1', '1'])).toBe('tao-long');
  expect(await optionsOf(['tao-long', 'quit'])).toBeUndefined();
  expect(await optionsOf([])).toBeUndefined();
});

test('an unknown game and refused options are answered by the refusal', async () => {
  expect(await optionsOf([], { game: 'chess' })).toBe('options/unknown-game');
  expect(await optionsOf([], { options: 'tao-long;mode=abbot' })).toBe('options/bad-value');
});

const seatsOf = async (options: string, settled: readonly ('person' | 'random')[], ...lines: readonly string[]) => {
  const table = await chooseTable(talkWith(), { options, seats: [] });
  return table?.ok ? chooseSeats(talkWith(...lines), table.value, settled) : undefined;
};

test('seats are settled in order, and the rest is asked', async () => {
  expect(await seatsOf('tao-long', ['person', 'random'])).toEqual(['person', 'random']);
  expect(await seatsOf('tao-long', ['random'], '1')).toEqual(['random', 'person']);
  expect(await seatsOf('tao-long', [])).toBeUndefined();
});

test('in solo only the player has a seat to fill', async () => {
  expect(await seatsOf('tao-long;solo=earth', [])).toEqual(['random', 'person']);
});
