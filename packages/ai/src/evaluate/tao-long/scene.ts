import { type Body, type Dragon, headOf, type State, spaceOf, type WorkingRules } from '@dragonway/tao-long';
import { type Distances, distancesReader } from './distances.js';
import { EARTH_MARK, HEAVEN_MARK, type Marks, markBody } from './marks.js';
import { type Eyes, OPEN_EYES, Survey } from './survey.js';

/** Gives the survey of a dragon in a state; it is good until another state is surveyed. */
export type ReadSurvey = (state: State, dragon: Dragon) => Survey;

/** Tells how attentively a dragon's chances in a state are looked at; it may depend on where the dragons lie alone. */
export type EyesOn = (state: State, dragon: Dragon) => Eyes;

const attentive: EyesOn = () => OPEN_EYES;

// A search meets the same two dragons again and again, with other stones on the Ba Gua and on the meters.
const SLOT_BITS = 12;

/** A survey with what it was taken of: the two dragons without their meters. */
interface Slot {
  own: number;
  other: number;
  ownNears: number;
  ownFars: number;
  otherNears: number;
  otherFars: number;
  tiles: State['tiles'] | undefined;
  readonly survey: Survey;
}

const emptySlot = (survey: Survey): Slot => ({
  own: 0,
  other: 0,
  ownNears: 0,
  ownFars: 0,
  otherNears: 0,
  otherFars: 0,
  tiles: undefined,
  survey,
});

// Whether there is any fire decides which portals let a dragon through.
const ownWord = ({ spaces, length, facing, fire }: Body): number =>
  spaces | (length << 24) | (facing << 27) | (fire === 0 ? 1 << 29 : 0);

const otherWord = ({ spaces, length }: Body): number => spaces | (length << 24);

const placeOf = (own: number, other: number): number =>
  (Math.imul(own, 0x9e3779b1) ^ Math.imul(other, 0x85ebca6b)) >>> (32 - SLOT_BITS);

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

/** The surveys of one dragon, in working memory of their own. */
class Surveys {
  // Filled when first needed: a low level surveys little.
  private readonly slots: (Slot | undefined)[] = [];
  private readonly begin: () => Survey;

  constructor(begin: () => Survey) {
    this.begin = begin;
    this.slots.length = 1 << SLOT_BITS;
  }

  /** The slot of two dragons; it belongs to other ones if `holds` denies it. */
  slotFor(own: Body, other: Body): Slot {
    const at = placeOf(ownWord(own), otherWord(other));
    const slot = this.slots[at];
    if (slot !== undefined) return slot;
    const begun = emptySlot(this.begin());
    this.slots[at] = begun;
    return begun;
  }
}

const holds = (slot: Slot, own: Body, other: Body, tiles: State['tiles']): boolean =>
  slot.own === ownWord(own) &&
  slot.other === otherWord(other) &&
  slot.tiles === tiles &&
  slot.ownNears === own.nears &&
  slot.ownFars === own.fars &&
  slot.otherNears === other.nears &&
  slot.otherFars === other.fars;

const give = (slot: Slot, own: Body, other: Body, tiles: State['tiles']): void => {
  slot.own = ownWord(own);
  slot.other = otherWord(other);
  slot.tiles = tiles;
  slot.ownNears = own.nears;
  slot.ownFars = own.fars;
  slot.otherNears = other.nears;
  slot.otherFars = other.fars;
};

/** Surveys states for a dragon; where it and the other one lay alike lately, only the meters are read anew. */
export const surveyor = (rules: WorkingRules, eyesOn: EyesOn = attentive): ReadSurvey => {
  const marks = new Uint8Array(64);
  const mark = marker(marks);
  const distancesIn = distancesReader(rules);
  const ofHeaven = new Surveys(() => new Survey(rules, marks, 'heaven'));
  const ofEarth = new Surveys(() => new Survey(rules, marks, 'earth'));
  return (state, dragon) => {
    const isHeaven = dragon === 'heaven';
    const own = isHeaven ? state.heaven : state.earth;
    const other = isHeaven ? state.earth : state.heaven;
    const slot = (isHeaven ? ofHeaven : ofEarth).slotFor(own, other);
    const { survey } = slot;
    if (!holds(slot, own, other, state.tiles)) {
      give(slot, own, other, state.tiles);
      mark(state);
      const canSee = rules.protector !== undefined || !isOutOfSight(distancesIn(state), own, other);
      survey.take(state, own, canSee ? eyesOn(state, dragon) : undefined);
    }
    survey.readMeters(state, own);
    return survey;
  };
};
