import type { Scenario } from './scenario.js';

/** The Field: empty. */
export const field: Scenario = {
  terrain: '8/8/8/8/8/8/8/8',
  heaven: 'a7a8b8b7',
  earth: 'g1h1h2g2',
  special: [],
  allowsVillage: true,
  edition: '2017',
};
