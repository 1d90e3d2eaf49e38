import { canyon } from './canyon.js';
import { cave } from './cave.js';
import { field } from './field.js';
import { introductory } from './introductory.js';
import { labyrinth } from './labyrinth.js';
import { mist } from './mist.js';
import type { Scenario } from './scenario.js';
import { torus } from './torus.js';
import { valley } from './valley.js';
import { wall } from './wall.js';

/** The eight scenarios of the box in their order, and the first edition's Introductory one. The squares are our own layouts. */
export const SCENARIOS = {
  field,
  valley,
  canyon,
  torus,
  wall,
  cave,
  mist,
  labyrinth,
  introductory,
} as const satisfies Record<string, Scenario>;

export type ScenarioId = keyof typeof SCENARIOS;

export const SCENARIO_IDS: readonly ScenarioId[] = [
  'field',
  'valley',
  'canyon',
  'torus',
  'wall',
  'cave',
  'mist',
  'labyrinth',
  'introductory',
];
