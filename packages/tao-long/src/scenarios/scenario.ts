import type { SpecialRule } from '../terrain/special-rules.js';

/** A board to play on, as data: terrain and chains in the notation's form. */
export interface Scenario {
  readonly terrain: string;
  readonly heaven: string;
  readonly earth: string;
  readonly special: readonly SpecialRule[];
  /** Whether the Village variant may be laid over it. */
  readonly allowsVillage: boolean;
  /** The edition whose box it comes from: a label that sets no rule. */
  readonly edition: '2017' | 'first';
}
