import {
  type WayElement as Element,
  type WayFace as Face,
  numberOf,
  type WayPiece as Piece,
  type WayPlace as Place,
  type WayPlayer as Player,
  type WayDiceWords,
  type WayScene,
  type WaySeat,
  type WaySeatsWords,
} from '../../src/index.js';

export const PATH_NAMES: Readonly<Record<Face, string>> = {
  water: 'Water',
  fire: 'Fire',
  metal: 'Metal',
  earth: 'Earth',
  wood: 'Wood',
  dragon: 'Dragon',
};
export const pathNameOf = (path: Face): string => PATH_NAMES[path];

const PATHS: readonly Element[] = ['water', 'fire', 'metal', 'earth', 'wood'];

/** The pieces of a player from five places, 0 for one that is not on the board. */
export const piecesOf = (player: Player, places: readonly number[]): readonly Piece[] =>
  places.flatMap((space, index) => {
    const path = PATHS[index];
    return space === 0 || path === undefined ? [] : [{ player, path, space }];
  });

export const FULL: WayScene = {
  length: 9,
  seats: ['black', 'red', 'white', 'yellow', 'blue'],
  pieces: [
    ...piecesOf('black', [12, 7, 10, 4, 6]),
    ...piecesOf('red', [5, 13, 6, 0, 8]),
    ...piecesOf('white', [8, 9, 12, 11, 2]),
    ...piecesOf('yellow', [10, 3, 8, 13, 0]),
    ...piecesOf('blue', [14, 11, 4, 9, 12]),
  ],
  dead: [],
  turn: 'red',
  dice: [
    { face: 'wood', isHeld: true },
    { face: 'wood', isHeld: true },
    { face: 'water', isHeld: false },
    { face: 'wood', isHeld: true },
    { face: 'dragon', isHeld: false },
  ],
  spent: ['white', 'blue'],
};

const ANIMALS: Readonly<Record<Player, string>> = {
  black: 'Tortoise',
  red: 'Bird',
  white: 'Tiger',
  yellow: 'Earth dragon',
  blue: 'Wood dragon',
};

export const SEATS: readonly WaySeat[] = [
  { player: 'black', animal: ANIMALS.black, name: 'Anna', power: 'Fear', aside: '4:12' },
  { player: 'red', animal: ANIMALS.red, name: 'You', power: 'Rebirth', aside: '3:58' },
  { player: 'white', animal: ANIMALS.white, name: 'Machine, careful', power: 'Eye of the Tiger' },
  { player: 'yellow', animal: ANIMALS.yellow, name: 'Ben', power: 'Anxiety', aside: '5:00' },
  { player: 'blue', animal: ANIMALS.blue, name: 'Machine, bold', power: 'The Dragon' },
];

export const labelIn =
  (scene: WayScene) =>
  ({ path, space }: Place): string => {
    if (space === 0) return `${PATH_NAMES[path]} path`;
    const number = numberOf(space, scene.length);
    const piece = scene.pieces.find(other => other.path === path && other.space === space);
    const name = number === 0 ? `${PATH_NAMES[path]} ${space}` : `${PATH_NAMES[path]}, number ${number}`;
    return piece === undefined ? `${name}, empty` : `${name}, ${ANIMALS[piece.player]}`;
  };

export const DICE_WORDS: WayDiceWords = {
  label: 'Dice',
  nameOf: pathNameOf,
  dieLabel: (index, face) => `Die ${index + 1}, ${PATH_NAMES[face]}`,
  kept: 'kept',
  loose: 'rolls',
  keptHeading: 'Kept',
  looseHeading: 'Will roll again',
  emptyTray: 'Press a die, or its key 1 to 5, to keep it.',
};

export const SEAT_WORDS: WaySeatsWords = {
  label: 'Players, in the order of their turns',
  pointsLabel: points => `${points} points`,
  boxLabel: (path, box) => {
    if (box.kind === 'rests') return `${PATH_NAMES[path]}: ${box.number}`;
    return `${PATH_NAMES[path]}: ${box.kind === 'onItsWay' ? 'on its way' : 'not entered'}`;
  },
  powerUnused: 'unused',
  powerUsed: 'used',
  turn: 'to move',
};
