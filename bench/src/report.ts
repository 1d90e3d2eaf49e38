import { cpus } from 'node:os';
import type { Measured } from './measure.js';

/** One line of the table of bars: a subject against a yardstick of the same run. */
export interface Bar {
  readonly what: string;
  readonly subject: string;
  readonly yardstick: string;
  /** The ratio that must be reached, where there is a bar. */
  readonly atLeast?: number;
}

const THOUSAND = 1000;

const amount = (value: number): string =>
  value >= THOUSAND * THOUSAND
    ? `${(value / THOUSAND / THOUSAND).toFixed(2)} M`
    : value >= THOUSAND
      ? `${(value / THOUSAND).toFixed(1)} k`
      : value.toFixed(1);

const measuredRow = ({ name, unit, median, lowest, highest }: Measured): string =>
  `| ${name} | ${amount(median)} | ${amount(lowest)} – ${amount(highest)} | ${unit} |`;

const barRow = (bar: Bar, measured: readonly Measured[]): string => {
  const medianOf = (name: string) => measured.find(row => row.name === name)?.median ?? Number.NaN;
  const ratio = medianOf(bar.subject) / medianOf(bar.yardstick);
  const verdict = bar.atLeast === undefined ? '–' : ratio >= bar.atLeast ? 'reached' : 'MISSED';
  return `| ${bar.what} | ${bar.yardstick} | ${ratio.toFixed(2)} × | ${bar.atLeast ?? '–'} | ${verdict} |`;
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
