import type { BoardScene, Chain, Direction, Tile } from '../../src/index.js';

const SIGNS: Readonly<Record<string, Tile>> = {
  o: 'smallRock',
  x: 'damagedRock',
  R: 'bigRock',
  V: 'village',
  r: 'red',
  g: 'green',
  b: 'blue',
  y: 'yellow',
  '#': 'outside',
};

/** Tiles from eight drawn ranks, the eighth first. */
export const tilesOf = (ranks: readonly string[]): readonly Tile[] =>
  Array.from(
    { length: 64 },
    (_, space) => SIGNS[ranks[7 - (space % 8)]?.charAt(Math.floor(space / 8)) ?? '.'] ?? 'none',
  );

export const spaceOf = (name: string): number => 'abcdefgh'.indexOf(name.charAt(0)) * 8 + Number(name.charAt(1)) - 1;

/** A chain from its spaces' names; `>c6f3>` between two of them is a way through portals, near one first. */
export const chainOf = (text: string): Chain => {
  const parts = text.match(/>[a-h][1-8][a-h][1-8]>|[a-h][1-8]/g) ?? [];
  const spaces: number[] = [];
  const links: Chain['links'][number][] = [];
  for (const part of parts) {
    if (part.startsWith('>'))
      links[spaces.length - 1] = { near: spaceOf(part.slice(1, 3)), far: spaceOf(part.slice(3, 5)) };
    else spaces.push(spaceOf(part));
  }
  return { spaces, links: spaces.slice(1).map((_, index) => links[index]) };
};

const EMPTY = '........';

export const TERRAINS = {
  field: [EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY],
  valley: [EMPTY, EMPTY, '..g..b..', '...RR...', '...RR...', '..r..g..', EMPTY, EMPTY],
  canyon: [EMPTY, '...o....', '....o...', '.o...o..', '..o...o.', '...o....', '....o...', EMPTY],
  torus: ['########', '#......#', '#......#', '#......#', '#......#', '#......#', '#......#', '########'],
  wall: ['.......o', '......x.', '.....o..', '....x...', '...o....', '..o.....', '.x......', 'o.......'],
  cave: [EMPTY, EMPTY, '...oo...', '..o..o..', '..x..o..', '...ox...', EMPTY, EMPTY],
  mist: [EMPTY, '....g...', '..r..y..', '......g.', '.b......', '..y..r..', '...b....', EMPTY],
  labyrinth: [EMPTY, '...o.og.', '..y...o.', '.o.RR...', '...RR.o.', '.o...y..', '.go.o...', EMPTY],
  village: [EMPTY, EMPTY, EMPTY, '...VV...', '...VV...', EMPTY, EMPTY, EMPTY],
} as const satisfies Record<string, readonly string[]>;

export const boardOf = (
  terrain: keyof typeof TERRAINS,
  heaven: readonly [string, Direction] = ['a7a8b8b7', 2],
  earth: readonly [string, Direction] = ['g1h1h2g2', 3],
): BoardScene => ({
  tiles: tilesOf(TERRAINS[terrain]),
  chains: { heaven: chainOf(heaven[0]), earth: chainOf(earth[0]) },
  facing: { heaven: heaven[1], earth: earth[1] },
});
