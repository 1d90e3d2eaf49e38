import type { WorkingRules } from '../rules.js';
import { otherDragon, type State } from '../state.js';
import type { Dragon, Element, SoloChoice, SoloWay, WayMeasures } from '../types.js';
import { damageTaken } from './look-ahead.js';
import { stepsToFace } from './steps-to-face.js';
import { type GroupWay, groupWays } from './ways.js';

type Measured = GroupWay & Pick<WayMeasures, 'damageTaken' | 'stepsToFace'>;

const leastBy = (ways: readonly Measured[], measure: (way: Measured) => number): readonly Measured[] => {
  const least = Math.min(...ways.map(measure));
  return ways.filter(way => measure(way) === least);
};

// R33: a way that defeats the opponent itself only when no other exists.
const withoutSelfDefeat = (ways: readonly Measured[], player: Dragon): readonly Measured[] => {
  const surviving = ways.filter(({ after }) => after.winner !== player);
  return surviving.length > 0 ? surviving : ways;
};

const measures = ({ way, damageDealt, ...rest }: Measured): WayMeasures => ({
  way,
  damageDealt,
  ...(rest.damageTaken === undefined ? {} : { damageTaken: rest.damageTaken }),
  ...(rest.stepsToFace === undefined ? {} : { stepsToFace: rest.stepsToFace }),
});

const chosen = (actions: readonly Element[], all: readonly Measured[], left: readonly Measured[]): SoloChoice => ({
  actions,
  ways: all.map(measures),
  equal: left.map(({ way }) => way),
});

const merged = (all: readonly Measured[], measured: readonly Measured[]): readonly Measured[] =>
  all.map(way => measured.find(({ text }) => text === way.text) ?? way);

/** Section 9: the opponent's way to perform its actions, or the equal ways among which the player chooses. */
export const chooseWay = (
  state: State,
  rules: WorkingRules,
  player: Dragon,
  actions: readonly Element[],
): SoloChoice => {
  const all: readonly Measured[] = groupWays(state, rules, player, actions);
  const hardest = leastBy(withoutSelfDefeat(all, player), way => -way.damageDealt);
  const [first] = hardest;
  // R33: among ways that end the game and are equal in damage the first by text is taken.
  if (hardest.length < 2 || first?.after.winner !== undefined) return chosen(actions, all, hardest.slice(0, 1));
  const looked = hardest.map(way => ({ ...way, damageTaken: damageTaken(way.after, rules, player) }));
  const safest = leastBy(looked, way => way.damageTaken ?? 0);
  if (safest.length < 2) return chosen(actions, merged(all, looked), safest);
  const walked = safest.map(way => ({ ...way, stepsToFace: stepsToFace(way.after, rules, player) }));
  const nearest = leastBy(walked, way => way.stepsToFace ?? 0);
  return chosen(actions, merged(merged(all, looked), walked), nearest);
};

/** Whether the dragon is the one that the rules play. */
export const isSoloOpponent = (rules: WorkingRules, dragon: Dragon): boolean =>
  rules.soloPlayer !== undefined && dragon === otherDragon(rules.soloPlayer);

export const NO_WAYS: readonly SoloWay[] = [];
