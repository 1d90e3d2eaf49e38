import { MODES, SCENARIO_IDS } from '@dragonway/tao-long';

const SWITCHES = ['', ';tailLeavesFirst=on', ';freeStones=on', ';rangeThroughDragons=on'];
const ALL_SWITCHES = ';tailLeavesFirst=on;freeStones=on;rangeThroughDragons=on';
const VILLAGE_SCENARIOS = ['field', 'valley', 'mist'];

const option = (key: string, value: string, initial: string): string => (value === initial ? '' : `;${key}=${value}`);
const modeAndScenario = (mode: string, scenario: string): string =>
  `${option('mode', mode, 'grasshopper')}${option('scenario', scenario, 'field')}`;

/** Two players, every mode, scenario and switch. */
export const PLAIN = MODES.flatMap(mode =>
  SCENARIO_IDS.flatMap(scenario =>
    [...SWITCHES, ALL_SWITCHES].map(switches => `${modeAndScenario(mode, scenario)}${switches}`),
  ),
);
export const VILLAGES = MODES.flatMap(mode =>
  VILLAGE_SCENARIOS.flatMap(scenario =>
    ['heaven', 'earth'].map(protector => `${modeAndScenario(mode, scenario)};village=${protector}`),
  ),
);
export const HANDICAPS = ['1,3', '2,2', '3,1'].map(segments => `;mode=master;scenario=labyrinth;segments=${segments}`);
export const CUSTOM = [
  ';mode=monk;scenario=custom;terrain=r6b/8/2yy4/8/3oo3/8/5g2/b6r;heaven=a7b7b6;earth=h2g2g3;special=valleyPortals,destructible',
  ';mode=master;scenario=custom;terrain=########/#1r2g1#/#3x2#/#6#/#6#/#2o3#/#1g2r1#/########;heaven=b5b4;earth=g4g5;special=torus,destructible',
];
export const SOLO = MODES.flatMap(mode =>
  SCENARIO_IDS.map(
    (scenario, index) => `${modeAndScenario(mode, scenario)};solo=${index % 2 === 0 ? 'heaven' : 'earth'}`,
  ),
);
export const SOLO_VARIANTS = [
  ';scenario=mist;village=heaven;solo=heaven',
  ';mode=monk;village=earth;solo=heaven',
  ';mode=master;scenario=valley;village=heaven;tailLeavesFirst=on;freeStones=on;solo=earth',
];
