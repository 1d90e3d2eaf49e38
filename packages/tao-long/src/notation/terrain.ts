import { accept, type Result, refuse, type Unreadable, unreadable } from '@dragonway/core';
import { BOARD_SIDE, SPACE_COUNT, spaceAt } from '../board/space.js';
import { codeOf, EMPTY_TILE, type Tiles, tileOf } from '../terrain/tiles.js';
import { parseTile, TILE_SIGNS } from './signs.js';

/** Writes the ranks 8 to 1, empty spaces counted by digits. */
export const formatTerrain = (tiles: Tiles): string => {
  const ranks: string[] = [];
  for (let rank = BOARD_SIDE - 1; rank >= 0; rank--) {
    let text = '';
    let empty = 0;
    for (let file = 0; file < BOARD_SIDE; file++) {
      const tile = tileOf(tiles[spaceAt(file, rank)] ?? EMPTY_TILE);
      if (tile === 'none') {
        empty++;
        continue;
      }
      text += `${empty > 0 ? empty : ''}${TILE_SIGNS[tile]}`;
      empty = 0;
    }
    ranks.push(`${text}${empty > 0 ? empty : ''}`);
  }
  return ranks.join('/');
};

type TerrainRefusal = Unreadable<'position/unreadable'>;

const unreadableAt = (at: number, expected: string) => refuse(unreadable('position/unreadable', at, expected));

const readRank = (text: string, rank: number, tiles: Uint8Array): { at: number; expected: string } | undefined => {
  let file = 0;
  let hadDigit = false;
  for (const [at, sign] of text.split('').entries()) {
    const isDigit = /^[1-8]$/.test(sign);
    const tile = parseTile(sign);
    if (!isDigit && tile === undefined) return { at, expected: 'a digit 1 to 8 or one of R o x V r g b y #' };
    if (isDigit && hadDigit) return { at, expected: 'one number for neighbouring empty spaces' };
    const width = isDigit ? Number(sign) : 1;
    if (file + width > BOARD_SIDE) return { at, expected: `no more than ${BOARD_SIDE} spaces in a rank` };
    if (tile !== undefined) tiles[spaceAt(file, rank)] = codeOf(tile);
    file += width;
    hadDigit = isDigit;
  }
  return file === BOARD_SIDE ? undefined : { at: text.length, expected: `${BOARD_SIDE} spaces in a rank` };
};

/** Reads a terrain; its offsets count from the beginning of the text. */
export const parseTerrain = (text: string): Result<Tiles, TerrainRefusal> => {
  const ranks = text.split('/');
  if (ranks.length !== BOARD_SIDE) return unreadableAt(0, `${BOARD_SIDE} ranks separated by /`);
  const tiles = new Uint8Array(SPACE_COUNT);
  let start = 0;
  for (const [index, rank] of ranks.entries()) {
    const wrong = readRank(rank, BOARD_SIDE - 1 - index, tiles);
    if (wrong !== undefined) return unreadableAt(start + wrong.at, wrong.expected);
    start += rank.length + 1;
  }
  return accept(tiles);
};
