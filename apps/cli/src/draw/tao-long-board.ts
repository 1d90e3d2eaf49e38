import { type BoardPosition, type Dragon, type Space, TILE_SIGNS, type Tile } from '@dragonway/tao-long';
import type { Drawing, Ink, Paint } from './ink.js';

const SIDE = 8;
const FILES = 'abcdefgh';

/** The signs of the notation; an empty space is a dot. */
const signOf = (tile: Tile): string => (tile === 'none' ? '.' : TILE_SIGNS[tile]);

const ARROWS = ['^', '>', 'v', '<'] as const;
const HEADS = { heaven: 'H', earth: 'E' } as const;

const tilePaints = (ink: Ink): Readonly<Record<Tile, Paint>> => ({
  none: ink.dim,
  outside: ink.dim,
  bigRock: ink.bold,
  smallRock: ink.bold,
  damagedRock: ink.bold,
  village: ink.magenta,
  red: ink.red,
  green: ink.green,
  blue: ink.blue,
  yellow: ink.yellow,
});

export const dragonPaint = (dragon: Dragon, ink: Ink): Paint =>
  dragon === 'heaven' ? text => ink.bold(ink.cyan(text)) : text => ink.bold(ink.yellow(text));

/** The dragons' cells: the head with an arrow for its facing, the segments numbered from it. */
const dragonCells = ({ chains, facing }: BoardPosition, ink: Ink): ReadonlyMap<Space, string> => {
  const cells = new Map<Space, string>();
  for (const dragon of ['heaven', 'earth'] as const) {
    const paint = dragonPaint(dragon, ink);
    const head = HEADS[dragon];
    for (const [index, space] of chains[dragon].spaces.entries()) {
      const sign = index === 0 ? `${head}${ARROWS[facing[dragon]]}` : `${head.toLowerCase()}${index}`;
      cells.set(space, ` ${paint(sign)}`);
    }
  }
  return cells;
};

/** Portals that a chain runs through stand in brackets. */
const occupiedPortals = ({ chains }: BoardPosition): ReadonlySet<Space> =>
  new Set(
    [...chains.heaven.links, ...chains.earth.links].flatMap(link => (link === undefined ? [] : [link.near, link.far])),
  );

/** The Board of Human, 29 columns wide. */
export const drawBoard = (board: BoardPosition, ink: Ink): Drawing => {
  const paints = tilePaints(ink);
  const dragons = dragonCells(board, ink);
  const occupied = occupiedPortals(board);
  const cellAt = (space: Space): string => {
    const tile = board.tiles[space] ?? 'none';
    const sign = paints[tile](signOf(tile));
    return dragons.get(space) ?? (occupied.has(space) ? `[${sign}]` : ` ${sign} `);
  };
  const rows = Array.from({ length: SIDE }, (_, index) => {
    const rank = SIDE - 1 - index;
    const spaces = Array.from({ length: SIDE }, (_unused, file) => (file * SIDE + rank) as Space);
    return `${rank + 1} ${spaces.map(cellAt).join('')}`;
  });
  return [
    ...rows,
    `  ${FILES.split('')
      .map(file => ` ${file} `)
      .join('')}`.trimEnd(),
  ];
};
