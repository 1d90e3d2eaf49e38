import { lockPath } from '../../shared/geometry/brush.js';
import { circlePath, digits } from '../../shared/geometry/path.js';

/** The breath of a head that looks up the page from the origin; `reach` is how many spaces it goes. */
export interface BreathArt {
  readonly outer: string;
  readonly inner: string;
  readonly lines: string;
}

const tongue = (length: number, bearing: number, width: number, sweep: number): string =>
  lockPath({ base: { x: 0, y: -46 }, bearing, length, width, sweep });

const fireOf = (reach: number): BreathArt => {
  const length = reach * 88 + 4;
  return {
    outer: [
      tongue(length * 0.62, -26, 22, -0.12),
      tongue(length * 0.62, 26, 22, 0.12),
      tongue(length, 0, 28 + reach * 9, 0.04),
    ].join(''),
    inner: [
      tongue(length * 0.4, -16, 12, -0.1),
      tongue(length * 0.4, 16, 12, 0.1),
      tongue(length * 0.66, 0, 14 + reach * 5, -0.04),
    ].join(''),
    lines: '',
  };
};

/** A jet that widens to a breaking wave: three rounded heads, with threads of current along it. */
const waterOf = (reach: number): BreathArt => {
  const end = -48 - reach * 84;
  const at = (share: number): string => digits(-46 + (end + 46) * share);
  const head = (x: number, y: number, radius: number): string => circlePath({ x, y: end + y }, radius);
  const thread = (x: number, from: number): string =>
    `M${digits(x * 0.3)} ${at(from)}C${digits(x * 0.5)} ${at(0.5)} ${x} ${at(0.7)} ${x} ${at(0.96)}`;
  return {
    outer: `M-5 -45C-9 ${at(0.4)} -24 ${at(0.66)} -33 ${at(1)}C-34 ${digits(end - 16)} -14 ${digits(end - 18)} -11 ${digits(end - 4)}C-9 ${digits(end - 22)} 9 ${digits(end - 22)} 11 ${digits(end - 4)}C14 ${digits(end - 18)} 34 ${digits(end - 16)} 33 ${at(1)}C24 ${at(0.66)} 9 ${at(0.4)} 5 -45Z`,
    inner: head(-22, -24, 3.4) + head(2, -28, 4.2) + head(24, -22, 2.8),
    lines: thread(-22, 0.3) + thread(-8, 0.14) + thread(8, 0.22) + thread(22, 0.36),
  };
};

export const breathOf = (element: 'fire' | 'water', reach: number): BreathArt =>
  element === 'fire' ? fireOf(Math.max(1, reach)) : waterOf(Math.max(1, reach));
