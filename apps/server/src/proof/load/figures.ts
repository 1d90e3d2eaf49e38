/** What was measured in one run. */
export interface Figures {
  readonly name: string;
  readonly moves: number;
  readonly seconds: number;
  /** In milliseconds, from sending a move to the other side having it. */
  readonly latencies: readonly number[];
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

export const perSecond = ({ moves, seconds }: Figures): number => moves / seconds;

export const formatFigures = (figures: Figures, yardstick?: Figures): string => {
  const sorted = figures.latencies.toSorted((one, other) => one - other);
  const millis = (share: number): string => `${quantile(sorted, share).toFixed(2).padStart(8)} ms`;
  const share = yardstick === undefined ? '' : `  ${(perSecond(figures) / perSecond(yardstick)).toFixed(2)} x bare`;
  return [
    figures.name.padEnd(28),
    `${Math.round(perSecond(figures))} moves/s`.padStart(16),
    `  p50${millis(0.5)}  p95${millis(0.95)}  p99${millis(0.99)}`,
    share,
  ].join('');
};
