export { type Pointer, type Pointing, type PointingInput, point, type TouchManner } from './shared/input/pointing.js';
export type { Clock } from './shared/motion/clock.js';
export { Player } from './shared/motion/player.js';
export { dragonAlong, dragonAtRest, headPlacement, type Pose, type Step } from './tao-long/dragon/dragon-along.js';
export type { DragonShape, Placement } from './tao-long/dragon/shape.js';
export { areaOf, centreOf, FLAT, type Layout, nameOf, spaceAt } from './tao-long/geometry/layout.js';
export { moveCursor, typeCursor } from './tao-long/input/cursor.js';
export { moveOnWheel } from './tao-long/input/wheel-cursor.js';
export { afterEvents } from './tao-long/motion/apply.js';
export type { Happening } from './tao-long/motion/happening.js';
export { Stage } from './tao-long/motion/stage.js';
export {
  type Clip,
  type Moment,
  type Motion,
  momentAt,
  type Timeline,
  timelineOf,
} from './tao-long/motion/timeline.js';
export type { BoardScene, Chain, Direction, Scene, Tile } from './tao-long/types.js';
export { heldAs, heldFaces, rolledInto } from './way-of-the-dragon/dice/dice.js';
export { choiceAt, refusalAt, type WayChoice } from './way-of-the-dragon/input/choice.js';
export type { WayMarks } from './way-of-the-dragon/marks.js';
export { appliedTo } from './way-of-the-dragon/motion/apply.js';
export type { WayHappening } from './way-of-the-dragon/motion/happening.js';
export { WayStage } from './way-of-the-dragon/motion/stage.js';
export { type WayTimeline, wayMomentAt, wayTimelineOf } from './way-of-the-dragon/motion/timeline.js';
export { pointsOf, scoreBoxes } from './way-of-the-dragon/score/boxes.js';
export type { WayScene } from './way-of-the-dragon/types.js';
