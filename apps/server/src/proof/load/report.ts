import { cpus } from 'node:os';
import { BARE, BOARDGAME_IO, POSTGRES, SQLITE } from './contestants.js';
import { medianOf, ratioOf, type Slice } from './figures.js';

/** All slices of one contestant. */
export interface Measured {
  readonly name: string;
  readonly slices: Slice[];
}

export interface Conditions {
  readonly tables: number;
  readonly seconds: number;
  readonly rounds: number;
}

/** What must hold between two contestants of the same run. */
interface Bar {
  readonly what: string;
  readonly subject: string;
  readonly yardstick: string;
  readonly field: 'movesPerSecond' | 'p99';
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly goal?: number;
}

const SPEED = { what: 'moves/s', field: 'movesPerSecond' } as const;

const BARS: readonly Bar[] = [
  { ...SPEED, subject: SQLITE, yardstick: BARE, atLeast: 0.25, goal: 0.5 },
  { ...SPEED, subject: SQLITE, yardstick: BOARDGAME_IO, atLeast: 3 },
  { what: 'p99', field: 'p99', subject: SQLITE, yardstick: BOARDGAME_IO, atMost: 0.5 },
  { ...SPEED, subject: POSTGRES, yardstick: BOARDGAME_IO, atLeast: 1 },
  { ...SPEED, subject: POSTGRES, yardstick: BARE, goal: 0.25 },
];

const millis = (value: number): string => value.toFixed(2);
const whole = (value: number): string => Math.round(value).toString();

export const sliceLine = (name: string, { movesPerSecond, p50, p95, p99, fewest, most, work }: Slice): string =>
  `${name.padEnd(32)} ${whole(movesPerSecond).padStart(7)} moves/s  p50 ${millis(p50)}  p95 ${millis(p95)}  p99 ${millis(p99)} ms  ${fewest}–${most} moves a pair, ${whole(work)} µs of the server each`;

const measuredRow = ({ name, slices }: Measured): string => {
  const speeds = slices.map(({ movesPerSecond }) => movesPerSecond);
  const at = (field: keyof Slice): string => millis(medianOf(slices, field));
  const cells = [
    name,
    whole(medianOf(slices, 'movesPerSecond')),
    `${whole(Math.min(...speeds))} – ${whole(Math.max(...speeds))}`,
    at('p50'),
    at('p95'),
    at('p99'),
    `${whole(medianOf(slices, 'fewest'))} – ${whole(medianOf(slices, 'most'))}`,
    whole(medianOf(slices, 'work')),
  ];
  return `| ${cells.join(' | ')} |`;
};

const verdictOf = ({ atLeast, atMost }: Bar, ratio: number): string => {
  if (atLeast !== undefined) return ratio >= atLeast ? 'reached' : 'MISSED';
  if (atMost !== undefined) return ratio <= atMost ? 'reached' : 'MISSED';
  return '–';
};

const barRow = (bar: Bar, measured: readonly Measured[]): readonly string[] => {
  const slicesOf = (name: string) => measured.find(row => row.name === name)?.slices ?? [];
  const [slices, yardstick] = [slicesOf(bar.subject), slicesOf(bar.yardstick)];
  if (slices.length === 0 || yardstick.length === 0) return [];
  const ratio = ratioOf(slices, yardstick, bar.field);
  const limit = bar.atLeast === undefined ? (bar.atMost === undefined ? '–' : `≤ ${bar.atMost}`) : `≥ ${bar.atLeast}`;
  return [
    `| ${bar.subject}, ${bar.what} | ${bar.yardstick} | ${ratio.toFixed(2)} × | ${limit} | ${bar.goal ?? '–'} | ${verdictOf(bar, ratio)} |`,
  ];
};

/** The whole report as Markdown. */
export const report = (measured: readonly Measured[], { tables, seconds, rounds }: Conditions): string =>
  [
    '# Online tables under load',
    '',
    `Written by \`npm run load\`: ${tables} tables of two players over WebSockets on one machine, closed loop (each pair has one move`,
    `under way), new games for every slice. Medians of ${rounds} slices of ${seconds} s, in turns with the yardsticks, so compare ratios`,
    'and not figures of two runs.',
    'Times are from sending a move to the other side having it, in milliseconds. Every move of Dragonway is on disk by then.',
    '',
    `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, which the players share with the server.`,
    '',
    '| what | moves/s | lowest – highest | p50 | p95 | p99 | moves of a pair | µs of the server a move |',
    '|---|---|---|---|---|---|---|---|',
    ...measured.map(measuredRow),
    '',
    '## Ratios',
    '',
    '| what | against | median of the slices | bar | goal | |',
    '|---|---|---|---|---|---|',
    ...BARS.flatMap(bar => barRow(bar, measured)),
    '',
  ].join('\n');
