import type { Key } from './judge.js';

/** What a stored value says about the true one. */
export const EXACT = 0;
export const AT_LEAST = 1;
export const AT_MOST = 2;
export type Bound = typeof EXACT | typeof AT_LEAST | typeof AT_MOST;

const WORDS = 4;
const BYTES = WORDS * 4;
const MAX_DEPTH = 255;
const MOVE_BITS = 12;
const NO_MOVE = (1 << MOVE_BITS) - 1;
// Bits of the fourth word: depth, bound, move, and the age of the table in which the slot was filled.
const BOUND_SHIFT = 8;
const MOVE_SHIFT = 10;
const AGE_SHIFT = 22;
const LAST_AGE = 255;

/** The least and the most memory that a table may be given, in bytes. */
export const LEAST_TABLE_BYTES = BYTES * 1_024;
export const MOST_TABLE_BYTES = BYTES * (1 << 26);

/** The memory of a search within limits that is told nothing else. */
export const DEFAULT_TABLE_BYTES = BYTES * (1 << 20);

const slotsFor = (bytes: number): number => {
  const bounded = Math.min(Math.max(bytes, LEAST_TABLE_BYTES), MOST_TABLE_BYTES);
  return 1 << Math.floor(Math.log2(bounded / BYTES));
};

/**
 * What is known of states met before, in a fixed amount of memory. Slots come in pairs: the first keeps the deeper
 * entry, the second the newer one.
 */
export class Transpositions {
  readonly bytes: number;
  private readonly words: Int32Array;
  private readonly mask: number;
  private found = -1;
  // Slots of an earlier age count as empty, so that clearing costs nothing; no slot is of age 0.
  private age = 1;

  constructor(bytes: number) {
    const slots = slotsFor(bytes);
    this.bytes = slots * BYTES;
    this.words = new Int32Array(slots * WORDS);
    this.mask = slots - 2;
  }

  clear(): void {
    this.age++;
    if (this.age <= LAST_AGE) return;
    this.words.fill(0);
    this.age = 1;
  }

  /** Looks a state up; after `true` the getters below speak of it until the next call. */
  find({ low, high }: Key): boolean {
    const words = this.words;
    let at = (low & this.mask) * WORDS;
    for (let slot = 0; slot < 2; slot++, at += WORDS) {
      if (words[at] === low && words[at + 1] === high && this.isFilled(at)) {
        this.found = at;
        return true;
      }
    }
    return false;
  }

  get value(): number {
    return this.words[this.found + 2] as number;
  }

  get depth(): number {
    return this.packed & MAX_DEPTH;
  }

  get bound(): Bound {
    return ((this.packed >> BOUND_SHIFT) & 3) as Bound;
  }

  /** The place of the best move among the legal ones, or -1. */
  get move(): number {
    const move = (this.packed >> MOVE_SHIFT) & NO_MOVE;
    return move === NO_MOVE ? -1 : move;
  }

  private isFilled(at: number): boolean {
    return (this.words[at + 3] as number) >>> AGE_SHIFT === this.age;
  }

  private get packed(): number {
    return this.words[this.found + 3] as number;
  }

  store(key: Key, value: number, depth: number, bound: Bound, move: number): void {
    const words = this.words;
    const first = (key.low & this.mask) * WORDS;
    const kept = Math.min(Math.max(depth, 0), MAX_DEPTH);
    const isSame = words[first] === key.low && words[first + 1] === key.high;
    const isShallower = ((words[first + 3] as number) & MAX_DEPTH) > kept && this.isFilled(first);
    const at = isShallower && !isSame ? first + WORDS : first;
    const place = move < 0 || move >= NO_MOVE ? NO_MOVE : move;
    words[at] = key.low;
    words[at + 1] = key.high;
    words[at + 2] = value;
    words[at + 3] = (this.age << AGE_SHIFT) | (place << MOVE_SHIFT) | (bound << BOUND_SHIFT) | kept;
  }
}
