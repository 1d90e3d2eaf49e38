import {
  type Axis,
  type ByDragon,
  type ByElement,
  type Colour,
  type Direction,
  formatSpace,
  type Space,
  type Tile,
} from '@dragonway/tao-long';

export const ELEMENT_NAMES: ByElement<string> = {
  heaven: 'Heaven',
  lake: 'Lake',
  fire: 'Fire',
  thunder: 'Thunder',
  earth: 'Earth',
  mountain: 'Mountain',
  water: 'Water',
  wind: 'Wind',
};

// The dragons go by their own names in sentences, where Heaven and Earth could also be spaces of the Ba Gua.
export const DRAGON_NAMES: ByDragon<string> = { heaven: 'Tianlong', earth: 'Dilong' };

const DIRECTION_NAMES = ['north', 'east', 'south', 'west'] as const;

export const directionName = (direction: Direction): string => DIRECTION_NAMES[direction];

export const AXIS_NAMES: Readonly<Record<Axis, string>> = { vertical: 'north or south', horizontal: 'east or west' };

export const TILE_NAMES: Readonly<Record<Tile, string>> = {
  none: 'an empty space',
  outside: 'outside the playing area',
  bigRock: 'a big rock',
  smallRock: 'a small rock',
  damagedRock: 'a damaged small rock',
  village: 'the village',
  red: 'a red portal',
  green: 'a green portal',
  blue: 'a blue portal',
  yellow: 'a yellow portal',
};

export const spaceName = (space: Space): string => formatSpace(space);

export const coloursInWords = (colours: readonly Colour[]): string => colours.join(', ');
