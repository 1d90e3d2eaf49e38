/** The eight spaces of the Ba Gua, counter-clockwise from the top. Each is also the action it gives. */
export const ELEMENTS = ['heaven', 'lake', 'fire', 'thunder', 'earth', 'mountain', 'water', 'wind'] as const;
export type Element = (typeof ELEMENTS)[number];
export type ByElement<Value> = Readonly<Record<Element, Value>>;

/** An element's place on the wheel, counter-clockwise from Heaven: the index in ELEMENTS. */
export type WheelIndex = number;

/** The two dragons; Heaven is white and plays first. */
export const DRAGONS = ['heaven', 'earth'] as const;
export type Dragon = (typeof DRAGONS)[number];
export type ByDragon<Value> = Readonly<Record<Dragon, Value>>;

export const COLOURS = ['white', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

export const MODES = ['grasshopper', 'monk', 'master', 'chosen'] as const;
export type Mode = (typeof MODES)[number];

declare const spaceBrand: unique symbol;
/** A space of the Board of Human: file × 8 + rank, so that a1 is 0, a8 is 7 and h8 is 63, in the order of their texts. */
export type Space = number & { readonly [spaceBrand]: true };

/** The four directions as quarter turns clockwise from north. */
export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;
export type Direction = typeof NORTH | typeof EAST | typeof SOUTH | typeof WEST;

export const AXES = ['vertical', 'horizontal'] as const;
export type Axis = (typeof AXES)[number];

export const PORTAL_COLOURS = ['red', 'green', 'blue', 'yellow'] as const;
export type PortalColour = (typeof PORTAL_COLOURS)[number];

/** What can lie on a space besides dragons. */
export const TILES = ['none', 'outside', 'bigRock', 'smallRock', 'damagedRock', 'village', ...PORTAL_COLOURS] as const;
export type Tile = (typeof TILES)[number];

export type Flow = 'ccw' | 'cw';

/** Where a chain runs through two portals: `near` is the one on the head's side. */
export interface Link {
  readonly near: Space;
  readonly far: Space;
}

/** A dragon's body, head first. `links[i]` tells how space i hangs together with space i + 1: directly, or by portals. */
export interface Chain {
  readonly spaces: readonly Space[];
  readonly links: readonly (Link | undefined)[];
}

export interface Meters {
  readonly water: number;
  readonly fire: number;
}

/** One step of a way: its direction and, where it enters a portal, the destination portal and the direction out of it. */
export interface WayStep {
  readonly direction: Direction;
  readonly portal?: { readonly to: Space; readonly out: Direction };
}

export type Then = 'absorb' | 'expel';

/** Choosing a space of the Ba Gua; `drops` names the colours in the order dropped where the player chooses it. */
export interface SpiritMove {
  readonly kind: 'spirit';
  readonly lift: Element;
  readonly drops: readonly Colour[];
}

/** One way to perform an action, in a Matter phase or for a Focus; no steps means standing still. */
export interface ActMove {
  readonly kind: 'act';
  readonly steps: readonly WayStep[];
  readonly then?: Then;
}

/** The solo player's choice among equal ways of the opponent, counted from 1. */
export interface ChoiceMove {
  readonly kind: 'choice';
  readonly way: number;
}

export type Move = SpiritMove | ActMove | ChoiceMove;

/** One action of the solo opponent's with the way it is performed. */
export interface SoloAct {
  readonly action: Element;
  readonly act: ActMove;
}

/** The way the solo opponent performs its whole group of actions, or its Focus; impossible actions are left out. */
export type SoloWay = readonly SoloAct[];

/** What stands to be decided, and by which dragon's player. */
export type Decision =
  | { readonly kind: 'spirit'; readonly by: Dragon }
  | { readonly kind: 'matter'; readonly by: Dragon; readonly action: Element }
  | { readonly kind: 'focus'; readonly by: Dragon; readonly action: Element }
  | { readonly kind: 'ways'; readonly by: Dragon; readonly ways: readonly SoloWay[] }
  | { readonly kind: 'over'; readonly winner: Dragon };

export type Effect =
  | { readonly kind: 'focus'; readonly dragon: Dragon; readonly on: Element }
  | { readonly kind: 'balance'; readonly dragon: Dragon };

/** Why a lifepoint went. */
export type LossCause =
  | 'bite'
  | 'expel'
  | 'trample'
  | 'portalPrice'
  | 'village'
  | 'noPossibleAction'
  | 'impossibleAction'
  | 'impossibleFocus';

/** One space that an expel reaches, with its value on the ruler. */
export interface Reached {
  readonly space: Space;
  readonly value: number;
}

/** What happens in a move, in the order in which it happens. */
export type Event =
  | { readonly kind: 'stonesLifted'; readonly from: Element; readonly colours: readonly Colour[]; readonly flow: Flow }
  | { readonly kind: 'coinTurned'; readonly to: Flow }
  | { readonly kind: 'stoneDropped'; readonly on: Element; readonly colour: Colour }
  | { readonly kind: 'effectTriggered'; readonly effect: Effect }
  | { readonly kind: 'balanced'; readonly dragon: Dragon; readonly before: Meters; readonly after: Meters }
  | {
      readonly kind: 'actionBegun';
      readonly dragon: Dragon;
      readonly action: Element;
      readonly by: 'matter' | 'focus' | 'soloOpponent';
    }
  | { readonly kind: 'stoodStill'; readonly dragon: Dragon }
  | {
      readonly kind: 'stepped';
      readonly dragon: Dragon;
      readonly from: Space;
      readonly to: Space;
      readonly facing: Direction;
      readonly left: Space;
    }
  | { readonly kind: 'portalEntered'; readonly dragon: Dragon; readonly portal: Space }
  | { readonly kind: 'portalLeft'; readonly dragon: Dragon; readonly portal: Space; readonly to: Space }
  | { readonly kind: 'pricePaid'; readonly dragon: Dragon; readonly portal: Space; readonly price: 'fire' | 'water' }
  | { readonly kind: 'rockTrampled'; readonly dragon: Dragon; readonly space: Space; readonly damage: number }
  | { readonly kind: 'rockDamaged'; readonly space: Space; readonly damage: number; readonly broken: boolean }
  | {
      readonly kind: 'bitten';
      readonly by: Dragon;
      readonly space: Space;
      readonly target: 'dragon' | 'village' | 'rock';
    }
  | { readonly kind: 'absorbed'; readonly dragon: Dragon; readonly element: 'fire' | 'water'; readonly taken: 0 | 1 }
  | {
      readonly kind: 'expelled';
      readonly dragon: Dragon;
      readonly element: 'fire' | 'water';
      readonly reached: readonly Reached[];
      readonly hit: Reached | undefined;
      readonly bonus: number;
      readonly damage: number;
    }
  | { readonly kind: 'fireSpent'; readonly dragon: Dragon; readonly stones: number }
  | { readonly kind: 'lifeLost'; readonly dragon: Dragon; readonly cause: LossCause; readonly water: number }
  | { readonly kind: 'segmentLost'; readonly dragon: Dragon; readonly from: Space; readonly segments: number }
  | { readonly kind: 'meterRefilled'; readonly dragon: Dragon }
  | { readonly kind: 'villageStruck'; readonly challenger: Dragon }
  | { readonly kind: 'phaseSkipped'; readonly dragon: Dragon; readonly action: Element; readonly ruling: 'R1' | 'R2' }
  | { readonly kind: 'focusImpossible'; readonly dragon: Dragon; readonly action: Element }
  | { readonly kind: 'extraPhasesGained'; readonly dragon: Dragon }
  | { readonly kind: 'opponentChose'; readonly dragon: Dragon; readonly choice: SoloChoice }
  | { readonly kind: 'turnEnded'; readonly dragon: Dragon; readonly turn: number }
  | { readonly kind: 'gameOver'; readonly winner: Dragon; readonly turns: number };

/** The three measures of a way of the solo opponent (R33 to R35); undefined where a measure was not needed. */
export interface WayMeasures {
  readonly way: SoloWay;
  readonly damageDealt: number;
  readonly damageTaken?: number;
  readonly stepsToFace?: number;
}

/** How the solo opponent's ways were told apart: all of them with their measures, and those left equal. */
export interface SoloChoice {
  readonly actions: readonly Element[];
  readonly ways: readonly WayMeasures[];
  readonly equal: readonly SoloWay[];
}

/** A stack of the Ba Gua from its base to its top. */
export type Stack = readonly Colour[];

/** Everything that the position's text says, as plain data; the board's part is absent where it is hidden. */
export interface Position {
  readonly board?: BoardPosition;
  readonly meters: ByDragon<Meters>;
  readonly segments: ByDragon<number>;
  readonly wheel: ByElement<Stack>;
  readonly coin: Flow;
  readonly toPlay: Dragon;
  readonly extra: boolean;
  readonly turn: number;
}

export interface BoardPosition {
  /** 64 tiles, indexed by Space. */
  readonly tiles: readonly Tile[];
  readonly chains: ByDragon<Chain>;
  readonly facing: ByDragon<Direction>;
}

/** What a seat or a spectator may see. */
export interface View extends Position {
  readonly decision: Decision;
}
