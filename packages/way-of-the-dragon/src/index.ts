export type { Dice } from './dice/dice.js';
export { chancesOf, KEPT_DICE, keepsOf, lettersOfKept, NO_DICE } from './dice/kept.js';
export { lettersOfRoll, ROLLS } from './dice/rolls.js';
export type { EndCause, Swapped, Taker, WayEvent } from './events.js';
export type { SpaceFacts, WayMoveRefusal } from './explain/refusals.js';
export { FACE_LETTERS, PLAYER_LETTERS } from './letters.js';
export {
  isMatchOver,
  type Match,
  type MatchStanding,
  matchStandings,
  matchWinners,
  nextFirst,
  startMatch,
  withGame,
} from './match.js';
export type { WayPositionRefusal } from './notation/position-refusals.js';
export { DEFAULT_OPTIONS, type WayOptionsRefusal } from './options.js';
export { MOST_DEAD_PIECES, randomDeadPieces } from './paths/dead-pieces.js';
export { POWERS } from './powers/powers.js';
export { nextStarter, type RollForStart, type RollOff, rollOff } from './roll-off.js';
export type { Standing } from './score.js';
export {
  type Advance,
  type ByElement,
  type ByPath,
  type ByPlayer,
  type DeadPiece,
  ELEMENTS,
  type Element,
  FACES,
  type Face,
  type Kept,
  type Path,
  type Phase,
  PLAYERS,
  type Player,
  type PowerName,
  type Roll,
  type WayMove,
  type WayOptions,
  type WayState,
} from './types.js';
export { explain, type WayTypes, wayOfTheDragon, wayOfTheDragonKind, wayStandings } from './way-of-the-dragon.js';
