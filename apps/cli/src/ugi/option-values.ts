import {
  accept,
  badValue,
  type GameKind,
  type OptionKey,
  type Refusal,
  type Result,
  refuse,
  writePairs,
} from '@dragonway/core';
import type { UgiRefusal } from './refusals.js';

/** What was set so far; a key that is not there has its default. */
export type OptionValues = ReadonlyMap<string, string>;

/** How the protocol writes a string option that is not set. */
const EMPTY = '<empty>';

/** The option that says which game is played; it belongs to the session and not to a game. */
const GAME_OPTION = 'game';

/** `edition` is a word for two switches of Tao Long, not a key of its own. */
const EDITIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  first: { tailLeavesFirst: 'on', freeStones: 'on' },
  '2017': { tailLeavesFirst: 'off', freeStones: 'off' },
};

/** The parts of a board of one's own: choosing another scenario takes it off the table, and they are unset again. */
const CUSTOM_BOARD: readonly string[] = ['terrain', 'heaven', 'earth', 'special'];

const withoutCustomBoard = (values: OptionValues): OptionValues =>
  new Map([...values].filter(([name]) => !CUSTOM_BOARD.includes(name)));

type Judged = Result<OptionValues, Refusal>;

const withValues = (values: OptionValues, changes: Readonly<Record<string, string>>): OptionValues =>
  new Map([...values, ...Object.entries(changes)]);

const withEdition = (values: OptionValues, value: string): Judged => {
  const changes = Object.hasOwn(EDITIONS, value) ? EDITIONS[value] : undefined;
  if (changes === undefined) return refuse(badValue('edition', value, Object.keys(EDITIONS).join(' or ')));
  return accept(withValues(values, changes));
};

const withGame = (kinds: readonly GameKind[], values: OptionValues, value: string): Judged => {
  const ids = kinds.map(kind => kind.id);
  if (!ids.includes(value)) return refuse(badValue(GAME_OPTION, value, ids.join(' or ')));
  return accept(withValues(values, { [GAME_OPTION]: value }));
};

const judge = (keys: readonly OptionKey[], value: string): Result<string, Refusal> => {
  for (const key of keys) {
    const checked = key.check(value);
    if (!checked.ok) return checked;
  }
  return accept(value);
};

/** Sets one option, judged on its own: whether it fits to the others is asked when a position is set. */
export const withOption = (kinds: readonly GameKind[], values: OptionValues, name: string, value: string): Judged => {
  if (name === GAME_OPTION) return withGame(kinds, values, value);
  if (name === 'edition') return withEdition(values, value);
  const keys = kinds.flatMap(kind => kind.keys).filter(key => key.name === name);
  const [key] = keys;
  if (key === undefined) {
    const expected = [GAME_OPTION, ...kinds.flatMap(kind => kind.keys.map(known => known.name))];
    return refuse<UgiRefusal>({ code: 'ugi/unknown-option', name, expected });
  }
  if (value === EMPTY && (key.kind === 'string' || key.initial === ''))
    return accept(withValues(values, { [name]: key.initial }));
  const judged = judge(keys, value);
  if (!judged.ok) return judged;
  const kept = name === 'scenario' && value !== 'custom' ? withoutCustomBoard(values) : values;
  return accept(withValues(kept, { [name]: value }));
};

/** The game that the values choose; the first one unless told. */
export const chosenKind = (kinds: readonly GameKind[], values: OptionValues): GameKind => {
  const kind = kinds.find(candidate => candidate.id === values.get(GAME_OPTION)) ?? kinds[0];
  if (kind === undefined) throw new RangeError('a session needs at least one game');
  return kind;
};

/** Options that only count beside certain others, and are left out of the table's text where they do not. */
const COUNTS: Readonly<Record<string, (values: OptionValues) => boolean>> = {
  // The first seat, and a letter that does not play, are what stands there without the option.
  first: values => (values.get('players') ?? '').split(',').indexOf(values.get('first') ?? '') > 0,
};

/** The options' text of the table that the values describe. Contradictions are found by reading it. */
export const tableText = (kinds: readonly GameKind[], values: OptionValues): string => {
  const { id, keys } = chosenKind(kinds, values);
  const all = new Map(keys.map(({ name, initial }) => [name, values.get(name) ?? initial]));
  const counting = [...all].filter(([name]) => !Object.hasOwn(COUNTS, name) || COUNTS[name]?.(all));
  return writePairs(id, keys, new Map(counting));
};

const typeOf = ({ kind, values = [], min, max }: OptionKey): string => {
  if (kind === 'combo') return values.map(value => ` var ${value}`).join('');
  return kind === 'spin' ? ` min ${min} max ${max}` : '';
};

/** The lines by which `ugi` announces the options. */
export const optionLines = (kinds: readonly GameKind[]): readonly string[] => {
  const ids = kinds.map(kind => kind.id);
  const game = `option name ${GAME_OPTION} type combo default ${ids[0]}${ids.map(id => ` var ${id}`).join('')}`;
  const lines = kinds
    .flatMap(kind => kind.keys)
    .map(key => `option name ${key.name} type ${key.kind} default ${key.initial || EMPTY}${typeOf(key)}`);
  return [game, ...lines];
};
