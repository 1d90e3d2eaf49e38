import type { Scenario } from './scenario.js';

/** Introductory: the first edition: the rock alone. */
export const introductory: Scenario = {
  terrain: '8/8/8/3RR3/3RR3/8/8/8',
  heaven: 'a7a8b8b7',
  earth: 'g1h1h2g2',
  special: [],
  allowsVillage: false,
  edition: 'first',
};
