/** A motion with the time it takes, in milliseconds. */
export interface Beat<Motion> {
  readonly motion: Motion;
  readonly duration: number;
}

/** How long things take at speed 1, in milliseconds. */
export const DURATIONS = {
  lift: 160,
  drop: 140,
  coin: 240,
  effect: 420,
  step: 320,
  portal: 480,
  bite: 180,
  expel: 420,
  stone: 110,
  refill: 220,
  rock: 260,
  segment: 700,
  rest: 160,
} as const;

/** With reduced motion every change is a cross-fade of this length. */
export const REDUCED = 120;
