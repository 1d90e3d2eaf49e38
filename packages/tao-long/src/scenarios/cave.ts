import type { Scenario } from './scenario.js';

/** The Cave: eight small rocks around the four central spaces. */
export const cave: Scenario = {
  terrain: '8/8/3oo3/2o2o2/2o2o2/3oo3/8/8',
  heaven: 'a7a8b8b7',
  earth: 'g1h1h2g2',
  special: ['destructible'],
  allowsVillage: false,
  edition: '2017',
};
