export { apply, fold } from './apply/apply.js';
export { type Clock, type ClockSetting, DAY, type SeatTime } from './clock/clock.js';
export { nextDue } from './clock/due.js';
export { type Act, type Command, HOUSE, type OpenTable, type Sender } from './commands.js';
export { REPETITIONS_NEEDED } from './decide/endings.js';
export { undoneBy } from './decide/takeback.js';
export { MOST_SIGNS_SAID } from './decide/talk.js';
export type { Happening, Stamp, TableEvent, Unseen, VisibleEvent } from './events.js';
export type { MatchStanding } from './house-rules/house-rules.js';
export { isMatchOver, matchOf } from './match.js';
export { openTable } from './open.js';
export { repetitions, type ToMove, timesOf, toMove } from './questions.js';
export { type RecordFacts, recordOfGame } from './record.js';
export { causeOf, type Reduction, reduce } from './reduce.js';
export { SETUP_FIELDS, type SetupField, type TableRefusal, type TableRefusalCode } from './refusals.js';
export { personAt, seatsOf } from './seats.js';
export { DEFAULT_SETUP, MOST_GAMES, MOST_PAUSE } from './setup.js';
export { restore, snapshotOf } from './snapshot.js';
export {
  type Absence,
  type Declined,
  type Draws,
  ENDING_CAUSES,
  type Ending,
  type EndingCause,
  type GameSeeds,
  LEFT_CAUSES,
  type LeftCause,
  type Level,
  type Millis,
  type Moment,
  OFFER_KINDS,
  type Offer,
  type OfferKind,
  type PersonId,
  PHASES,
  type Phase,
  type PlayedMove,
  type Ply,
  type Reached,
  ROOMS,
  type Room,
  type Said,
  type SeatState,
  type Setup,
  type Sitter,
  type StartRoll,
  TAKEBACKS,
  type Table,
  type TableFacts,
  type TableGame,
  type TableId,
  type Takebacks,
  type Undone,
  type Version,
} from './types.js';
export {
  isBoardHidden,
  mayWatch,
  type VisibleTable,
  visibleEvent,
  visibleRefusal,
  visibleTable,
} from './visible.js';
