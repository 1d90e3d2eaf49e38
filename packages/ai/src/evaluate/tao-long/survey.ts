import { type Body, type Dragon, headOf, type State, TILES, type WorkingRules } from '@dragonway/tao-long';
import { EARTH_MARK, HEAVEN_MARK, type Marks, markTail } from './marks.js';
import type { ActionSet } from './offers.js';

/** No part of the opponent is reached. */
export const OUT_OF_REACH = -1;
/** The action cannot be performed. */
export const IMPOSSIBLE = -1;

const VILLAGE = TILES.indexOf('village');
const [HEAVEN, LAKE, FIRE, THUNDER, EARTH, MOUNTAIN, WATER, WIND] = [1, 2, 4, 8, 16, 32, 64, 128] as const;
const EXPELLING = FIRE | WATER;

/** Parts of the ruler that a careless eye passes over. */
export interface Eyes {
  readonly seesSides: boolean;
  readonly seesThird: boolean;
}

const noVisit = (): void => undefined;

export const OPEN_EYES: Eyes = { seesSides: true, seesThird: true };

/**
 * What one dragon can do as the board stands, from geometry alone: where its head can step, what it would face there, and
 * the damage that each action could deal. A second way to compute what the rules know, kept because the evaluation asks
 * it for every leaf; the test of this file holds it against the rules' own moves. Sets of directions and of actions are
 * bits, so that a survey is a handful of numbers.
 */
export class Survey {
  /** The directions in which the head can step. */
  open = 0;
  /** Those after which it would face a part of the opponent. */
  bites = 0;
  /** The actions that are possible, and those that could end in a bite. */
  possible: ActionSet = 0;
  biting: ActionSet = 0;
  /** The most damage that an expel of Fire or Water could deal, by the meters that were read last. */
  fireDamage = 0;
  waterDamage = 0;
  /** How many steps lead to where an expel would hit. */
  reach = 0;
  bitesStanding = false;
  bitesAfterTwo = false;
  // The highest value on the ruler after each step, plus 1, in two bits a direction.
  private rulers = 0;
  private highest = OUT_OF_REACH;
  private readonly rules: WorkingRules;
  private readonly marks: Marks;
  private readonly ownMark: number;
  private readonly otherMark: number;
  private readonly villageIsTarget: boolean;
  private eyes = OPEN_EYES;

  constructor(rules: WorkingRules, marks: Marks, dragon: Dragon) {
    this.rules = rules;
    this.marks = marks;
    this.ownMark = dragon === 'heaven' ? HEAVEN_MARK : EARTH_MARK;
    this.otherMark = dragon === 'heaven' ? EARTH_MARK : HEAVEN_MARK;
    this.villageIsTarget = rules.protector !== undefined && rules.protector !== dragon;
  }

  /** Looks at the board, on which both dragons are marked, for the dragon with this body; without eyes at its steps only. */
  take(state: State, own: Body, eyes: Eyes | undefined): void {
    this.eyes = eyes ?? OPEN_EYES;
    this.open = 0;
    this.bites = 0;
    this.rulers = 0;
    this.reach = 0;
    this.bitesStanding = false;
    this.bitesAfterTwo = false;
    const head = headOf(own);
    // R8: the tail's space is an obstacle unless the tail leaves first, but it is clear by the end of the step.
    if (!this.rules.tailBlocks) markTail(this.marks, own, 0);
    for (let direction = 0; direction < 4; direction++) this.tryStep(state, own, head, direction);
    if (eyes !== undefined) {
      this.bitesStanding = this.isTarget(state, state.ground.neighbours[head * 4 + own.facing] as number);
      markTail(this.marks, own, 0);
      for (let direction = 0; direction < 4; direction++) this.lookFromStep(state, own, head, direction);
      this.bitesAfterTwo = this.bitesAfterSecond(state, own, head);
    }
    markTail(this.marks, own, this.ownMark);
    this.weigh(own.facing);
  }

  /** Takes over what the meters say; everything else depends on where the dragons lie alone. */
  readMeters(state: State, own: Body): void {
    const value = this.highest;
    this.fireDamage = value === OUT_OF_REACH ? 0 : value + own.fire;
    this.waterDamage = value === OUT_OF_REACH ? 0 : value + 8 - state.heaven.water - state.earth.water;
  }

  /** The highest value on the ruler after a step, or OUT_OF_REACH. */
  rulerAfter(direction: number): number {
    return ((this.rulers >> (direction * 2)) & 3) - 1;
  }

  /** The most damage that an action could deal, by wheel index, or IMPOSSIBLE. */
  damageOf(action: number): number {
    const bit = 1 << action;
    if ((this.possible & bit) === 0) return IMPOSSIBLE;
    if (bit === FIRE) return this.fireDamage;
    if (bit === WATER) return this.waterDamage;
    return (this.biting & bit) === 0 ? 0 : 1;
  }

  /** The most damage among some actions; 0 if none of them is possible. */
  mostDamage(actions: ActionSet): number {
    const can = actions & this.possible;
    let most = (can & this.biting) === 0 ? 0 : 1;
    if ((can & FIRE) !== 0 && this.fireDamage > most) most = this.fireDamage;
    if ((can & WATER) !== 0 && this.waterDamage > most) most = this.waterDamage;
    return most;
  }

  private isTarget(state: State, space: number): boolean {
    if (space < 0) return false;
    return this.marks[space] === this.otherMark || (this.villageIsTarget && state.tiles[space] === VILLAGE);
  }

  private tryStep(state: State, own: Body, head: number, direction: number): void {
    const { neighbours, portalOn } = state.ground;
    const space = neighbours[head * 4 + direction] as number;
    if (space < 0 || this.marks[space] !== 0) return;
    if (this.rules.tileTables.blocksStep[state.tiles[space] as number]) return;
    if (portalOn[space] !== undefined && !this.goThrough(state, own, space, noVisit)) return;
    this.open |= 1 << direction;
  }

  private lookFromStep(state: State, own: Body, head: number, direction: number): void {
    if ((this.open & (1 << direction)) === 0) return;
    const space = state.ground.neighbours[head * 4 + direction] as number;
    if (state.ground.portalOn[space] === undefined) this.lookAround(state, space, direction, direction);
    else this.goThrough(state, own, space, (exit, out) => this.lookAround(state, exit, out, direction));
    if (this.rulerAfter(direction) !== OUT_OF_REACH) this.reach++;
  }

  /** Whether a portal leads anywhere; visits every exit with the direction in which the head comes out. */
  private goThrough(state: State, own: Body, entry: number, visit: (exit: number, out: number) => void): boolean {
    const portal = state.ground.portalOn[entry];
    if (portal === undefined || this.marks[entry] !== 0 || (portal.price === 'fire' && own.fire === 0)) return false;
    let hasExit = false;
    for (const destination of portal.destinations) {
      if (this.marks[destination] !== 0) continue;
      for (let out = 0; out < 4; out++) {
        const exit = state.ground.neighbours[destination * 4 + out] as number;
        if (exit < 0 || state.tiles[exit] !== 0 || this.marks[exit] !== 0) continue;
        hasExit = true;
        visit(exit, out);
      }
    }
    return hasExit;
  }

  private lookAround(state: State, head: number, facing: number, direction: number): void {
    const first = state.ground.neighbours[head * 4 + facing] as number;
    if (first < 0) return;
    if (this.isTarget(state, first)) this.bites |= 1 << direction;
    const value = this.valueAhead(state, first, facing);
    if (value <= this.rulerAfter(direction)) return;
    this.rulers = (this.rulers & ~(3 << (direction * 2))) | ((value + 1) << (direction * 2));
  }

  /** R9 and R10: the highest value on the ruler where a part of the opponent is reached. */
  private valueAhead(state: State, first: number, facing: number): number {
    const { neighbours } = state.ground;
    if (this.isTarget(state, first)) return 2;
    if (!this.isClear(state, first)) return OUT_OF_REACH;
    const second = neighbours[first * 4 + facing] as number;
    if (this.isTarget(state, second)) return 1;
    if (this.eyes.seesSides) {
      if (this.isTarget(state, neighbours[first * 4 + ((facing + 1) & 3)] as number)) return 1;
      if (this.isTarget(state, neighbours[first * 4 + ((facing + 3) & 3)] as number)) return 1;
    }
    if (second < 0 || !this.eyes.seesThird || !this.isClear(state, second)) return OUT_OF_REACH;
    return this.isTarget(state, neighbours[second * 4 + facing] as number) ? 0 : OUT_OF_REACH;
  }

  private isClear(state: State, space: number): boolean {
    return state.tiles[space] === 0 && (this.marks[space] === 0 || !this.rules.dragonsBlockRange);
  }

  private bitesAfterSecond(state: State, own: Body, head: number): boolean {
    const { neighbours, portalOn } = state.ground;
    if ((this.open & (1 << own.facing)) === 0) return false;
    const first = neighbours[head * 4 + own.facing] as number;
    if (portalOn[first] === undefined) return this.bitesAfterStep(state, own, first, own.facing);
    let bites = false;
    this.goThrough(state, own, first, (exit, out) => {
      bites ||= this.bitesAfterStep(state, own, exit, out);
    });
    return bites;
  }

  private bitesAfterStep(state: State, own: Body, from: number, facing: number): boolean {
    const { neighbours, portalOn } = state.ground;
    const space = neighbours[from * 4 + facing] as number;
    if (space < 0 || this.marks[space] !== 0) return false;
    if (this.rules.tileTables.blocksStep[state.tiles[space] as number]) return false;
    if (portalOn[space] === undefined) return this.isTarget(state, neighbours[space * 4 + facing] as number);
    let bites = false;
    this.goThrough(state, own, space, (exit, out) => {
      bites ||= this.isTarget(state, neighbours[exit * 4 + out] as number);
    });
    return bites;
  }

  /** Section 3 as sets: what a dragon that faces this way can do, and what of it bites. */
  private weigh(facing: number): void {
    const { open, bites } = this;
    const isVertical = (facing & 1) === 0;
    const ahead = 1 << facing;
    const aside = isVertical ? 10 : 5;
    const straight = isVertical ? HEAVEN : EARTH;
    const turn = isVertical ? WIND : THUNDER;
    const anyStep = isVertical ? LAKE : MOUNTAIN;
    const standing = isVertical ? MOUNTAIN : LAKE;
    this.possible =
      standing |
      ((open & ahead) === 0 ? 0 : straight) |
      ((open & aside) === 0 ? 0 : turn) |
      (open === 0 ? 0 : anyStep | EXPELLING);
    this.biting =
      (this.bitesStanding ? standing : 0) |
      ((bites & ahead) !== 0 || this.bitesAfterTwo ? straight : 0) |
      ((bites & aside) === 0 ? 0 : turn) |
      (bites === 0 ? 0 : anyStep);
    this.highest = this.highestRuler();
  }

  private highestRuler(): number {
    let highest = OUT_OF_REACH;
    for (let direction = 0; direction < 4; direction++) highest = Math.max(highest, this.rulerAfter(direction));
    return highest;
  }
}
