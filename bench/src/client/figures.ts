/** A figure of the client over several runs, beside its bar. */
export interface Figure {
  readonly what: string;
  readonly unit: string;
  /** One value a run; empty where it could not be measured, which `missing` then explains. */
  readonly runs: readonly number[];
  readonly bar?: { readonly atMost: number } | { readonly atLeast: number };
  readonly goal?: number;
  readonly missing?: string;
}

const medianOf = (runs: readonly number[]): number =>
  runs.toSorted((one, other) => one - other)[runs.length >> 1] ?? Number.NaN;

const shown = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));

const barText = ({ bar }: Figure): string => {
  if (bar === undefined) return '–';
  return 'atMost' in bar ? `≤ ${bar.atMost}` : `≥ ${bar.atLeast}`;
};

const verdictOf = ({ bar }: Figure, median: number): string => {
  if (bar === undefined) return '–';
  const isReached = 'atMost' in bar ? median <= bar.atMost : median >= bar.atLeast;
  return isReached ? 'reached' : 'MISSED';
};

const row = (figure: Figure): string => {
  const { what, unit, runs, goal, missing } = figure;
  const end = `${barText(figure)} | ${goal ?? '–'}`;
  if (runs.length === 0) return `| ${what} | not measured: ${missing ?? 'no run'} | – | ${unit} | ${end} | – |`;
  const median = medianOf(runs);
  const spread = `${shown(Math.min(...runs))} – ${shown(Math.max(...runs))}`;
  return `| ${what} | ${shown(median)} | ${spread} | ${unit} | ${end} | ${verdictOf(figure, median)} |`;
};

/** The figures of the client as a chapter of the report. */
export const clientChapter = (figures: readonly Figure[], load: string): string =>
  [
    '',
    '## The client in a browser',
    '',
    'Medians of several runs in Chromium. Processor time is what the page itself spends; the clock also counts what the',
    `machine did meanwhile (load average ${load} when this began), so the bars of tasks and clicks stand at processor time.`,
    '',
    '| what | median | lowest – highest | unit | bar | goal | |',
    '|---|---|---|---|---|---|---|',
    ...figures.map(row),
    '',
  ].join('\n');
