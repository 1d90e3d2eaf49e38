export { chooserFor, finish, type OpenVisitor, type Visitor } from './arena/choosers.js';
export { type EloDifference, eloDifference, gamesIn, type Score, shareOf } from './arena/elo.js';
export { type EngineDuty, EngineError, type EngineFault } from './arena/engine-fault.js';
export { fingerprintOf } from './arena/fingerprint.js';
export { LADDER_TABLE_NAME, LADDERS, type Ladder, type LadderStep, stepFileName, stepsOf } from './arena/ladder.js';
export {
  type Contender,
  DEFAULT_MOST_TURNS,
  DEFAULT_OPENING_DECISIONS,
  type Forfeit,
  type Match,
  type MatchGame,
  type MatchResult,
  type Pairing,
  pairingOf,
} from './arena/match.js';
export {
  checkSameMatch,
  formatGameLine,
  formatMatchFile,
  formatMatchLine,
  type MatchFile,
  type MatchFileRefusal,
  parseMatchFile,
} from './arena/match-file.js';
export { type Opening, randomMove, randomOpening } from './arena/opening.js';
export { type Chooser, playGame } from './arena/play-game.js';
export { inWords, ladderTable, progressLine, resultLine, type Step } from './arena/report.js';
export { type MatchProgress, type MatchRun, runMatch, scoreOf } from './arena/run-match.js';
export { chanceOf } from './evaluate/tao-long/chance.js';
export { type FeatureVector, featureReader } from './evaluate/tao-long/features.js';
export { judgedTaoLong, type Outlook, taoLongJudge } from './evaluate/tao-long/judge.js';
export { CHANCE_SCALE, FEATURES, type Feature, WEIGHTS, type Weights } from './evaluate/tao-long/weights.js';
export { type ByLevel, isLevelNumber, LEVEL_NUMBERS, type LevelNumber } from './levels/level.js';
export { withNoise } from './levels/noise.js';
export { BLIND_SPOTS, type BlindSpot, TAO_LONG_LEVELS, type TaoLongLevel } from './levels/tao-long.js';
export { WAY_BLIND_SPOTS, WAY_LEVELS, type WayBlindSpot, type WayLevel } from './levels/way-of-the-dragon.js';
export { taoLongThinker } from './players/tao-long.js';
export { thinkerOf } from './players/thinkers.js';
export { wayThinker } from './players/way-of-the-dragon.js';
export { type AdvisedChoice, type AdvisedGoal, type Adviser, wayAdviser } from './players/way-of-the-dragon-adviser.js';
export { greedyMove } from './players/way-of-the-dragon-greedy.js';
export { type KeptValue, oddsThat, type RerollAdvice, type RerollQuestion, rerollAdvice } from './re-roll/advice.js';
export type { Odds } from './re-roll/odds.js';
export type { Reason } from './reasons/reason.js';
export type { Blow, Part, TaoLongReason } from './reasons/tao-long-reason.js';
export type { WayReason } from './reasons/way-of-the-dragon-reason.js';
export { type LuckReview, type LuckSettings, reviewLuck } from './review/luck.js';
export type { LuckTotals } from './review/luck-totals.js';
export type { LuckStep, LuckTurn } from './review/luck-turn.js';
export { type ForcedWin, type ReviewedDecision, type ReviewSettings, review } from './review/review.js';
export {
  LEAST_LOSSES,
  LEAST_LOSSES_WITH_DICE,
  type LeastLosses,
  VERDICTS,
  type Verdict,
} from './review/verdict.js';
export {
  type Limits,
  type SearchSettings,
  type Thought,
  type Thoughts,
  think,
  thinkThrough,
} from './search/deepening.js';
export type { Evaluate, Judge, Judged, Key } from './search/judge.js';
export { DEFAULT_SHAPE, MOST_PLIES, type Shape } from './search/shape.js';
export { DEFAULT_TABLE_BYTES, LEAST_TABLE_BYTES, MOST_TABLE_BYTES, Transpositions } from './search/transposition.js';
export { type ProvenEnd, provenEnd } from './search/values.js';
export { savingMoves, winningMoves, winsWithin } from './solve/exhaust.js';
export { type Mined, mineTactics, TACTIC_TABLES } from './solve/mine-tactics.js';
export { EXHAUSTIVE, type Solution, type SolveLimits, solve } from './solve/solve.js';
export {
  TACTIC_THEMES,
  type Tactic,
  type TacticTable,
  type TacticTheme,
  tacticAt,
  tacticTable,
} from './solve/tactics.js';
export type {
  Advice,
  AdviceRefusal,
  Progress,
  Question,
  Strength,
  Thinker,
  Thinking,
} from './thinker.js';
export { fitLogistic, meanLoss, type Sample } from './tune/logistic.js';
export { type SelfPlay, selfPlaySamples, type Tuned, tune } from './tune/tao-long.js';
export { formatRows } from './tune/way-of-the-dragon/format-rows.js';
export {
  newTraining,
  paceOf,
  type RoundReport,
  SHIPPED_TRAINING,
  type Training,
  trainRound,
} from './tune/way-of-the-dragon/training.js';
export { formatTraining, parseTraining, type TrainingFileRefusal } from './tune/way-of-the-dragon/training-file.js';
export { connectSession, type RemoteSession, serveSession } from './worker/remote.js';
export { type Request, type RequestRefusal, requestReader } from './worker/request.js';
export { type OnProgress, Session, type SessionProgress, type SessionWorld } from './worker/session.js';
