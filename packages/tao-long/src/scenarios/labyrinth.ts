import type { Scenario } from './scenario.js';

/** The Labyrinth: big rock, eight solid small rocks, two pairs of portals. */
export const labyrinth: Scenario = {
  terrain: '8/3o1og1/2y3o1/1o1RR3/3RR1o1/1o3y2/1go1o3/8',
  heaven: 'a7a8b8b7',
  earth: 'g1h1h2g2',
  special: [],
  allowsVillage: false,
  edition: '2017',
};
