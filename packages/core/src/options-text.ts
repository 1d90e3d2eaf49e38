import type { Refusal } from './refusal.js';
import { accept, type Result, refuse } from './result.js';

/** What can be wrong with the options' text before any game's own rules are asked. */
export type OptionsTextRefusal =
  | (Refusal & { readonly code: 'options/unknown-game'; readonly game: string; readonly expected: string })
  | (Refusal & { readonly code: 'options/unreadable'; readonly at: number; readonly expected: string })
  | (Refusal & { readonly code: 'options/unknown-key'; readonly key: string; readonly expected: readonly string[] })
  | (Refusal & { readonly code: 'options/key-out-of-order'; readonly key: string; readonly after: string })
  | (Refusal & { readonly code: 'options/default-written'; readonly key: string; readonly value: string });

/** A refusal of one option's value, judged on its own. */
export type OptionValueRefusal = Refusal & {
  readonly code: 'options/bad-value';
  readonly key: string;
  readonly value: string;
  readonly expected: string;
};

/** One option of a table, as the options' text and the engine protocol name it. */
export interface OptionKey {
  readonly name: string;
  readonly kind: 'combo' | 'string' | 'spin';
  /** The value that is left out of the text; empty where the option is not set at all. */
  readonly initial: string;
  /** All values of a combo. */
  readonly values?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  /** Judges a value on its own, whatever the other options are. */
  check(value: string): Result<string, OptionValueRefusal>;
}

export const badValue = (key: string, value: string, expected: string): OptionValueRefusal => ({
  code: 'options/bad-value',
  key,
  value,
  expected,
});

/** Splits `game;key=value;…` into its pairs; keys must be known, in the order of `keys`, and each at most once. */
export const readPairs = (
  id: string,
  keys: readonly string[],
  text: string,
): Result<ReadonlyMap<string, string>, OptionsTextRefusal> => {
  const [game = '', ...pairs] = text.split(';');
  if (game !== id) return refuse({ code: 'options/unknown-game', game, expected: id });
  const read = new Map<string, string>();
  let at = game.length + 1;
  let last = -1;
  for (const pair of pairs) {
    const equals = pair.indexOf('=');
    if (equals < 1) return refuse({ code: 'options/unreadable', at, expected: 'key=value' });
    const key = pair.slice(0, equals);
    const place = keys.indexOf(key);
    if (place < 0) return refuse({ code: 'options/unknown-key', key, expected: keys });
    if (place <= last) return refuse({ code: 'options/key-out-of-order', key, after: keys[last] ?? '' });
    last = place;
    read.set(key, pair.slice(equals + 1));
    at += pair.length + 1;
  }
  return accept(read);
};

/** Judges every pair on its own by its key; a written default is refused, because each table has one text only. */
export const checkPairs = (
  keys: readonly OptionKey[],
  pairs: ReadonlyMap<string, string>,
): Result<ReadonlyMap<string, string>, OptionsTextRefusal | OptionValueRefusal> => {
  for (const [name, value] of pairs) {
    const key = keys.find(candidate => candidate.name === name);
    const checked = key?.check(value);
    if (checked && !checked.ok) return checked;
    if (key && value === key.initial) return refuse({ code: 'options/default-written', key: name, value });
  }
  return accept(pairs);
};

/** Writes the pairs whose values differ from their defaults, in the order of the keys. */
export const writePairs = (id: string, keys: readonly OptionKey[], values: ReadonlyMap<string, string>): string =>
  [
    id,
    ...keys.flatMap(key => {
      const value = values.get(key.name);
      return value === undefined || value === key.initial ? [] : [`${key.name}=${value}`];
    }),
  ].join(';');
