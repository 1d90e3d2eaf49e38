/** The players, told apart by animal, outline and colour. */
export const PLAYERS = ['black', 'red', 'white', 'yellow', 'blue'] as const;
export type Player = (typeof PLAYERS)[number];

/** The five elements are the five paths, from the left of the board to the right. */
export const ELEMENTS = ['water', 'fire', 'metal', 'earth', 'wood'] as const;
export type Element = (typeof ELEMENTS)[number];

/** What a die can show. */
export type Face = Element | 'dragon';
export const FACES: readonly Face[] = [...ELEMENTS, 'dragon'];

export type PowerName = 'fear' | 'rebirth' | 'eyeOfTheTiger' | 'anxiety' | 'theDragon';

/** What takes a space: a player's piece or a dead one. */
export type Taker = Player | 'dead';

/** A space of a path: 0 is the symbol, then come the plain spaces, then the numbers 1 to 5. */
export interface Place {
  readonly path: Element;
  readonly space: number;
}

/** A piece that lies on the board. */
export interface Piece extends Place {
  readonly player: Player;
}

/** One of the five dice; its place in the list is its place on the table. */
export interface Die {
  readonly face: Face;
  readonly isHeld: boolean;
}

/** Everything that is drawn of a game. */
export interface WayScene {
  /** The number of plain spaces of every path, 5 to 15. */
  readonly length: number;
  /** In the order of the turns, which go round the table anticlockwise. */
  readonly seats: readonly Player[];
  readonly pieces: readonly Piece[];
  readonly dead: readonly Place[];
  readonly turn: Player | undefined;
  /** Five dice, or none before the first roll of a turn. */
  readonly dice: readonly Die[];
  /** The players who have used their power. */
  readonly spent: readonly Player[];
}

/** The numbered spaces at the end of every path. */
export const NUMBERS = [1, 2, 3, 4, 5] as const;

/** The number of a space; 0 for a plain one and for the symbol. */
export const numberOf = (space: number, length: number): number => Math.max(0, space - length);

/** The number of the last space of every path. */
export const lastSpace = (length: number): number => length + NUMBERS.length;

export const isSamePlace = (one: Place, other: Place): boolean => one.path === other.path && one.space === other.space;
