import {
  accept,
  badValue,
  checkPairs,
  type OptionKey,
  type OptionsTextRefusal,
  type OptionValueRefusal,
  type Refusal,
  type Result,
  readPairs,
  refuse,
  writePairs,
} from '@dragonway/core';
import { EDITIONS, SWITCHES, type Switch } from './modes/switches.js';
import { parseChain } from './notation/chain.js';
import { parseTerrain } from './notation/terrain.js';
import { SCENARIO_IDS, type ScenarioId } from './scenarios/scenarios.js';
import { SPECIAL_RULES, type SpecialRule } from './terrain/special-rules.js';
import { type ByDragon, type Dragon, MODES, type Mode } from './types.js';

export const GAME_ID = 'tao-long';

/** A board that the players lay out themselves, in the notation's form. */
export interface CustomScenario {
  readonly terrain: string;
  readonly heaven: string;
  readonly earth: string;
  readonly special: readonly SpecialRule[];
}

/** Everything that is settled at the table before the game (section 10). */
export interface TableOptions {
  readonly mode: Mode;
  readonly scenario: ScenarioId | CustomScenario;
  /** The village's protector. */
  readonly village: Dragon | 'none';
  readonly switches: Readonly<Record<Switch, boolean>>;
  /** Segments of each dragon at the start, 1 to 3. */
  readonly segments: ByDragon<number>;
  /** The player's dragon in a solo game. */
  readonly solo: Dragon | 'none';
}

export const DEFAULT_OPTIONS: TableOptions = {
  mode: 'grasshopper',
  scenario: 'field',
  village: 'none',
  switches: { tailLeavesFirst: false, freeStones: false, rangeThroughDragons: false },
  segments: { heaven: 3, earth: 3 },
  solo: 'none',
};

const DRAGON_OR_NONE = ['none', 'heaven', 'earth'] as const;
const ON_OFF = ['off', 'on'] as const;

const combo = (name: string, values: readonly string[]): OptionKey => ({
  name,
  kind: 'combo',
  initial: values[0] ?? '',
  values,
  check: value => (values.includes(value) ? accept(value) : refuse(badValue(name, value, values.join(' ')))),
});

const text = (name: string, initial: string, expected: string, isGood: (value: string) => boolean): OptionKey => ({
  name,
  kind: 'string',
  initial,
  check: value => (isGood(value) ? accept(value) : refuse(badValue(name, value, expected))),
});

const chainText = (name: Dragon): OptionKey =>
  text(name, '', 'a chain such as a7a8b8b7', value => parseChain(value).ok);

const parseSpecial = (value: string): readonly SpecialRule[] | undefined => {
  const named = value === 'none' ? [] : value.split(',');
  const known = SPECIAL_RULES.filter(rule => named.includes(rule));
  return known.join(',') === named.join(',') ? known : undefined;
};

const parseSegments = (value: string): ByDragon<number> | undefined => {
  const [, heaven, earth] = /^([1-3]),([1-3])$/.exec(value) ?? [];
  return heaven === undefined || earth === undefined ? undefined : { heaven: Number(heaven), earth: Number(earth) };
};

/** The keys of the options' text, in its order. */
export const OPTION_KEYS: readonly OptionKey[] = [
  combo('mode', MODES),
  combo('scenario', [...SCENARIO_IDS, 'custom']),
  text('terrain', '', 'a terrain such as 8/8/8/8/8/8/8/8', value => parseTerrain(value).ok),
  chainText('heaven'),
  chainText('earth'),
  text(
    'special',
    'none',
    `none, or some of ${SPECIAL_RULES.join(',')} in this order`,
    value => parseSpecial(value) !== undefined,
  ),
  combo('village', DRAGON_OR_NONE),
  ...SWITCHES.map(name => combo(name, ON_OFF)),
  text(
    'segments',
    '3,3',
    "heaven's and earth's segments such as 3,3, each 1 to 3",
    value => parseSegments(value) !== undefined,
  ),
  combo('solo', DRAGON_OR_NONE),
];

const CUSTOM_KEYS = ['terrain', 'heaven', 'earth', 'special'] as const;

export type OptionsSyntaxRefusal =
  | OptionsTextRefusal
  | OptionValueRefusal
  | (Refusal & { readonly code: 'options/only-with-custom'; readonly key: string })
  | (Refusal & { readonly code: 'options/missing'; readonly key: string });

type Pairs = ReadonlyMap<string, string>;

// `edition` is read as the switches it stands for, and written as those.
const withoutEdition = (optionsText: string): Result<string, OptionsSyntaxRefusal> => {
  const [, edition] = /;edition=([^;]*)/.exec(optionsText) ?? [];
  if (edition === undefined) return accept(optionsText);
  if (edition !== 'first' && edition !== '2017')
    return refuse(badValue('edition', edition, Object.keys(EDITIONS).join(' ')));
  const switches = EDITIONS[edition].map(name => `;${name}=on`).join('');
  return accept(optionsText.replace(/;edition=[^;]*/, switches));
};

const customOf = (pairs: Pairs): Result<CustomScenario | undefined, OptionsSyntaxRefusal> => {
  const isCustom = pairs.get('scenario') === 'custom';
  for (const key of CUSTOM_KEYS) {
    if (!isCustom && pairs.has(key)) return refuse({ code: 'options/only-with-custom', key });
    if (isCustom && key !== 'special' && !pairs.has(key)) return refuse({ code: 'options/missing', key });
  }
  return accept(
    isCustom
      ? {
          terrain: pairs.get('terrain') ?? '',
          heaven: pairs.get('heaven') ?? '',
          earth: pairs.get('earth') ?? '',
          special: parseSpecial(pairs.get('special') ?? 'none') ?? [],
        }
      : undefined,
  );
};

const oneOf = <Value extends string>(values: readonly Value[], value: string | undefined, initial: Value): Value =>
  values.find(candidate => candidate === value) ?? initial;

const optionsOf = (pairs: Pairs, custom: CustomScenario | undefined): TableOptions => ({
  mode: oneOf(MODES, pairs.get('mode'), DEFAULT_OPTIONS.mode),
  scenario: custom ?? oneOf(SCENARIO_IDS, pairs.get('scenario'), 'field'),
  village: oneOf(DRAGON_OR_NONE, pairs.get('village'), 'none'),
  switches: {
    tailLeavesFirst: pairs.get('tailLeavesFirst') === 'on',
    freeStones: pairs.get('freeStones') === 'on',
    rangeThroughDragons: pairs.get('rangeThroughDragons') === 'on',
  },
  segments: parseSegments(pairs.get('segments') ?? '') ?? DEFAULT_OPTIONS.segments,
  solo: oneOf(DRAGON_OR_NONE, pairs.get('solo'), 'none'),
});

/** Reads the options' text; whether the options go together is told by `checkOptions`. */
export const readOptions = (optionsText: string): Result<TableOptions, OptionsSyntaxRefusal> => {
  const plain = withoutEdition(optionsText);
  if (!plain.ok) return plain;
  const pairs = readPairs(
    GAME_ID,
    OPTION_KEYS.map(({ name }) => name),
    plain.value,
  );
  if (!pairs.ok) return pairs;
  const checked = checkPairs(OPTION_KEYS, pairs.value);
  if (!checked.ok) return checked;
  const custom = customOf(pairs.value);
  return custom.ok ? accept(optionsOf(pairs.value, custom.value)) : custom;
};

/** Writes the options with their defaults left out. */
export const formatOptions = ({ mode, scenario, village, switches, segments, solo }: TableOptions): string => {
  const values = new Map<string, string>([
    ['mode', mode],
    ['scenario', typeof scenario === 'string' ? scenario : 'custom'],
    ['village', village],
    ...SWITCHES.map(name => [name, switches[name] ? 'on' : 'off'] as const),
    ['segments', `${segments.heaven},${segments.earth}`],
    ['solo', solo],
  ]);
  if (typeof scenario !== 'string') {
    values.set('terrain', scenario.terrain);
    values.set('heaven', scenario.heaven);
    values.set('earth', scenario.earth);
    values.set('special', scenario.special.join(',') || 'none');
  }
  return writePairs(GAME_ID, OPTION_KEYS, values);
};
