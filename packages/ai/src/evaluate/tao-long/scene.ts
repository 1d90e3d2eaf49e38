import { type Body, type Dragon, headOf, type State, spaceOf, type WorkingRules } from '@dragonway/tao-long';
import { type Distances, distancesReader } from './distances.js';
import { EARTH_MARK, HEAVEN_MARK, type Marks, markBody } from './marks.js';
import { type Eyes, OPEN_EYES, Survey } from './survey.js';

/** Gives the survey of a dragon in a state; it is good until another state is surveyed. */
export type ReadSurvey = (state: State, dragon: Dragon) => Survey;

/** Tells how attentively a dragon's chances in a state are looked at. */
export type EyesOn = (state: State, dragon: Dragon) => Eyes;

const attentive: EyesOn = () => OPEN_EYES;

const SLOTS = 256;

interface Slot {
  own: Body;
  other: Body;
  tiles: State['tiles'];
  readonly survey: Survey;
}

const slotOf = (own: Body, other: Body): number =>
  (Math.imul(own.spaces, 0x9e3779b1) ^ Math.imul(other.spaces, 0x85ebca6b) ^ Math.imul(own.fire, 77)) >>> 24;

/** Keeps both dragons marked on a board; of two states that follow each other mostly one dragon has to be moved. */
const marker = (marks: Marks): ((state: State) => void) => {
  let heaven: Body | undefined;
  let earth: Body | undefined;
  return state => {
    const heavenMoved = heaven !== state.heaven;
    const earthMoved = earth !== state.earth;
    if (heavenMoved && heaven !== undefined) markBody(marks, heaven, 0);
    if (earthMoved && earth !== undefined) markBody(marks, earth, 0);
    if (heavenMoved) markBody(marks, state.heaven, HEAVEN_MARK);
    if (earthMoved) markBody(marks, state.earth, EARTH_MARK);
    heaven = state.heaven;
    earth = state.earth;
  };
};

// One step and the three spaces of the ruler.
const LONGEST_REACH = 4;

const isOutOfSight = (distances: Distances, own: Body, other: Body): boolean => {
  // An occupied portal is a part that lies on no way.
  if (other.nears !== 0) return false;
  const row = headOf(own) * 64;
  for (let index = 0; index < other.length; index++) {
    if ((distances[row + spaceOf(other, index)] as number) <= LONGEST_REACH) return false;
  }
  return true;
};

/**
 * Surveys states for a dragon in working memory of its own. States share the bodies that a move left alone, so a board
 * that was surveyed lately is known by them.
 */
export const surveyor = (rules: WorkingRules, eyesOn: EyesOn = attentive): ReadSurvey => {
  const marks = new Uint8Array(64);
  const mark = marker(marks);
  const distancesIn = distancesReader(rules);
  // Filled when first needed: a low level surveys little.
  const heavenSlots = Array.from({ length: SLOTS }, (): Slot | undefined => undefined);
  const earthSlots = Array.from({ length: SLOTS }, (): Slot | undefined => undefined);
  const fill = (slot: Slot, state: State, dragon: Dragon): Survey => {
    mark(state);
    const canSee = rules.protector !== undefined || !isOutOfSight(distancesIn(state), slot.own, slot.other);
    slot.survey.take(state, slot.own, canSee ? eyesOn(state, dragon) : undefined);
    return slot.survey;
  };
  return (state, dragon) => {
    const own = dragon === 'heaven' ? state.heaven : state.earth;
    const other = dragon === 'heaven' ? state.earth : state.heaven;
    const slots = dragon === 'heaven' ? heavenSlots : earthSlots;
    const at = slotOf(own, other);
    const slot = slots[at];
    if (slot === undefined) {
      const begun = { own, other, tiles: state.tiles, survey: new Survey(rules, marks, dragon) };
      slots[at] = begun;
      return fill(begun, state, dragon);
    }
    if (slot.own === own && slot.other === other && slot.tiles === state.tiles) return slot.survey;
    slot.own = own;
    slot.other = other;
    slot.tiles = state.tiles;
    return fill(slot, state, dragon);
  };
};
