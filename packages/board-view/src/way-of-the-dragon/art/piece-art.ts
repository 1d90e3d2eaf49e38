import { circlePath, polygon } from '../../shared/geometry/path.js';
import { polar } from '../../shared/geometry/vector.js';
import type { Player } from '../types.js';

/** A piece around the origin, in a box of 44 units. Its outline alone tells whose it is. */
export interface PieceArt {
  readonly outline: string;
  /** Parts behind the outline: feet, a stem. */
  readonly behind: string;
  /** A darker side, which gives the flat shape some weight. */
  readonly shade: string;
  /** Filled details in the light tone. */
  readonly light: string;
  /** Filled details in the dark tone. */
  readonly dark: string;
  /** Drawn lines. */
  readonly lines: string;
}

const CENTRE = { x: 0, y: 0 };
const hexagon = (radius: number) => [0, 60, 120, 180, 240, 300].map(degrees => polar(CENTRE, radius, degrees));

const spokes = (from: number, to: number): string =>
  [0, 60, 120, 180, 240, 300]
    .map(degrees => polygon([polar(CENTRE, from, degrees), polar(CENTRE, to, degrees)], false))
    .join('');

/** Half of a drawing and its mirror image, both written from the middle line outwards. */
const mirrored = (draw: (side: 1 | -1) => string): string => draw(1) + draw(-1);

const tortoise: PieceArt = {
  outline: polygon(hexagon(20.6)),
  behind:
    'M-4.2 -17C-4.6 -22.6 -2.4 -24.8 0 -24.8C2.4 -24.8 4.6 -22.6 4.2 -17Z' +
    [38, 142, 218, 322].map(degrees => circlePath(polar(CENTRE, 17.6, degrees), 4.6)).join(''),
  shade: polygon([...hexagon(20.4).slice(1, 4), ...hexagon(10).slice(1, 4).toReversed()]),
  light: '',
  dark: '',
  lines: polygon(hexagon(9.6)) + spokes(9.6, 19),
};

const bird: PieceArt = {
  outline:
    'M0 -20.6C2.4 -20.4 3.8 -18.4 3.7 -15.8L5 -12.6C8.6 -13 12.8 -15 16.4 -18.6L17.2 -14.4L20.4 -16.4L20.2 -11.4L23 -11.4' +
    'C22.6 -3 18.4 3.8 11.4 6.4C9.4 7.2 7.6 7.4 6.4 7.4L10.6 15.6L6.6 14.8L6.2 19.2L2.8 16.4L0 21.4' +
    'L-2.8 16.4L-6.2 19.2L-6.6 14.8L-10.6 15.6L-6.4 7.4C-7.6 7.4 -9.4 7.2 -11.4 6.4C-18.4 3.8 -22.6 -3 -23 -11.4' +
    'L-20.2 -11.4L-20.4 -16.4L-17.2 -14.4L-16.4 -18.6C-12.8 -15 -8.6 -13 -5 -12.6L-3.7 -15.8C-3.8 -18.4 -2.4 -20.4 0 -20.6Z',
  behind: '',
  shade:
    'M5 -12.6C8.6 -13 12.8 -15 16.4 -18.6L17.2 -14.4L20.4 -16.4L20.2 -11.4L23 -11.4C22.6 -3 18.4 3.8 11.4 6.4C9.4 7.2 7.6 7.4 6.4 7.4L10.6 15.6L6.6 14.8L6.2 19.2L2.8 16.4L0 21.4L0 6C3.4 2 5 -5 5 -12.6Z',
  light: 'M-1.5 -16.6L0 -12.8L1.5 -16.6Z',
  dark: '',
  lines: mirrored(
    side =>
      `M${side * 6.2} -8.6C${side * 11} -8 ${side * 15} -9.6 ${side * 18.6} -12.4M${side * 6.6} -4.4C${side * 11.4} -3.6 ${side * 15.6} -4.6 ${side * 19.2} -7.2M${side * 6.4} -0.2C${side * 10} 1 ${side * 13.6} 0.4 ${side * 16.6} -1.6` +
      `M${side * 2} 6.4L${side * 5.4} 13M0 5L0 15.6`,
  ),
};

const tiger: PieceArt = {
  outline:
    'M-19 -20.4C-15.4 -20.6 -12.4 -19 -10.4 -16.2C-4 -17.8 4 -17.8 10.4 -16.2C12.4 -19 15.4 -20.6 19 -20.4C20.4 -16.6 20 -13 18.8 -10.4' +
    'C20.2 -3 20.2 5 18.8 12.6C18 17 15.4 19 11.6 19.4C4 20.2 -4 20.2 -11.6 19.4C-15.4 19 -18 17 -18.8 12.6C-20.2 5 -20.2 -3 -18.8 -10.4C-20 -13 -20.4 -16.6 -19 -20.4Z',
  behind: '',
  shade:
    'M18.8 12.6C20.2 5 20.2 -3 18.8 -10.4L15.4 -8C16.6 -2 16.6 5 15.2 11C14 15 -14 15 -15.2 11L-18.8 12.6C-18 17 -15.4 19 -11.6 19.4C-4 20.2 4 20.2 11.6 19.4C15.4 19 18 17 18.8 12.6Z',
  light: '',
  dark:
    'M-2.2 -16.8L2.2 -16.8L0 -7.4ZM-8.4 -16L-4.8 -16.6L-4.4 -10ZM8.4 -16L4.8 -16.6L4.4 -10Z' +
    mirrored(
      side =>
        `M${side * 19.4} -5.6L${side * 19.8} -1.4L${side * 12.4} -2.6ZM${side * 19.9} 1.8L${side * 19.6} 6L${side * 12} 3.4ZM${side * 18.8} 10L${side * 17.8} 14L${side * 11} 9.2Z` +
        `M${side * 4} -3.4C${side * 6.4} -6.4 ${side * 10} -6.6 ${side * 11.8} -4.4C${side * 9.4} -1.4 ${side * 6} -1.2 ${side * 4} -3.4Z`,
    ) +
    'M-4 4.6C-1.6 3.6 1.6 3.6 4 4.6C3.2 7.4 1.4 8.8 0 9.2C-1.4 8.8 -3.2 7.4 -4 4.6Z',
  lines: 'M0 9.2L0 11.6M0 11.6C-1.6 14.6 -4.8 14.8 -6.6 12.6M0 11.6C1.6 14.6 4.8 14.8 6.6 12.6',
};

const earthDragon: PieceArt = {
  outline:
    'M0 -22.6C0.8 -22.6 1.4 -22.2 2 -21.6L21.6 -2C22.6 -0.8 22.6 0.8 21.6 2L2 21.6C0.8 22.6 -0.8 22.6 -2 21.6L-21.6 2C-22.6 0.8 -22.6 -0.8 -21.6 -2L-2 -21.6C-1.4 -22.2 -0.8 -22.6 0 -22.6Z',
  behind: '',
  shade: 'M21.6 -2C22.6 -0.8 22.6 0.8 21.6 2L2 21.6C0.8 22.6 -0.8 22.6 -2 21.6L-21.6 2L-17 0L0 16.6L17 0Z',
  light: '',
  dark: '',
  lines: 'M-15.4 0L0 -15.4L15.4 0L0 15.4L-9.6 5.8L0 -3.8L5.4 1.6L0.2 6.6M-9.6 5.8L-12.4 3',
};

const woodDragon: PieceArt = {
  outline:
    'M0 -22.8C6.6 -17.6 16.4 -9.6 16.4 3.2C16.4 14.4 8.8 19.4 2 21C1 22.6 -1 22.6 -2 21C-8.8 19.4 -16.4 14.4 -16.4 3.2C-16.4 -9.6 -6.6 -17.6 0 -22.8Z',
  behind: '',
  shade:
    'M0 -22.8C6.6 -17.6 16.4 -9.6 16.4 3.2C16.4 14.4 8.8 19.4 2 21C1 22.6 -1 22.6 -2 21C-6 20 -10 17.6 -12.6 14C4 19 12.6 8 10.4 -4C8.6 -13 4 -18 0 -22.8Z',
  light: '',
  dark: '',
  lines:
    'M0 -17.6L0 -10.4C8.4 -8.4 11.2 -2.4 11.2 3C11.2 10.6 5.8 15 -0.4 15C-6.4 15 -10.4 10.8 -10.4 5.8C-10.4 0.8 -6.8 -2.6 -2.2 -2.6C2 -2.6 5 0.4 5 4.2C5 7.4 2.8 9.4 0.2 9.4C-2 9.4 -3.8 8 -3.8 5.8' +
    'M0 -13.4C-2.4 -12.8 -4.4 -11.2 -5.6 -9',
};

export const PIECES: Readonly<Record<Player, PieceArt>> = {
  black: tortoise,
  red: bird,
  white: tiger,
  yellow: earthDragon,
  blue: woodDragon,
};

/** The grey stone of a dead piece, with the cross that no living piece bears. */
export const DEAD = {
  outline:
    'M-16.4 9.6C-18.6 2 -17 -8.4 -10.4 -13.6C-4.4 -18 6 -17.6 11.6 -12.8C17.6 -7.4 19.2 2.4 16.6 9.4C14.4 15.2 6.4 17.4 -0.4 17.2C-7.4 17.2 -14.4 15.6 -16.4 9.6Z',
  shade:
    'M16.6 9.4C19.2 2.4 17.6 -7.4 11.6 -12.8C14.4 -4 11.6 8 0.6 11.4C-6 13 -12.4 11.8 -16.4 9.6C-14.4 15.6 -7.4 17.2 -0.4 17.2C6.4 17.4 14.4 15.2 16.6 9.4Z',
  cross: 'M-6.6 -7L6.2 6.4M6.2 -7.2L-6.2 6.6',
} as const;
