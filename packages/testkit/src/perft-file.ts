import { accept, type Refusal, type Result, refuse } from '@dragonway/core';

/** One position of a `.perft` file with its counts and where they come from. */
export interface PerftEntry {
  /** The `#` lines above the entry, without the sign. */
  readonly source: readonly string[];
  readonly id: string;
  readonly options: string;
  /** Absent for the start position of the options. */
  readonly position?: string;
  readonly counts: readonly PerftCount[];
}

export interface PerftCount {
  readonly depth: number;
  readonly count: number;
}

export type PerftFileRefusal = Refusal & {
  readonly code: 'perft-file/unreadable';
  /** Counted from 1. */
  readonly line: number;
  readonly expected: string;
};

type Draft = { -readonly [Key in keyof PerftEntry]: PerftEntry[Key] } & { counts: PerftCount[] };

const COUNT = /^perft ([1-9]\d*) (\d+)$/;

/** Adds one line to the entries; answers what was expected instead if it does not fit there. */
const readLine = (entries: Draft[], source: string[], line: string): string | undefined => {
  const [word = '', ...rest] = line.split(' ');
  const value = rest.join(' ');
  const entry = entries.at(-1);
  if (word === 'id' && value !== '') {
    entries.push({ source: source.splice(0), id: value, options: '', counts: [] });
    return undefined;
  }
  if (entry === undefined) return 'an id';
  if (word === 'options' && value !== '') entry.options = value;
  else if (word === 'position' && value !== '') entry.position = value;
  else {
    const [, depth, count] = COUNT.exec(line) ?? [];
    if (depth === undefined || count === undefined) return 'id, options, position or perft with its words';
    entry.counts.push({ depth: Number(depth), count: Number(count) });
  }
  return undefined;
};

/** Reads a `.perft` file: entries of `id`, `options`, `position` and `perft DEPTH COUNT` lines, `#` lines before them. */
export const parsePerftFile = (text: string): Result<readonly PerftEntry[], PerftFileRefusal> => {
  const entries: Draft[] = [];
  const source: string[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.startsWith('#')) source.push(line.slice(1).trim());
    else if (line !== '') {
      const expected = readLine(entries, source, line);
      if (expected !== undefined) return refuse({ code: 'perft-file/unreadable', line: index + 1, expected });
    }
  }
  const incomplete = entries.find(entry => entry.options === '' || entry.counts.length === 0);
  if (incomplete === undefined) return accept(entries);
  const line = text.split('\n').indexOf(`id ${incomplete.id}`) + 1;
  return refuse({ code: 'perft-file/unreadable', line, expected: `options and counts for ${incomplete.id}` });
};

const formatEntry = (entry: PerftEntry): string =>
  [
    ...entry.source.map(line => `# ${line}`),
    `id ${entry.id}`,
    `options ${entry.options}`,
    ...(entry.position === undefined ? [] : [`position ${entry.position}`]),
    ...entry.counts.map(({ depth, count }) => `perft ${depth} ${count}`),
    '',
  ].join('\n');

/** Writes a `.perft` file, one empty line between its entries. */
export const formatPerftFile = (entries: readonly PerftEntry[]): string => entries.map(formatEntry).join('\n');
