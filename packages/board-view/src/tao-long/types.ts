/** The eight spaces of the Ba Gua, counter-clockwise from the top. */
export const ELEMENTS = ['heaven', 'lake', 'fire', 'thunder', 'earth', 'mountain', 'water', 'wind'] as const;
export type Element = (typeof ELEMENTS)[number];
export type ByElement<Value> = Readonly<Record<Element, Value>>;

export const DRAGONS = ['heaven', 'earth'] as const;
export type Dragon = (typeof DRAGONS)[number];
export type ByDragon<Value> = Readonly<Record<Dragon, Value>>;

export type Colour = 'white' | 'black';
export type Flow = 'ccw' | 'cw';

/** A space of the Board of Human: file × 8 + rank, so that a1 is 0, a8 is 7 and h8 is 63. */
export type Space = number;

/** Quarter turns clockwise from north: north, east, south, west. */
export type Direction = 0 | 1 | 2 | 3;

export const PORTAL_COLOURS = ['red', 'green', 'blue', 'yellow'] as const;
export type PortalColour = (typeof PORTAL_COLOURS)[number];

/** What can lie on a space besides dragons. */
export type Tile = 'none' | 'outside' | 'bigRock' | 'smallRock' | 'damagedRock' | 'village' | PortalColour;

/** Where a chain runs through two portals: `near` is the one on the head's side. */
export interface Link {
  readonly near: Space;
  readonly far: Space;
}

/** A dragon's body, head first; `links[i]` tells how space i hangs together with space i + 1. */
export interface Chain {
  readonly spaces: readonly Space[];
  readonly links: readonly (Link | undefined)[];
}

export interface Meters {
  readonly water: number;
  readonly fire: number;
}

/** A stack of stones from its base to its top. */
export type Stack = readonly Colour[];

/** What lies on the Board of Human. */
export interface BoardScene {
  /** 64 tiles, indexed by Space. */
  readonly tiles: readonly Tile[];
  readonly chains: ByDragon<Chain>;
  readonly facing: ByDragon<Direction>;
}

/** Everything on the table that events can change; the board's part is absent where it is hidden. */
export interface Scene {
  readonly board?: BoardScene;
  readonly wheel: ByElement<Stack>;
  readonly coin: Flow;
  readonly meters: ByDragon<Meters>;
  readonly segments: ByDragon<number>;
}

/** Which scenery lies faintly under the grid; any other text gets a scenery of its own. */
export type Scenery = string;

/** The part of the board that is played on where opposite borders are adjacent. */
export interface Area {
  readonly firstFile: number;
  readonly lastFile: number;
  readonly firstRank: number;
  readonly lastRank: number;
}
