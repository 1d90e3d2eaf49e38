import { describe, expect, test } from 'vitest';
import { findKind, GAMES, KINDS } from './registry.js';
import { parseTable } from './table.js';

describe('the registry', () => {
  test('holds every game under its own id', () => {
    for (const [id, kind] of Object.entries(GAMES)) expect(kind.id).toBe(id);
    expect(KINDS.map(kind => kind.id)).toEqual(['tao-long', 'way-of-the-dragon']);
  });

  test('finds a game by its id', () => {
    expect(findKind('tao-long')).toBe(GAMES['tao-long']);
    expect(findKind('toString')).toBeUndefined();
  });

  test('no option belongs to two games, because the engine protocol has one name for each', () => {
    const names = KINDS.flatMap(kind => kind.keys.map(key => key.name));
    expect(new Set([...names, 'game', 'edition']).size).toBe(names.length + 2);
  });
});

describe('a table', () => {
  test.each(['tao-long', 'tao-long;mode=monk;scenario=valley', 'way-of-the-dragon;players=k,r,y;powers=on'])(
    '%s is read and written',
    text => {
      const table = parseTable(text);
      expect(table.ok && table.value.kind.formatOptions(table.value.options)).toBe(text);
      expect(table.ok && table.value.game.info.id).toBe(text.split(';')[0]);
    },
  );

  test('of an unknown game is refused with the games that there are', () => {
    expect(parseTable('chess;mode=monk')).toEqual({
      ok: false,
      refusal: { code: 'options/unknown-game', game: 'chess', expected: 'tao-long or way-of-the-dragon' },
    });
  });

  test('with wrong options is refused by its game', () => {
    expect(parseTable('tao-long;mode=abbot')).toMatchObject({ ok: false, refusal: { code: 'options/bad-value' } });
  });
});
