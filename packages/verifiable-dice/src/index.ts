export { checkDice, type RecordedRoll, rollsOfMoves, type WrongRoll } from './check.js';
export {
  type Commitment,
  type CommitmentRefusal,
  checkCommitment,
  commitment,
  formatCommitment,
  parseCommitment,
} from './commitment.js';
export { messageOf, type Use } from './derive.js';
export { FACE_LETTERS, freshDice, rollDice } from './dice.js';
export { formatSeeds, parseSeeds, type SeedRefusal, type Seeds, seedOfWord } from './seeds.js';
export { type Draw, setupRandom } from './setup-random.js';
