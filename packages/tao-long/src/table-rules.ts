import { accept, type Refusal, type Result, refuse } from '@dragonway/core';
import { FULL_METER } from './dragon/body.js';
import { MODE_LAYERS } from './modes/modes.js';
import { SWITCH_LAYERS, SWITCHES } from './modes/switches.js';
import { parseChain } from './notation/chain.js';
import { parseTerrain } from './notation/terrain.js';
import type { CustomScenario, OptionsSyntaxRefusal, TableOptions } from './options.js';
import { layered, type RuleLayer, type Rules } from './rules.js';
import { SCENARIOS, type ScenarioId } from './scenarios/scenarios.js';
import { type Setup, stateFromSetup } from './setup.js';
import type { State } from './state.js';
import { SPECIAL_LAYERS } from './terrain/special-rules.js';
import { codeOf, EMPTY_TILE, type Tiles, tileOf } from './terrain/tiles.js';
import { VILLAGE_SPACES } from './terrain/village.js';
import type { Space } from './types.js';
import { STARTING_WHEEL } from './wheel/wheel.js';

export type TaoLongOptionsRefusal =
  | OptionsSyntaxRefusal
  | (Refusal & { readonly code: 'options/no-village-here'; readonly scenario: ScenarioId })
  | (Refusal & { readonly code: 'options/village-space-taken'; readonly space: Space })
  | (Refusal & { readonly code: 'options/bad-start'; readonly cause: Refusal });

const boardOf = ({ scenario }: TableOptions): CustomScenario =>
  typeof scenario === 'string' ? SCENARIOS[scenario] : scenario;

/** Lays the layers of all options over each other; their order does not matter. */
export const layersOf = (options: TableOptions): readonly RuleLayer[] => [
  ...boardOf(options).special.map(rule => SPECIAL_LAYERS[rule]),
  MODE_LAYERS[options.mode],
  ...(options.village === 'none' ? [] : [villageLayer(options.village)]),
  ...(options.solo === 'none' ? [] : [soloLayer(options.solo)]),
  ...SWITCHES.filter(name => options.switches[name]).map(name => SWITCH_LAYERS[name]),
];

const villageLayer =
  (protector: 'heaven' | 'earth'): RuleLayer =>
  rules => ({ ...rules, protector });
const soloLayer =
  (soloPlayer: 'heaven' | 'earth'): RuleLayer =>
  rules => ({ ...rules, soloPlayer });

export const resolveRules = (options: TableOptions): Rules => layered(layersOf(options));

// Section 8: the village takes the four central spaces and the place of the big rock.
const withVillage = (tiles: Tiles): Result<Tiles, TaoLongOptionsRefusal> => {
  const laid = Uint8Array.from(tiles);
  for (const space of VILLAGE_SPACES) {
    const tile = tileOf(tiles[space] ?? EMPTY_TILE);
    if (tile !== 'none' && tile !== 'bigRock') return refuse({ code: 'options/village-space-taken', space });
    laid[space] = codeOf('village');
  }
  return accept(laid);
};

const startTiles = (options: TableOptions): Result<Tiles, TaoLongOptionsRefusal> => {
  const terrain = parseTerrain(boardOf(options).terrain);
  if (!terrain.ok) return refuse({ code: 'options/bad-start', cause: terrain.refusal });
  if (options.village === 'none') return terrain;
  const { scenario } = options;
  if (typeof scenario === 'string' && !SCENARIOS[scenario].allowsVillage) {
    return refuse({ code: 'options/no-village-here', scenario });
  }
  return withVillage(terrain.value);
};

const startSetup = (options: TableOptions): Result<Setup, TaoLongOptionsRefusal> => {
  const tiles = startTiles(options);
  if (!tiles.ok) return tiles;
  const heaven = parseChain(boardOf(options).heaven);
  const earth = parseChain(boardOf(options).earth);
  if (!heaven.ok) return refuse({ code: 'options/bad-start', cause: heaven.refusal });
  if (!earth.ok) return refuse({ code: 'options/bad-start', cause: earth.refusal });
  const meters = { water: FULL_METER, fire: 0 };
  return accept({
    tiles: tiles.value,
    chains: { heaven: heaven.value, earth: earth.value },
    meters: { heaven: meters, earth: meters },
    wheel: STARTING_WHEEL,
    coin: 'ccw',
    toPlay: options.solo === 'none' ? 'heaven' : options.solo,
    extra: false,
    turn: 1,
  });
};

/** The start of the game, or why these options do not go together. */
export const startOf = (options: TableOptions): Result<State, TaoLongOptionsRefusal> => {
  const setup = startSetup(options);
  if (!setup.ok) return setup;
  const state = stateFromSetup(resolveRules(options), setup.value, options.segments);
  return state.ok ? state : refuse({ code: 'options/bad-start', cause: state.refusal });
};
