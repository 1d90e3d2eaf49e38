import { type Tiles, tileOf } from '../terrain/tiles.js';
import { fileOf, rankOf, SPACES } from './space.js';
import { type Area, isInside } from './topology.js';

const MIN_SIDE = 4;

/** The playing area: all spaces that are not outside; undefined unless it is a rectangle of at least 4×4. */
export const areaOf = (tiles: Tiles): Area | undefined => {
  const inside = SPACES.filter(space => tileOf(tiles[space] ?? 0) !== 'outside');
  const files = inside.map(fileOf);
  const ranks = inside.map(rankOf);
  const area: Area = {
    firstFile: Math.min(...files),
    lastFile: Math.max(...files),
    firstRank: Math.min(...ranks),
    lastRank: Math.max(...ranks),
  };
  const isRectangle = SPACES.every(space => inside.includes(space) === isInside(area, space));
  const width = area.lastFile - area.firstFile + 1;
  const height = area.lastRank - area.firstRank + 1;
  return isRectangle && width >= MIN_SIDE && height >= MIN_SIDE ? area : undefined;
};
