import type { Scenario } from './scenario.js';

/** The Wall: eight small rocks on the long diagonal, between the dragons. */
export const wall: Scenario = {
  terrain: '7o/6o1/5o2/4o3/3o4/2o5/1o6/o7',
  heaven: 'a7a8b8b7',
  earth: 'g1h1h2g2',
  special: ['destructible'],
  allowsVillage: false,
  edition: '2017',
};
