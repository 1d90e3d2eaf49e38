export { formatDirection, parseDirection } from './board/direction.js';
export { formatSpace, parseSpace } from './board/space.js';
export { type Body, FULL_METER, headOf, lifeOf, segmentsOf, spaceOf, tailOf } from './dragon/body.js';
export type { Obstacle } from './dragon/obstacle.js';
export { explainMove } from './explain/explain.js';
export type { ImpossibleBecause, MoveRefusal as TaoLongMoveRefusal } from './explain/refusals.js';
export { formatElement, TILE_SIGNS } from './notation/signs.js';
export { type CustomScenario, DEFAULT_OPTIONS, formatOptions, type TableOptions } from './options.js';
export { randomWheel } from './random-wheel.js';
export { type WorkingRules, workingRules } from './rules.js';
export type { Scenario } from './scenarios/scenario.js';
export { SCENARIO_IDS, SCENARIOS, type ScenarioId } from './scenarios/scenarios.js';
export type { State } from './state.js';
export { resolveRules, type TaoLongOptionsRefusal } from './table-rules.js';
export {
  type CheckedOptions,
  checkOptions,
  chooserOf,
  explain,
  type PositionRefusal as TaoLongPositionRefusal,
  type TaoLongTypes,
  taoLong,
  taoLongKind,
} from './tao-long.js';
export {
  type ActMove,
  AXES,
  type Axis,
  type BoardPosition,
  type ByDragon,
  type ByElement,
  type Chain,
  type ChoiceMove,
  COLOURS,
  type Colour,
  type Decision,
  type Direction,
  DRAGONS,
  type Dragon,
  EAST,
  type Effect,
  ELEMENTS,
  type Element,
  type Event,
  type Flow,
  type Link,
  type LossCause,
  type Meters,
  MODES,
  type Mode,
  type Move,
  NORTH,
  PORTAL_COLOURS,
  type PortalColour,
  type Position,
  type Reached,
  SOUTH,
  type SoloAct,
  type SoloChoice,
  type SoloWay,
  type Space,
  type SpiritMove,
  type Stack,
  type Then,
  TILES,
  type Tile,
  type View,
  type WayMeasures,
  type WayStep,
  WEST,
} from './types.js';
export { type Stones, sizeOf, whitesIn } from './wheel/stack.js';
