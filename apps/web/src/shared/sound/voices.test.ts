import { expect, test } from 'vitest';
import { SOUNDS, VOICES } from './voices.js';

test.each(SOUNDS)('%s is over within 600 ms, and swells and dies away without a click', name => {
  for (const { at = 0, length, swell = 0.012, hold = 0, loud } of VOICES[name]) {
    expect(at + length).toBeLessThanOrEqual(0.6);
    expect(swell).toBeGreaterThanOrEqual(0.003);
    expect(length - swell - hold).toBeGreaterThanOrEqual(0.025);
    expect(loud).toBeLessThan(1);
  }
});
