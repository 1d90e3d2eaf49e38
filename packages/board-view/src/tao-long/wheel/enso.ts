import { brushStroke } from '../../shared/geometry/brush.js';
import { between, chanceFrom } from '../../shared/geometry/chance.js';
import { polar } from '../../shared/geometry/vector.js';
import { RING } from './wheel-layout.js';

const ORIGIN = { x: 0, y: 0 };

const arcLine = (radius: number, from: number, to: number, drift: number) => {
  const count = Math.max(8, Math.round(Math.abs(to - from) / 3));
  return Array.from({ length: count + 1 }, (_, index) => {
    const share = index / count;
    return polar(ORIGIN, radius + drift * share, from + (to - from) * share);
  });
};

// The stroke starts wet at the lower right, goes round once, and ends dry before it meets its start.
const FROM = 128;
const TO = 472;

const streak = (next: () => number, reach: number, half: number, seed: number): string => {
  const start = between(next, FROM + 60, TO - 120);
  return brushStroke(
    arcLine(RING + between(next, -reach, reach), start, start + between(next, 60, 200), between(next, -4, 4)),
    {
      half,
      tremble: 0.9,
      taper: 0,
      seed,
    },
  );
};

const next = chanceFrom(12);

/** One round stroke of a brush: its wet body, its dry end, and the paper that shows through. */
export const ENSO = {
  wet: brushStroke(arcLine(RING, FROM, FROM + 250, 0), { half: 11.5, tremble: 0.24, taper: 0.3, seed: 2 }),
  dry: Array.from({ length: 9 }, (_, index) =>
    brushStroke(arcLine(RING - 10.5 + index * 2.4, FROM + 150, TO - between(next, 0, 60), between(next, -2, 2)), {
      half: between(next, 0.9, 2.1),
      tremble: 0.8,
      taper: 0.05,
      seed: 30 + index,
    }),
  ).join(''),
  paper: Array.from({ length: 9 }, (_, index) => streak(next, 7, 0.55, 60 + index)).join(''),
} as const;
