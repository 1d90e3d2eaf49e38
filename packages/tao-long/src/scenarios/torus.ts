import type { Scenario } from './scenario.js';

/** The Torus: playing area b2-g7, opposite borders adjacent. */
export const torus: Scenario = {
  terrain: '########/#6#/#6#/#6#/#6#/#6#/#6#/########',
  heaven: 'b5b6c6c5',
  earth: 'e2f2f3e3',
  special: ['torus'],
  allowsVillage: false,
  edition: '2017',
};
