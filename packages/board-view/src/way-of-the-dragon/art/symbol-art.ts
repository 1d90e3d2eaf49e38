import type { Element } from '../types.js';

/** A sign around the origin, 24 units high: filled areas, lines, or both. */
export interface SymbolArt {
  readonly fill: string;
  readonly line: string;
}

const wave = (y: number): string =>
  `M-11 ${y + 1.6}C-8 ${y - 3.4} -4.6 ${y - 3.4} -1.6 ${y}C1.6 ${y + 3.4} 5 ${y + 3.4} 7.4 ${y}C8.4 ${y - 1.4} 9.6 ${y - 2.2} 11 ${y - 2.2}`;

export const SYMBOLS: Readonly<Record<Element, SymbolArt>> = {
  water: { fill: '', line: wave(-6.6) + wave(0.4) + wave(7.4) },
  fire: {
    fill:
      'M1 -12.4C2.4 -7.4 9 -3.8 9 3.6C9 8.9 5 12.2 0 12.2C-5 12.2 -9 8.9 -9 4C-9 0.2 -6.8 -2 -5.6 -5.2C-4.4 -3 -3.6 -2 -2.2 -1.4C-3.2 -5.6 -1.8 -9.6 1 -12.4Z' +
      'M0.6 2.6C-1.8 5 -3 6.2 -3 8C-3 9.9 -1.6 11 0 11C1.6 11 3 9.9 3 8C3 6 1.4 5 0.6 2.6Z',
    line: '',
  },
  metal: {
    fill: '',
    line: 'M-10.4 0a10.4 10.4 0 1 0 20.8 0a10.4 10.4 0 1 0 -20.8 0ZM-3.8 -3.8L3.8 -3.8L3.8 3.8L-3.8 3.8Z',
  },
  earth: {
    fill: 'M-12.4 9.4L-4.6 -7.6C-4 -9 -2.4 -9 -1.8 -7.6L1.4 -0.8L3.4 -4C4.2 -5.2 5.6 -5.2 6.2 -4L12.4 9.4C10 10.4 -10 10.4 -12.4 9.4Z',
    line: '',
  },
  wood: {
    fill:
      'M-0.8 -0.4C-8.4 0.4 -11.4 -4.4 -11 -10C-4 -10.4 0 -7 -0.8 -0.4Z' +
      'M0.8 2.4C0.6 -4 4.6 -8 11.4 -7.4C11.8 -1 7.8 2.8 0.8 2.4Z',
    line: 'M0 12C0 6.4 0 3.4 0 -0.6',
  },
};
