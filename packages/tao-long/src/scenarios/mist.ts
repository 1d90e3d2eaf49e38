import type { Scenario } from './scenario.js';

/** The Mist: all eight portals. */
export const mist: Scenario = {
  terrain: '8/4g3/2r2y2/6g1/1b6/2y2r2/3b4/8',
  heaven: 'a7a8b8b7',
  earth: 'g1h1h2g2',
  special: [],
  allowsVillage: true,
  edition: '2017',
};
