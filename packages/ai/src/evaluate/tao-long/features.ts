import {
  type Body,
  type Dragon,
  headOf,
  lifeOf,
  type State,
  spaceOf,
  TILES,
  tailOf,
  type WorkingRules,
} from '@dragonway/tao-long';
import { type Distances, distancesReader, toCentre } from './distances.js';
import { actionOfLift, afterLift, type NearEffects, NO_STONES_THERE, type Offers, offersReader } from './offers.js';
import { surveyor } from './scene.js';
import type { Survey } from './survey.js';
import { FEATURES, type Feature } from './weights.js';

/** The features of a state in the order of FEATURES. */
export type FeatureVector = Float64Array;

const AT = Object.fromEntries(FEATURES.map((feature, index) => [feature, index])) as Readonly<Record<Feature, number>>;

const VILLAGE = TILES.indexOf('village');

/** A dragon as the reader sees it; there are two of them, filled anew for every state. */
interface Side {
  body: Body;
  survey: Survey;
  dragon: Dragon;
}

const COUNTS = Uint8Array.from({ length: 256 }, (_, bits) => bits.toString(2).replaceAll('0', '').length);

const countOf = (bits: number): number => COUNTS[bits] as number;

const potentialOf = ({ possible, biting, fireDamage, waterDamage }: Survey): number =>
  countOf(possible & biting) + fireDamage + waterDamage;

const writeBodies = (into: FeatureVector, own: Body, other: Body): void => {
  into[AT.life] = lifeOf(own) - lifeOf(other);
  into[AT.segments] = own.length - other.length;
  into[AT.lastSegment] = (own.length === 2 ? 1 : 0) - (other.length === 2 ? 1 : 0);
  into[AT.lastWater] = (own.water === 1 ? 1 : 0) - (other.water === 1 ? 1 : 0);
  into[AT.fire] = own.fire - other.fire;
  into[AT.fullFire] = (own.fire * own.fire - other.fire * other.fire) / 4;
};

const writeSurveys = (into: FeatureVector, own: Survey, other: Survey): void => {
  into[AT.openDirections] = countOf(own.open) - countOf(other.open);
  into[AT.possibleActions] = countOf(own.possible) - countOf(other.possible);
  into[AT.potentialDamage] = potentialOf(own) - potentialOf(other);
  into[AT.expelReach] = own.reach - other.reach;
  into[AT.biteReach] = countOf(own.bites) - countOf(other.bites);
};

const writeDistances = (into: FeatureVector, distances: Distances, own: Body, other: Body): void => {
  const head = headOf(own);
  const otherHead = headOf(other);
  into[AT.headToHead] = distances[head * 64 + otherHead] as number;
  into[AT.headToTail] =
    (distances[head * 64 + tailOf(other)] as number) - (distances[otherHead * 64 + tailOf(own)] as number);
  into[AT.headToCentre] = toCentre(distances, head) - toCentre(distances, otherHead);
};

const isBesideVillage = (state: State, body: Body): boolean => {
  for (let index = 0; index < body.length; index++) {
    for (let direction = 0; direction < 4; direction++) {
      const beside = state.ground.neighbours[spaceOf(body, index) * 4 + direction] as number;
      if (beside >= 0 && state.tiles[beside] === VILLAGE) return true;
    }
  }
  return false;
};

// Effects lie near when three stones of a dragon's colour lie together, or one on each of three main spaces.
const addEffects = (into: FeatureVector, near: NearEffects, side: Side, other: Side, sign: number): void => {
  for (let index = 0; index < 8; index++) {
    if ((near.threes & (1 << index)) === 0) continue;
    into[AT.focusNear] = (into[AT.focusNear] as number) + sign;
    const damage = Math.max(side.survey.damageOf(index), 0);
    into[AT.focusDamage] = (into[AT.focusDamage] as number) + sign * damage;
  }
  if (near.mainSingles !== 3) return;
  const gain = other.body.water - side.body.water + (other.body.fire - side.body.fire) / 2;
  into[AT.balanceGain] = (into[AT.balanceGain] as number) + sign * gain;
};

const writeBlow = (into: FeatureVector, offers: Offers, own: Side, other: Side): void => {
  const blow = Math.min(own.survey.mostDamage(offers.now), lifeOf(other.body));
  into[AT.blow] = blow;
  if (blow >= other.body.water) into[AT.blowSegment] = 1;
  if (blow >= lifeOf(other.body)) into[AT.blowWins] = 1;
};

const writeAnswers = (into: FeatureVector, offers: Offers, own: Side, other: Side): void => {
  let choices = 0;
  let least = 16;
  let sum = 0;
  let segments = 0;
  let answers = 0;
  const ownLife = lifeOf(own.body);
  for (let from = 0; from < 8; from++) {
    const action = actionOfLift(offers, from);
    if (action === NO_STONES_THERE || (own.survey.possible & (1 << action)) === 0) continue;
    const after = afterLift(offers, from);
    const answer = Math.min(other.survey.mostDamage(after), ownLife);
    choices++;
    least = Math.min(least, answer);
    sum += answer;
    if (answer >= own.body.water) segments++;
    answers += countOf(other.survey.possible & after);
  }
  into[AT.choices] = choices;
  if (choices === 0) {
    into[AT.noChoice] = 1;
    return;
  }
  into[AT.leastAnswer] = least;
  into[AT.meanAnswer] = sum / choices;
  into[AT.segmentAnswers] = segments / choices;
  into[AT.answerChoices] = answers / choices;
};

export type ReadFeatures = (state: State, into: FeatureVector) => void;

/** Fills vectors with what is to be seen in states, from the view of the dragon to play. */
export const featureReader = (
  rules: WorkingRules,
  survey = surveyor(rules),
  offersIn = offersReader(rules),
): ReadFeatures => {
  const distancesIn = distancesReader(rules);
  let own: Side | undefined;
  let other: Side | undefined;
  const lookAt = (side: Side | undefined, state: State, dragon: Dragon): Side => {
    const body = dragon === 'heaven' ? state.heaven : state.earth;
    const seen = survey(state, dragon);
    if (side === undefined) return { body, survey: seen, dragon };
    side.body = body;
    side.survey = seen;
    side.dragon = dragon;
    return side;
  };
  return (state, into) => {
    into.fill(0);
    own = lookAt(own, state, state.toPlay);
    other = lookAt(other, state, state.toPlay === 'heaven' ? 'earth' : 'heaven');
    into[AT.toPlay] = 1;
    writeBodies(into, own.body, other.body);
    writeSurveys(into, own.survey, other.survey);
    writeDistances(into, distancesIn(state), own.body, other.body);
    const offers = offersIn(state);
    if (rules.hasEffects) {
      addEffects(into, offers[own.dragon], own, other, 1);
      addEffects(into, offers[other.dragon], other, own, -1);
    }
    if (rules.protector !== undefined) {
      const challenger = rules.protector === own.dragon ? other : own;
      if (isBesideVillage(state, challenger.body)) into[AT.besideVillage] = challenger === own ? 1 : -1;
    }
    writeBlow(into, offers, own, other);
    writeAnswers(into, offers, own, other);
  };
};
