/** A repeatable stream of numbers from 0 to 1: the same seed always draws the same brush lines (mulberry32). */
export const chanceFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** A number between two bounds from a stream. */
export const between = (next: () => number, low: number, high: number): number => low + (high - low) * next();

/** Smooth noise in one dimension, from -1 to 1, without any visible period within a drawing. */
export const waveNoise = (seed: number): ((position: number) => number) => {
  const next = chanceFrom(seed);
  const waves = [1, 2.3, 4.1, 7.7].map(rate => ({ rate, phase: next() * Math.PI * 2, weight: 1 / (rate + 0.6) }));
  const sum = waves.reduce((total, wave) => total + wave.weight, 0);
  return position =>
    waves.reduce((total, wave) => total + Math.sin(position * wave.rate + wave.phase) * wave.weight, 0) / sum;
};
