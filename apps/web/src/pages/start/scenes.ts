import type { BoardScene, FreeWay, Tile, WayScene } from '@dragonway/board-view';

const space = (name: string): number => (name.charCodeAt(0) - 97) * 8 + Number(name.charAt(1)) - 1;
const spaces = (names: string): readonly number[] => names.split(' ').map(space);

const tilesWith = (placed: Readonly<Record<string, Tile>>): readonly Tile[] =>
  Array.from({ length: 64 }, (_, index): Tile => {
    const found = Object.entries(placed).find(([name]) => space(name) === index);
    return found === undefined ? 'none' : found[1];
  });

/** A moment of The Valley, for the card of Tao Long. */
export const VALLEY_SCENE: BoardScene = {
  tiles: tilesWith({
    c6: 'green',
    f6: 'blue',
    d5: 'bigRock',
    e5: 'bigRock',
    d4: 'bigRock',
    e4: 'bigRock',
    c3: 'red',
    f3: 'green',
  }),
  chains: {
    heaven: { spaces: spaces('g5 g6 h6 h7'), links: [undefined, undefined, undefined] },
    earth: {
      spaces: spaces('d6 g3 g2 h2'),
      links: [{ near: space('c6'), far: space('f3') }, undefined, undefined],
    },
  },
  facing: { heaven: 2, earth: 1 },
};

/** The dragon at the head of the page, in waves from its head to beyond the right edge. */
export const HERO_WAY: FreeWay = {
  points: [
    { x: 70, y: 156 },
    { x: 146, y: 108 },
    { x: 218, y: 92 },
    { x: 306, y: 150 },
    { x: 384, y: 204 },
    { x: 466, y: 146 },
    { x: 534, y: 66 },
    { x: 616, y: 74 },
    { x: 700, y: 128 },
  ],
  neck: { x: 1, y: -0.5 },
  swing: 0.5,
  build: { legShares: [0.2, 0.45, 0.68], legs: 1.35, head: 1.3 },
};

/** A race in its last third, for the card of Way of the Dragon. */
export const RACE_SCENE: WayScene = {
  length: 9,
  seats: ['black', 'red', 'white', 'yellow', 'blue'],
  pieces: [
    { player: 'blue', path: 'water', space: 14 },
    { player: 'black', path: 'water', space: 12 },
    { player: 'yellow', path: 'water', space: 10 },
    { player: 'white', path: 'water', space: 8 },
    { player: 'red', path: 'water', space: 5 },
    { player: 'red', path: 'fire', space: 13 },
    { player: 'blue', path: 'fire', space: 11 },
    { player: 'white', path: 'fire', space: 9 },
    { player: 'black', path: 'fire', space: 7 },
    { player: 'yellow', path: 'fire', space: 3 },
    { player: 'white', path: 'metal', space: 12 },
    { player: 'black', path: 'metal', space: 10 },
    { player: 'yellow', path: 'metal', space: 8 },
    { player: 'red', path: 'metal', space: 6 },
    { player: 'blue', path: 'metal', space: 4 },
    { player: 'yellow', path: 'earth', space: 13 },
    { player: 'white', path: 'earth', space: 11 },
    { player: 'blue', path: 'earth', space: 9 },
    { player: 'black', path: 'earth', space: 4 },
    { player: 'blue', path: 'wood', space: 12 },
    { player: 'red', path: 'wood', space: 8 },
    { player: 'black', path: 'wood', space: 6 },
    { player: 'white', path: 'wood', space: 2 },
  ],
  dead: [],
  turn: undefined,
  dice: [],
  spent: [],
};
