import { conformance, notMet } from '@dragonway/testkit';
import { diceRace } from './dice-race.js';

// Throws with options, seed, moves and position at the first broken contract.
export const report = conformance(diceRace(6), {
  seed: 1,
  decisions: 1000,
  canBeGiven: race => race.heads === undefined,
  wholeWeight: () => 4,
});

// Coverage by play: what did the random games never meet?
export const missing = notMet(report.events, ['thrown', 'ran', 'rested', 'arrived']);
