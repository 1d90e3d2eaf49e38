import { lockPath } from '../../shared/geometry/brush.js';

// The head looks up the page, its centre is the origin, a space is 100 units. Paired parts are drawn for the right side and
// mirrored. Snout and whiskers carry the facing, so they are the longest things ahead of the eyes.

const MANE_BACK = [
  { base: { x: 15, y: -4 }, bearing: 96, length: 28, width: 12, sweep: -0.2 },
  { base: { x: 15, y: 8 }, bearing: 124, length: 34, width: 14, sweep: -0.22 },
  { base: { x: 8, y: 16 }, bearing: 158, length: 33, width: 13, sweep: -0.16 },
] as const;

const MANE_FRONT = [
  { base: { x: 16, y: 2 }, bearing: 110, length: 27, width: 10, sweep: -0.24 },
  { base: { x: 12, y: 13 }, bearing: 141, length: 31, width: 11, sweep: -0.2 },
] as const;

export const HEAD = {
  maneBack: MANE_BACK.map(lockPath).join(''),
  maneFront: MANE_FRONT.map(lockPath).join(''),
  nape: lockPath({ base: { x: 0, y: 14 }, bearing: 180, length: 32, width: 13, sweep: 0 }),
  beard:
    lockPath({ base: { x: 11, y: -27 }, bearing: 104, length: 12, width: 6, sweep: 0.3 }) +
    lockPath({ base: { x: 12, y: -21 }, bearing: 112, length: 14, width: 6.5, sweep: 0.26 }),
  whisker: 'M10 -43C18 -52 31 -52 37 -42C42 -33 40 -21 32 -19C26 -18 24 -25 29 -27',
  ear: lockPath({ base: { x: 18, y: -1 }, bearing: 112, length: 17, width: 9, sweep: 0.22 }),
  skull:
    'M0 -51C7 -51.5 12.5 -49 13.4 -43.5C14.2 -38.5 11.6 -35 11 -30C10.6 -25.5 13.4 -21.5 17.5 -17C22.4 -11.5 23.8 -3.5 20.4 4' +
    'C17.4 10.5 12 12 10.6 17C8.6 22 4.4 24.4 0 24.6' +
    'C-4.4 24.4 -8.6 22 -10.6 17C-12 12 -17.4 10.5 -20.4 4C-23.8 -3.5 -22.4 -11.5 -17.5 -17' +
    'C-13.4 -21.5 -10.6 -25.5 -11 -30C-11.6 -35 -14.2 -38.5 -13.4 -43.5C-12.5 -49 -7 -51.5 0 -51Z',
  /** The side of the skull that lies in shade, inside the outline. */
  cheek:
    'M20.4 4C23.8 -3.5 22.4 -11.5 17.5 -17C13.4 -21.5 10.6 -25.5 11 -30L7.4 -29C7.6 -22 9 -17 12.4 -12C16.6 -6 16.4 2 11 9C10 12 10.4 14 10.6 17C12 12 17.4 10.5 20.4 4Z',
  jaw: 'M13.4 -43.5C14.2 -38.5 11.6 -35 11 -30L8 -30C8.4 -35 10.6 -38.5 13.4 -43.5Z',
  bridge: 'M0 -33C2.6 -26 3.4 -18 2.4 -9C1.6 -6.4 -1.6 -6.4 -2.4 -9C-3.4 -18 -2.6 -26 0 -33Z',
  creases: 'M5 -31C6.6 -25 7.6 -20 7.4 -15M3.6 -37.5C5.4 -36.4 7.4 -36.6 9 -38M13.6 2C12.4 6 9.6 9 6.8 11',
  fang: 'M12 -38.5C15 -38.4 16.6 -35.8 16.4 -32.2C14.2 -33 12.2 -34.4 11.4 -36Z',
  nostril: 'M4 -45.4C6.4 -47.4 9.4 -46 9.4 -43.4C7.6 -42.4 5.2 -43 4 -45.4Z',
  eye: 'M5.4 -7C7 -13.4 13 -17 19 -15.6C19 -9 13.4 -4.4 5.4 -7Z',
  iris: { x: 12.2, y: -10.6, radius: 3.7 },
  slit: 'M11.2 -14C13 -12.4 13.4 -9.4 12.6 -7.2C11.2 -8.8 10.8 -11.8 11.2 -14Z',
  lid: 'M4.4 -5.6C6 -14.6 12.4 -19.6 21 -17.4C15 -16.6 9.2 -13.4 7.4 -6.8Z',
  brow: 'M3.6 -3.4C8.4 -1.2 15.4 -3.4 19.8 -9.6C20.4 -3 16 3.4 9.6 3.8C6.2 3.4 4.2 0.4 3.6 -3.4Z',
  antler:
    'M4 4C6.6 1 10.6 2.6 11.6 7C12.6 11 14 14.6 17 17.4C21.6 20 27 19.4 31.6 15.2C31.2 21.6 27.2 25.6 22 26' +
    'C23.4 28.6 25.2 30.4 27.6 31.4C31.6 32.6 35.8 31.2 38.8 27.8C38.8 33.8 35 37.6 30.4 37.6C31.2 41.6 33.6 45.2 37.2 47.6' +
    'C29.4 47.2 23.6 42.8 21 36C13.4 28 5.2 18 4 4Z',
  antlerLight: 'M6.8 6C9 16 16 25 24 34C25.6 38.4 27.8 41.8 31 44.4M20 22C23.4 22.6 26.4 21.8 28.6 20',
  crown: 'M0 3.4C2.6 6 3.6 10.6 0 16.4C-3.6 10.6 -2.6 6 0 3.4Z',
  pearl: { x: 0, y: -1.6, radius: 4.3 },
} as const;

/** The right leg, seen from the body's centre with the head up the page; the left one is its mirror image. */
export const LEG = {
  arm: 'M12 2C22 2 29 8 33.4 7.6C38 7 38.6 0 36.6 -7',
  claws:
    lockPath({ base: { x: 33.6, y: -6 }, bearing: -38, length: 13, width: 4.6, sweep: 0.26 }) +
    lockPath({ base: { x: 35.4, y: -8 }, bearing: -10, length: 15, width: 4.6, sweep: 0.2 }) +
    lockPath({ base: { x: 37.6, y: -7.6 }, bearing: 18, length: 14, width: 4.6, sweep: -0.16 }) +
    lockPath({ base: { x: 38.8, y: -4.6 }, bearing: 58, length: 10.5, width: 4.4, sweep: -0.3 }),
  hair:
    lockPath({ base: { x: 32, y: 8 }, bearing: 128, length: 17, width: 8, sweep: -0.24 }) +
    lockPath({ base: { x: 28, y: 8 }, bearing: 152, length: 13, width: 6.5, sweep: -0.2 }),
} as const;

const TUFT_LOCKS = [
  { bearing: -58, length: 15, sweep: -0.3 },
  { bearing: 58, length: 15, sweep: 0.3 },
  { bearing: -28, length: 20, sweep: -0.2 },
  { bearing: 28, length: 20, sweep: 0.2 },
  { bearing: 0, length: 23, sweep: 0.1 },
] as const;

const tuftLock = (lock: (typeof TUFT_LOCKS)[number]): string => lockPath({ base: { x: 0, y: 3 }, width: 7.4, ...lock });

/** The tail's tuft, pointing up the page from its root. */
export const TUFT = {
  outer: TUFT_LOCKS.slice(0, 2).map(tuftLock).join(''),
  middle: TUFT_LOCKS.slice(2, 4).map(tuftLock).join(''),
  centre: TUFT_LOCKS.slice(4).map(tuftLock).join(''),
} as const;
