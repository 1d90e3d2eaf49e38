import type { PortalRules } from './terrain/portals.js';
import { TWIN_PORTALS } from './terrain/portals.js';
import { PLAIN_TILES, type TileRules, type TileTables, tileTables } from './terrain/tiles.js';
import type { Dragon } from './types.js';
import { alwaysCounterClockwise, type FlowRule } from './wheel/flow.js';

/** Which orders of the lifted stones exist: the stack's own, or every one (R18). */
export type StoneOrders = 'stackOrder' | 'everyOrder';

/** What of the wheel the rules of a mode can see, for a claim of repetition (R13). */
export type VisibleStones = 'number' | 'colour';

/** The rules of one table, put together from its options; the engine asks them and never an option's name. */
export interface Rules {
  /** The area's opposite borders are adjacent.                     owner: special rule torus */
  readonly joinsBorders: boolean;
  /** How rocks behave (R25 to R28).                                owner: special rule destructible */
  readonly tiles: TileRules;
  /** Where portals lead and what they cost (R20, R21).             owner: special rule valleyPortals */
  readonly portals: PortalRules;
  /** The dragon that the village belongs to.                       owner: village */
  readonly protector: Dragon | undefined;
  /** Which orders of stones exist.                                 owner: mode */
  readonly orders: StoneOrders;
  /** Whether the stone priorities cut them down (R17).             owner: switch freeStones */
  readonly hasPriorities: boolean;
  /** Which way the stones fall.                                    owner: mode */
  readonly flow: FlowRule;
  /** Whether the coin can show clockwise.                          owner: mode */
  readonly hasCoin: boolean;
  /** Whether Focus and Balance exist.                              owner: mode */
  readonly hasEffects: boolean;
  /** What of the stones counts for a repetition.                   owner: mode */
  readonly visibleStones: VisibleStones;
  /** The Board of Human is out of sight.                           owner: mode */
  readonly hidesBoard: boolean;
  /** R8.                                                           owner: switch tailLeavesFirst */
  readonly tailBlocks: boolean;
  /** R9.                                                           owner: switch rangeThroughDragons */
  readonly dragonsBlockRange: boolean;
  /** The dragon of the only player; the other is played by the rules. owner: solo */
  readonly soloPlayer: Dragon | undefined;
}

/** An option's part of the rules. Each field has one owner, so layers can be laid in any order. */
export type RuleLayer = (rules: Rules) => Rules;

/** Grasshopper on a plain board for two players, edition 2017. */
export const BASE_RULES: Rules = {
  joinsBorders: false,
  tiles: PLAIN_TILES,
  portals: TWIN_PORTALS,
  protector: undefined,
  orders: 'stackOrder',
  hasPriorities: true,
  flow: alwaysCounterClockwise,
  hasCoin: false,
  hasEffects: false,
  visibleStones: 'number',
  hidesBoard: false,
  tailBlocks: true,
  dragonsBlockRange: true,
  soloPlayer: undefined,
};

export const layered = (layers: readonly RuleLayer[]): Rules =>
  layers.reduce((rules, layer) => layer(rules), BASE_RULES);

/** The rules with their tables worked out once for a table, as the engine uses them. */
export interface WorkingRules extends Rules {
  readonly tileTables: TileTables;
}

// Every field by name, so that the rules of all tables have one shape: the engine reads them at every step.
export const workingRules = (rules: Rules): WorkingRules => ({
  joinsBorders: rules.joinsBorders,
  tiles: rules.tiles,
  portals: rules.portals,
  protector: rules.protector,
  orders: rules.orders,
  hasPriorities: rules.hasPriorities,
  flow: rules.flow,
  hasCoin: rules.hasCoin,
  hasEffects: rules.hasEffects,
  visibleStones: rules.visibleStones,
  hidesBoard: rules.hidesBoard,
  tailBlocks: rules.tailBlocks,
  dragonsBlockRange: rules.dragonsBlockRange,
  soloPlayer: rules.soloPlayer,
  tileTables: tileTables(rules.tiles),
});
