export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const LOCALES = ['en', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];

/** How fast the other's turn is shown; 0 shows its end at once. */
export const SPEEDS = [0, 0.5, 1, 2] as const;
export type Speed = (typeof SPEEDS)[number];

/** Which side of the Board of Human lies before whoever looks; «player» is the home of the dragon that they play. */
export const BOARD_SIDES = ['south', 'north', 'player'] as const;
export type BoardSide = (typeof BOARD_SIDES)[number];

/** What a person prefers on this device, in every game. */
export interface Settings {
  readonly theme: Theme;
  readonly hasMoreContrast: boolean;
  readonly locale: Locale;
  readonly hasSound: boolean;
  readonly speed: Speed;
  /** A complete choice is played at once, without the button. */
  readonly playsAtOnce: boolean;
  readonly showsChance: boolean;
  readonly showsReasons: boolean;
  readonly showsAdviser: boolean;
  readonly showsNotation: boolean;
  readonly boardSide: BoardSide;
  /** What others say at online tables. */
  readonly showsTalk: boolean;
}

const KEY = 'dragonway-settings';

const systemLocale = (): Locale =>
  typeof navigator !== 'undefined' && navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en';

export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  hasMoreContrast: false,
  locale: 'en',
  hasSound: false,
  speed: 1,
  playsAtOnce: false,
  showsChance: false,
  showsReasons: true,
  showsAdviser: false,
  showsNotation: false,
  boardSide: 'south',
  showsTalk: true,
};

const oneOf = <Value>(values: readonly Value[], value: unknown, initial: Value): Value =>
  values.find(candidate => candidate === value) ?? initial;

/** Reads what was stored; anything unknown falls back to its default. */
export const readSettings = (text: string | null): Settings => {
  const initial = { ...DEFAULT_SETTINGS, locale: systemLocale() };
  const stored = parsed(text);
  const flag = (name: keyof Settings & (`has${string}` | `shows${string}` | `plays${string}`)) =>
    oneOf([true, false], stored[name], DEFAULT_SETTINGS[name]);
  return {
    theme: oneOf(THEMES, stored['theme'], initial.theme),
    locale: oneOf(LOCALES, stored['locale'], initial.locale),
    speed: oneOf(SPEEDS, stored['speed'], initial.speed),
    hasMoreContrast: flag('hasMoreContrast'),
    hasSound: flag('hasSound'),
    playsAtOnce: flag('playsAtOnce'),
    showsChance: flag('showsChance'),
    showsReasons: flag('showsReasons'),
    showsAdviser: flag('showsAdviser'),
    showsNotation: flag('showsNotation'),
    boardSide: oneOf(BOARD_SIDES, stored['boardSide'], initial.boardSide),
    showsTalk: flag('showsTalk'),
  };
};

const parsed = (text: string | null): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    // A text that somebody else wrote is as good as none.
    return {};
  }
};

/** What lies in this browser; where there is no browser, the defaults. */
export const storedSettings = (): Settings =>
  readSettings(typeof localStorage === 'undefined' ? null : localStorage.getItem(KEY));

export const storeSettings = (settings: Settings): void => {
  if (typeof localStorage !== 'undefined') localStorage.setItem(KEY, JSON.stringify(settings));
};
