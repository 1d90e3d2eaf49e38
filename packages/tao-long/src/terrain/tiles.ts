import { PORTAL_COLOURS, type PortalColour, TILES, type Tile } from '../types.js';

/** A tile's number: its index in TILES. The board is 64 of them. */
export type TileCode = number;
export type Tiles = Readonly<Uint8Array>;

export const codeOf = (tile: Tile): TileCode => TILES.indexOf(tile);
export const tileOf = (code: TileCode): Tile => TILES[code] ?? 'none';

export const EMPTY_TILE: TileCode = codeOf('none');
export const FIRST_PORTAL: TileCode = codeOf('red');

export const isPortal = (code: TileCode): boolean => code >= FIRST_PORTAL;

export const portalColourOf = (code: TileCode): PortalColour | undefined => PORTAL_COLOURS[code - FIRST_PORTAL];

/** How a kind of tile behaves; portals and dragons have chapters of their own. */
export interface TileRule {
  readonly blocksStep: boolean;
  /** The damage that the tile still takes before it is removed, and that it costs to trample it; 0: nothing harms it. */
  readonly endures: number;
}

/** The behaviour of every kind of tile. */
export type TileRules = Readonly<Record<Tile, TileRule>>;

const open: TileRule = { blocksStep: false, endures: 0 };
const solid: TileRule = { blocksStep: true, endures: 0 };

export const PLAIN_TILES: TileRules = {
  none: open,
  outside: solid,
  bigRock: solid,
  smallRock: solid,
  damagedRock: solid,
  village: solid,
  red: open,
  green: open,
  blue: open,
  yellow: open,
};

/** Section 7: small rocks take 2 damage, are damaged by the first, and may be entered (R25 to R28). */
export const DESTRUCTIBLE_TILES: TileRules = {
  ...PLAIN_TILES,
  smallRock: { blocksStep: false, endures: 2 },
  damagedRock: { blocksStep: false, endures: 1 },
};

/** A rock after so much damage. */
export const tileAfterDamage = (endures: number, damage: number): Tile =>
  damage >= endures ? 'none' : endures - damage === 1 ? 'damagedRock' : 'smallRock';

/** The behaviours as arrays by tile number, for the places that ask often. */
export interface TileTables {
  readonly blocksStep: readonly boolean[];
  readonly endures: readonly number[];
}

export const tileTables = (rules: TileRules): TileTables => ({
  blocksStep: TILES.map(tile => rules[tile].blocksStep),
  endures: TILES.map(tile => rules[tile].endures),
});

export const withTile = (tiles: Tiles, space: number, tile: Tile): Tiles => {
  const changed = Uint8Array.from(tiles);
  changed[space] = codeOf(tile);
  return changed;
};
