export type { TouchManner } from './shared/input/pointing.js';
export { type StageOptions, useStageEvent } from './shared/view/use-scene-stage.js';
export type { FreeWay } from './tao-long/dragon/free-body.js';
export { nameOf, spaceAt } from './tao-long/geometry/layout.js';
export type { Blocked, BlockedBy, Destination, Marks, Reach, Target } from './tao-long/marks.js';
export type { EffectShown, Happening, Reached } from './tao-long/motion/happening.js';
export type { Stage } from './tao-long/motion/stage.js';
export type {
  Area,
  BoardScene,
  ByDragon,
  ByElement,
  Chain,
  Colour,
  Direction,
  Dragon,
  Element,
  Flow,
  Link,
  Meters,
  PortalColour,
  Scene,
  Scenery,
  Space,
  Stack,
  Tile,
} from './tao-long/types.js';
export { Board, type BoardProps, Miniature, type MiniatureProps } from './tao-long/view/board/board.js';
export type { Price } from './tao-long/view/board/portals.js';
export { FlyingDragon, type FlyingDragonProps } from './tao-long/view/dragon/flying-dragon.js';
export { Portrait, type PortraitProps } from './tao-long/view/dragon/portrait.js';
export {
  DragonMeters,
  type DragonMetersProps,
  Meter,
  type MeterKind,
  type MeterPreview,
  type MeterProps,
} from './tao-long/view/meters/meter.js';
export { useSceneOf } from './tao-long/view/use-moment.js';
export { type Replay, useStage } from './tao-long/view/use-stage.js';
export { Wheel, WheelMedal, type WheelProps } from './tao-long/view/wheel/wheel.js';
export type { Sowing } from './tao-long/wheel/sowing.js';
export { heldFaces } from './way-of-the-dragon/dice/dice.js';
export { choiceAt, type WayChoice } from './way-of-the-dragon/input/choice.js';
export type { WayBlocked, WayMarks, WaySwap, WayTarget, WayTrail } from './way-of-the-dragon/marks.js';
export type { WayHappening } from './way-of-the-dragon/motion/happening.js';
export type { WayStage } from './way-of-the-dragon/motion/stage.js';
export {
  type WayMoment,
  type WayMotion,
  type WayTimeline,
  wayTimelineOf,
} from './way-of-the-dragon/motion/timeline.js';
export { type PathScore, pointsOf, type ScoreBox, scoreBoxes } from './way-of-the-dragon/score/boxes.js';
export {
  type Die as WayDie,
  type Element as WayElement,
  type Face as WayFace,
  numberOf,
  type Piece as WayPiece,
  type Place as WayPlace,
  type Player as WayPlayer,
  type WayScene,
} from './way-of-the-dragon/types.js';
export { type WayAdvice, WayAdviser, type WayAdviserProps } from './way-of-the-dragon/view/adviser/adviser.js';
export { WayBoard, type WayBoardProps, WayMiniature } from './way-of-the-dragon/view/board/board.js';
export { WayDice, type WayDiceProps, type WayDiceWords } from './way-of-the-dragon/view/dice/dice.js';
export { WayPieceIcon, type WayPieceIconProps } from './way-of-the-dragon/view/piece/piece.js';
export { WayFaceIcon } from './way-of-the-dragon/view/piece/symbol.js';
export {
  type WaySeat,
  WaySeats,
  type WaySeatsProps,
  type WaySeatsWords,
} from './way-of-the-dragon/view/seats/seats.js';
export { WayTableRing, type WayTableRingProps } from './way-of-the-dragon/view/seats/table-ring.js';
export { useWayStage, type WayReplay } from './way-of-the-dragon/view/use-way-stage.js';
