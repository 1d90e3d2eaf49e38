import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CLOSE_CODES,
  closeReason,
  decodeClientMessage,
  decodeServerMessage,
  isProtocolRefusal,
  MOST_SIGNS_FROM_CLIENT,
  RETRIED,
} from '../src/index.js';

const PLAY = { t: 'do', table: 't', id: 'x', act: { kind: 'play', game: 1, ply: 0, move: 'W' } };
const read = (value: unknown) => decodeClientMessage(JSON.stringify(value));

const many = <Item>(count: number, item: Item): readonly Item[] => Array.from({ length: count }, () => item);

/** What a broken message is refused with. */
const refusalOf = (value: unknown) => {
  const decoded = read(value);
  return decoded.ok ? 'accepted' : decoded.refusal;
};

describe('what cannot be read', () => {
  test('is refused by its kind of fault', () => {
    expect(decodeClientMessage('{')).toEqual({ ok: false, refusal: { code: 'protocol/not-json' } });
    expect(refusalOf({ t: 'dance' })).toEqual({ code: 'protocol/unknown-message', t: 'dance' });
    expect(refusalOf(null)).toEqual({ code: 'protocol/unknown-message', t: '' });
    expect(refusalOf({ ...PLAY, table: '../etc' })).toMatchObject({ code: 'protocol/bad-message', path: 'table' });
  });

  test('is never longer than a message may be', () => {
    const most = MOST_SIGNS_FROM_CLIENT;
    expect(decodeClientMessage(' '.repeat(most + 1))).toMatchObject({
      refusal: { code: 'protocol/too-long', length: most + 1, most },
    });
  });

  test('is not repeated at length', () => {
    const refusal = refusalOf({ t: 'x'.repeat(9_999) });
    expect(JSON.stringify(refusal).length).toBeLessThan(120);
  });

  test.each([
    ['a field too many', { ...PLAY, as: 'bob' }],
    ['a field too few', { t: 'do', table: 't', act: PLAY.act }],
    ['another one as the sender', { ...PLAY, act: { ...PLAY.act, by: { kind: 'house' } } }],
    ['an act of the house', { ...PLAY, act: { kind: 'presence', person: 'bob', isHere: false } }],
    ['a look of the house', { ...PLAY, act: { kind: 'look' } }],
    ['a seat that cannot exist', { ...PLAY, act: { kind: 'resign', seat: 5 } }],
    ['half a seat', { ...PLAY, act: { kind: 'resign', seat: 0.5 } }],
    ['a negative ply', { ...PLAY, act: { ...PLAY.act, ply: -1 } }],
    ['a move without end', { ...PLAY, act: { ...PLAY.act, move: 'W'.repeat(121) } }],
    ['talk without end', { ...PLAY, act: { kind: 'say', text: 'x'.repeat(301) } }],
    [
      "a sitter in another one's name",
      { t: 'open', id: 'o', setup: { options: 'tao-long' }, seats: [{ kind: 'person', id: 'bob', name: 'Bob' }] },
    ],
    [
      'more seats than there are',
      { t: 'open', id: 'o', setup: { options: 'tao-long' }, seats: many(6, { kind: 'me' }) },
    ],
    ['too many tables', { t: 'hello', protocol: 1, tables: many(51, { table: 't', since: 1 }) }],
  ])('%s is refused', (_, message) => {
    expect(read(message).ok).toBe(false);
  });

  test('a prototype is not a field', () => {
    expect(decodeClientMessage('{"t":"ping","n":1,"__proto__":{"isAdmin":true}}').ok).toBe(false);
    expect({}).not.toHaveProperty('isAdmin');
  });
});

const json = fc.jsonValue({ maxDepth: 6 });

describe('the fuzzer', () => {
  test('any text is read or refused, and nothing is thrown', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 200 }),
          json.map(value => JSON.stringify(value)),
        ),
        text => {
          expect(typeof decodeClientMessage(text).ok).toBe('boolean');
          expect(typeof decodeServerMessage(text).ok).toBe('boolean');
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('a message with one wrong field is never accepted as another one', () => {
    const fields = ['t', 'table', 'id'] as const;
    fc.assert(
      fc.property(fc.constantFrom(...fields), json, (field, value) => {
        const decoded = read({ ...PLAY, [field]: value });
        expect(decoded.ok ? decoded.value : undefined).toEqual(decoded.ok ? { ...PLAY, [field]: value } : undefined);
      }),
      { numRuns: 1_000 },
    );
  });

  test('acts made of anything are read as they are or not at all', () => {
    const kinds = fc.constantFrom('sit', 'play', 'offer', 'answer', 'claim', 'say', 'takeBack', 'presence', 'look');
    fc.assert(
      fc.property(
        kinds,
        fc.dictionary(fc.constantFrom('seat', 'game', 'ply', 'move', 'offer', 'text', 'of'), json),
        (kind, facts) => {
          const message = { ...PLAY, act: { ...facts, kind } };
          const decoded = read(message);
          expect(decoded.ok ? JSON.stringify(sorted(decoded.value)) : '').toBe(
            decoded.ok ? JSON.stringify(sorted(message)) : '',
          );
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

/** The same message with its fields in one order, nested ones too. */
const sorted = (value: object): object =>
  Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]): [string, unknown] => [
        key,
        typeof inner === 'object' && inner !== null ? sorted(inner) : inner,
      ]),
  );

describe('codes', () => {
  test('every close code is different and has its reason', () => {
    const codes = Object.values(CLOSE_CODES);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.every(code => code >= 4000 && code < 5000)).toBe(true);
    expect(closeReason(CLOSE_CODES.restart)).toBe('restart');
    expect(closeReason(1006)).toBeUndefined();
    expect(RETRIED).toContain('restart');
  });

  test('refusals of the protocol and of the table are told apart', () => {
    expect(isProtocolRefusal({ code: 'protocol/not-json' })).toBe(true);
    expect(isProtocolRefusal({ code: 'table/stale' })).toBe(false);
  });

  test('a refusal needs a code', () => {
    const refused = (refusal: unknown) => decodeServerMessage(JSON.stringify({ t: 'refused', refusal })).ok;
    expect(refused({ code: 'table/stale', game: 1, ply: 2 })).toBe(true);
    expect(refused({ code: 'stale' })).toBe(false);
    expect(refused('table/stale')).toBe(false);
  });
});
