import type { ByElement, Dragon, Element, Tile } from '../types.js';

/** The letters of the Ba Gua's spaces. */
export const ELEMENT_SIGNS: ByElement<string> = {
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

const ELEMENT_OF: ReadonlyMap<string, Element> = new Map([
  ['H', 'heaven'],
  ['L', 'lake'],
  ['F', 'fire'],
  ['T', 'thunder'],
  ['E', 'earth'],
  ['M', 'mountain'],
  ['W', 'water'],
  ['A', 'wind'],
]);

export const parseElement = (sign: string): Element | undefined => ELEMENT_OF.get(sign);

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

const TILE_OF: ReadonlyMap<string, Tile> = new Map([
  ['#', 'outside'],
  ['R', 'bigRock'],
  ['o', 'smallRock'],
  ['x', 'damagedRock'],
  ['V', 'village'],
  ['r', 'red'],
  ['g', 'green'],
  ['b', 'blue'],
  ['y', 'yellow'],
]);

export const parseTile = (sign: string): Tile | undefined => TILE_OF.get(sign);

export const formatDragon = (dragon: Dragon): string => (dragon === 'heaven' ? 'h' : 'e');
