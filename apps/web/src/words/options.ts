import { parseTable } from '@dragonway/games';
import type { CheckedOptions } from '@dragonway/tao-long';
import type { WayOptions } from '@dragonway/way-of-the-dragon';
import { plural, t } from '@lingui/core/macro';
import { modeName, scenarioName } from './tao-long/names.js';

export const taoLongOptionsInWords = ({ table: { scenario, mode, solo } }: CheckedOptions): string => {
  const where = scenarioName(typeof scenario === 'string' ? scenario : 'custom');
  const how = modeName(mode);
  return solo === 'none' ? t`${where} · ${how}` : t`${where} · ${how} · solo`;
};

export const wayOptionsInWords = ({ players, powers }: WayOptions): string => {
  const count = plural(players.length, { one: '# player', other: '# players' });
  return powers ? t`${count} · powers on` : count;
};

/** What is played at a table, from the text of its options; a text that cannot be read stands for itself. */
export const optionsInWords = (text: string): string => {
  const table = parseTable(text);
  if (!table.ok) return text;
  const { game, options } = table.value;
  // Sound because the options were read for the game that the id names.
  return game.info.id === 'tao-long'
    ? taoLongOptionsInWords(options as CheckedOptions)
    : wayOptionsInWords(options as WayOptions);
};

/** The id of the game that an options text names. */
export const gameIdIn = (text: string): string => text.split(';')[0] ?? '';
