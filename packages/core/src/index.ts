export {
  type Actor,
  CHANCE,
  type Chance,
  type Game,
  type GameInfo,
  type GameKind,
  type GameTypes,
  NOBODY,
  type Notation,
  type Outcome,
  type Seat,
  type Step,
  seat,
} from './game.js';
export { InvariantError, invariant } from './invariant.js';
export {
  badValue,
  checkPairs,
  type OptionKey,
  type OptionsTextRefusal,
  type OptionValueRefusal,
  readPairs,
  writePairs,
} from './options-text.js';
export { type Division, divide, perft, perftInSteps } from './perft.js';
export { pick, type Random, randomFrom, shuffled } from './random.js';
export {
  formatRecord,
  type GameRecord,
  parseRecord,
  type RecordItem,
  type RecordTag,
  type RecordTextRefusal,
  type RecordTurn,
  tagOf,
} from './record/record.js';
export {
  type Played,
  type Replay,
  type ReplayedDecision,
  type ReplayRefusal,
  recordOf,
  replay,
} from './record/replay.js';
export { type Refusal, type RefusalCode, type Unreadable, unreadable } from './refusal.js';
export { type Accepted, accept, type Rejected, type Result, refuse } from './result.js';
