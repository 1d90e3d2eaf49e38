import type { Scenario } from './scenario.js';

/** The Canyon: two walls of solid small rocks along the way between the dragons. */
export const canyon: Scenario = {
  terrain: '8/3o4/4o3/1o3o2/2o3o1/3o4/4o3/8',
  heaven: 'a7a8b8b7',
  earth: 'g1h1h2g2',
  special: [],
  allowsVillage: false,
  edition: '2017',
};
