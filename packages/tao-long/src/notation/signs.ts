import { type ByElement, type Dragon, ELEMENTS, type Element, TILES, type Tile } from '../types.js';

/** The letters of the Ba Gua's spaces. */
const ELEMENT_SIGNS: ByElement<string> = {
  heaven: 'H',
  lake: 'L',
  fire: 'F',
  thunder: 'T',
  earth: 'E',
  mountain: 'M',
  water: 'W',
  wind: 'A',
};

export const formatElement = (element: Element): string => ELEMENT_SIGNS[element];

export const parseElement = (sign: string): Element | undefined =>
  ELEMENTS.find(element => ELEMENT_SIGNS[element] === sign);

/** The signs of the terrain; empty spaces are counted by digits. */
export const TILE_SIGNS: Readonly<Record<Exclude<Tile, 'none'>, string>> = {
  outside: '#',
  bigRock: 'R',
  smallRock: 'o',
  damagedRock: 'x',
  village: 'V',
  red: 'r',
  green: 'g',
  blue: 'b',
  yellow: 'y',
};

export const parseTile = (sign: string): Tile | undefined =>
  TILES.find(tile => tile !== 'none' && TILE_SIGNS[tile] === sign);

export const formatDragon = (dragon: Dragon): string => (dragon === 'heaven' ? 'h' : 'e');
