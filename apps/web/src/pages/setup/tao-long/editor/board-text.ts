import { TILE_SIGNS, type Tile } from '@dragonway/tao-long';

const TILE_OF: ReadonlyMap<string, Tile> = new Map(
  Object.entries(TILE_SIGNS).map(([tile, sign]) => [sign, tile as Exclude<Tile, 'none'>]),
);

const RANKS = [7, 6, 5, 4, 3, 2, 1, 0];
const FILES = [0, 1, 2, 3, 4, 5, 6, 7];

/** Writes 64 tiles as the notation does, ranks 8 to 1. Must agree with the rules' reader; a test reads what it wrote. */
export const formatTerrain = (tiles: readonly Tile[]): string =>
  RANKS.map(rank => {
    const signs = FILES.map(file => {
      const tile = tiles[file * 8 + rank] ?? 'none';
      return tile === 'none' ? '.' : TILE_SIGNS[tile];
    }).join('');
    return signs.replace(/\.+/g, empty => String(empty.length));
  }).join('/');

/** Reads the tiles of a terrain that `formatTerrain` wrote. */
export const parseTerrain = (text: string): readonly Tile[] => {
  const tiles: Tile[] = Array.from({ length: 64 }, () => 'none');
  text.split('/').forEach((line, row) => {
    let file = 0;
    for (const sign of line) {
      const tile = TILE_OF.get(sign);
      if (tile === undefined) file += Number(sign);
      else {
        tiles[file * 8 + (7 - row)] = tile;
        file += 1;
      }
    }
  });
  return tiles;
};

const nameOf = (space: number): string => `${'abcdefgh'.charAt(space >> 3)}${(space & 7) + 1}`;

export const formatChain = (spaces: readonly number[]): string => spaces.map(nameOf).join('');

export const parseChain = (text: string): readonly number[] =>
  (text.match(/[a-h][1-8]/g) ?? []).map(name => (name.charCodeAt(0) - 97) * 8 + Number(name.charAt(1)) - 1);
