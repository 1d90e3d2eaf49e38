import { cpus } from 'node:os';
import type { Measured } from './measure.js';

/** One line of the table of bars: a subject against a yardstick of the same run, or by itself. */
export interface Bar {
  readonly what: string;
  readonly subject: string;
  /** Left out where the bar is a figure of its own. */
  readonly yardstick?: string;
  /** The ratio or figure that must be reached, or that must not be passed, where there is a bar. */
  readonly atLeast?: number;
  readonly atMost?: number;
}

const THOUSAND = 1000;

const amount = (value: number): string =>
  value >= THOUSAND * THOUSAND
    ? `${(value / THOUSAND / THOUSAND).toFixed(2)} M`
    : value >= THOUSAND
      ? `${(value / THOUSAND).toFixed(1)} k`
      : value.toFixed(value < 10 ? 2 : 1);

const measuredRow = ({ name, unit, median, lowest, highest }: Measured): string =>
  `| ${name} | ${amount(median)} | ${amount(lowest)} – ${amount(highest)} | ${unit} |`;

const barRow = (bar: Bar, measured: readonly Measured[]): string => {
  const medianOf = (name: string) => measured.find(row => row.name === name)?.median ?? Number.NaN;
  const { yardstick, atLeast, atMost } = bar;
  const figure = medianOf(bar.subject) / (yardstick === undefined ? 1 : medianOf(yardstick));
  const isReached = figure >= (atLeast ?? Number.NEGATIVE_INFINITY) && figure <= (atMost ?? Number.POSITIVE_INFINITY);
  const verdict = atLeast === undefined && atMost === undefined ? '–' : isReached ? 'reached' : 'MISSED';
  const shown = yardstick === undefined ? amount(figure) : `${figure.toFixed(2)} ×`;
  return `| ${bar.what} | ${yardstick ?? '–'} | ${shown} | ${atLeast ?? (atMost === undefined ? '–' : `at most ${atMost}`)} | ${verdict} |`;
};

/** The whole report as Markdown. */
export const report = (measured: readonly Measured[], bars: readonly Bar[]): string =>
  [
    '# Benchmarks',
    '',
    'Written by `npm run bench`. Every figure is the median of five slices on one core; the slices of all rows and of the',
    'yardsticks were run in turns, so compare ratios within this table and not figures between two runs.',
    '',
    `Node ${process.versions.node}, ${cpus()[0]?.model.trim() ?? 'unknown processor'}.`,
    '',
    '| what | median | lowest – highest | unit |',
    '|---|---|---|---|',
    ...measured.map(measuredRow),
    '',
    '## Ratios',
    '',
    '| what | against | ratio | bar | |',
    '|---|---|---|---|---|',
    ...bars.map(bar => barRow(bar, measured)),
    '',
  ].join('\n');
