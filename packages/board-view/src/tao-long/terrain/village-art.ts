/** A house around the origin, 60 units wide, seen a little from the front. */
export const HOUSE = {
  wall: 'M-19 4L-19 19C-8 21 8 21 19 19L19 4Z',
  door: 'M-5 20L-5 9C-5 6 5 6 5 9L5 20Z',
  windows: 'M-15 8h6v6h-6ZM9 8h6v6h-6Z',
  roof: 'M-31 7C-22 5 -15 -4 -12 -14C-4 -12 4 -12 12 -14C15 -4 22 5 31 7C20 12 -20 12 -31 7Z',
  tiles: 'M-8 -13C-9 -5 -12 4 -17 9M-3 -12.6C-3 -5 -4 4 -6 10M3 -12.6C3 -5 4 4 6 10M8 -13C9 -5 12 4 17 9',
  ridge:
    'M-15 -17C-12 -15.6 -6 -14 0 -14C6 -14 12 -15.6 15 -17C14 -13 12.6 -11.6 11 -11.4C4 -10.6 -4 -10.6 -11 -11.4C-12.6 -11.6 -14 -13 -15 -17Z',
  eaves: 'M-31 7C-20 12 20 12 31 7',
} as const;

/** Where the five houses stand around the well, from the back to the front, and how large they are. */
export const HOUSES: readonly { readonly x: number; readonly y: number; readonly size: number }[] = [
  { x: 0, y: -64, size: 1.24 },
  { x: -60, y: -30, size: 1.14 },
  { x: 60, y: -30, size: 1.14 },
  { x: -54, y: 52, size: 1.24 },
  { x: 54, y: 52, size: 1.24 },
];

export const WELL = {
  rim: 'M-13 2C-13 -4 13 -4 13 2L12 11C6 15 -6 15 -12 11Z',
  water: 'M-10 2C-10 -1.6 10 -1.6 10 2C10 5 -10 5 -10 2Z',
  frame: 'M-11 1L-11 -15M11 1L11 -15M-16 -15C-8 -20 8 -20 16 -15',
} as const;

export const BANNER = {
  pole: 'M0 46L0 -44',
  cloth: 'M1 -42L35 -40C33 -28 37 -16 33 0C28 -4 24 -5 20 -1C14 4 8 0 1 3Z',
  knob: { x: 0, y: -46, radius: 3.4 },
} as const;
