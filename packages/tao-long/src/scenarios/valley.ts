import type { Scenario } from './scenario.js';

/** The Valley: big rock in the centre; one red, one blue, two green portals. */
export const valley: Scenario = {
  terrain: '8/8/2g2b2/3RR3/3RR3/2r2g2/8/8',
  heaven: 'a7a8b8b7',
  earth: 'g1h1h2g2',
  special: ['valleyPortals'],
  allowsVillage: true,
  edition: '2017',
};
