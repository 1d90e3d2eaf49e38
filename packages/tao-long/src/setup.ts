import { accept, type Refusal, type Result, refuse } from '@dragonway/core';
import { possibleActions } from './actions/possible.js';
import { areaOf } from './board/area.js';
import { type Ground, layGround } from './board/ground.js';
import { SPACES } from './board/space.js';
import { directionBetween } from './board/topology.js';
import { bodyOf, FULL_METER, MAX_LENGTH } from './dragon/body.js';
import { type Rules, workingRules } from './rules.js';
import type { State } from './state.js';
import { EMPTY_TILE, type Tiles, tileOf } from './terrain/tiles.js';
import { VILLAGE_SPACES } from './terrain/village.js';
import {
  type ByDragon,
  type Chain,
  type Direction,
  DRAGONS,
  type Dragon,
  type Flow,
  type Meters,
  type Space,
  type Tile,
} from './types.js';
import { STONES_OF_A_COLOUR } from './wheel/stack.js';
import { countOf, type Wheel } from './wheel/wheel.js';

/** Anything that the text form of a position can say; `stateFromSetup` tells whether it can be one. */
export interface Setup {
  readonly tiles: Tiles;
  readonly chains: ByDragon<Chain>;
  readonly meters: ByDragon<Meters>;
  readonly wheel: Wheel;
  readonly coin: Flow;
  readonly toPlay: Dragon;
  readonly extra: boolean;
  readonly turn: number;
}

/** Why a setup cannot be a position under these rules. */
export type PositionRuleRefusal =
  | (Refusal & { readonly code: 'position/wrong-stones'; readonly white: number; readonly black: number })
  | (Refusal & { readonly code: 'position/meter-out-of-range'; readonly dragon: Dragon; readonly meters: Meters })
  | (Refusal & {
      readonly code: 'position/chain-broken';
      readonly dragon: Dragon;
      readonly from: Space;
      readonly to: Space;
    })
  | (Refusal & { readonly code: 'position/overlap'; readonly space: Space })
  | (Refusal & {
      readonly code: 'position/dragon-on-tile';
      readonly dragon: Dragon;
      readonly space: Space;
      readonly tile: Tile;
    })
  | (Refusal & { readonly code: 'position/not-a-portal'; readonly dragon: Dragon; readonly space: Space })
  | (Refusal & {
      readonly code: 'position/portals-not-joined';
      readonly ruling: 'R20';
      readonly near: Space;
      readonly far: Space;
    })
  | (Refusal & {
      readonly code: 'position/unknown-tile';
      readonly tile: Tile;
      readonly space: Space;
      readonly needs: 'destructible' | 'village' | 'torus';
    })
  | (Refusal & { readonly code: 'position/village-misplaced'; readonly expected: readonly Space[] })
  | (Refusal & { readonly code: 'position/no-torus-area' })
  | (Refusal & { readonly code: 'position/coin-without-flow' })
  | (Refusal & { readonly code: 'position/not-the-players-turn'; readonly expected: Dragon })
  | (Refusal & { readonly code: 'position/no-extra-phases-in-solo' });

type Check = PositionRuleRefusal | undefined;

/** The option without which a tile cannot lie on the board; undefined if the rules know the tile. */
const missingFor = (rules: Rules, tile: Tile): 'destructible' | 'village' | 'torus' | undefined => {
  if (tile === 'damagedRock' && rules.tiles.damagedRock.endures === 0) return 'destructible';
  if (tile === 'village' && rules.protector === undefined) return 'village';
  return tile === 'outside' && !rules.joinsBorders ? 'torus' : undefined;
};

const checkTiles = (rules: Rules, tiles: Tiles): Check => {
  for (const space of SPACES) {
    const tile = tileOf(tiles[space] ?? EMPTY_TILE);
    const needs = missingFor(rules, tile);
    if (needs !== undefined) return { code: 'position/unknown-tile', tile, space, needs };
    const isVillageSpace = rules.protector !== undefined && VILLAGE_SPACES.includes(space);
    if (isVillageSpace !== (tile === 'village'))
      return { code: 'position/village-misplaced', expected: VILLAGE_SPACES };
  }
  return undefined;
};

const checkWheel = (wheel: Wheel): Check => {
  const white = wheel.reduce((sum, stones) => sum + countOf(stones, 'white'), 0);
  const black = wheel.reduce((sum, stones) => sum + countOf(stones, 'black'), 0);
  return white === STONES_OF_A_COLOUR && black === STONES_OF_A_COLOUR
    ? undefined
    : { code: 'position/wrong-stones', white, black };
};

const checkMeters = (meters: ByDragon<Meters>): Check => {
  const wrong = DRAGONS.find(dragon => {
    const { water, fire } = meters[dragon];
    return water < 1 || water > FULL_METER || fire < 0 || fire > FULL_METER;
  });
  return wrong && { code: 'position/meter-out-of-range', dragon: wrong, meters: meters[wrong] };
};

const checkTurn = (rules: Rules, { coin, toPlay, extra }: Setup): Check => {
  if (coin === 'cw' && !rules.hasCoin) return { code: 'position/coin-without-flow' };
  if (rules.soloPlayer === undefined) return undefined;
  if (toPlay !== rules.soloPlayer) return { code: 'position/not-the-players-turn', expected: rules.soloPlayer };
  return extra ? { code: 'position/no-extra-phases-in-solo' } : undefined;
};

const checkLink = (ground: Ground, dragon: Dragon, chain: Chain, index: number): Check => {
  const from = chain.spaces[index];
  const to = chain.spaces[index + 1];
  const link = chain.links[index];
  if (from === undefined || to === undefined) return undefined;
  const broken = { code: 'position/chain-broken', dragon, from, to } as const;
  if (link === undefined) return directionBetween(ground.neighbours, from, to) === undefined ? broken : undefined;
  const { near, far } = link;
  const [nearPortal, farPortal] = [ground.portalOn[near], ground.portalOn[far]];
  if (nearPortal === undefined) return { code: 'position/not-a-portal', dragon, space: near };
  if (farPortal === undefined) return { code: 'position/not-a-portal', dragon, space: far };
  if (!nearPortal.destinations.includes(far) && !farPortal.destinations.includes(near)) {
    return { code: 'position/portals-not-joined', ruling: 'R20', near, far };
  }
  const reaches = [directionBetween(ground.neighbours, near, from), directionBetween(ground.neighbours, far, to)];
  return reaches.includes(undefined) ? broken : undefined;
};

const checkChain = (ground: Ground, tiles: Tiles, dragon: Dragon, chain: Chain): Check => {
  for (const [index, space] of chain.spaces.entries()) {
    const tile = tileOf(tiles[space] ?? EMPTY_TILE);
    if (tile !== 'none') return { code: 'position/dragon-on-tile', dragon, space, tile };
    const wrong = checkLink(ground, dragon, chain, index);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
};

const partsOf = ({ spaces, links }: Chain): readonly Space[] => [
  ...spaces,
  ...links.flatMap(link => (link === undefined ? [] : [link.near, link.far])),
];

const checkOverlap = ({ heaven, earth }: ByDragon<Chain>): Check => {
  const parts = [...partsOf(heaven), ...partsOf(earth)];
  const space = parts.find((part, index) => parts.indexOf(part) !== index);
  return space === undefined ? undefined : { code: 'position/overlap', space };
};

/** The direction in which a chain's head faces: away from its first segment, or out of the portal it came through. */
const facingOf = (ground: Ground, { spaces, links }: Chain): Direction => {
  const [head, neck] = spaces;
  const behind = links[0]?.near ?? neck;
  if (head === undefined || behind === undefined) return 0;
  return directionBetween(ground.neighbours, behind, head) ?? 0;
};

export const ALL_SEGMENTS: ByDragon<number> = { heaven: MAX_LENGTH - 1, earth: MAX_LENGTH - 1 };

/** Makes the state at the start of a Spirit phase, or says why there is none; each chain is cut to its segments. */
export const stateFromSetup = (
  rules: Rules,
  setup: Setup,
  segments: ByDragon<number> = ALL_SEGMENTS,
): Result<State, PositionRuleRefusal> => {
  const area = areaOf(setup.tiles);
  const early =
    checkTiles(rules, setup.tiles) ??
    (area === undefined ? { code: 'position/no-torus-area' as const } : undefined) ??
    checkWheel(setup.wheel) ??
    checkMeters(setup.meters) ??
    checkTurn(rules, setup);
  if (early !== undefined) return refuse(early);
  const ground = layGround(setup.tiles, rules.joinsBorders ? area : undefined, rules.portals);
  const wrong =
    checkOverlap(setup.chains) ??
    checkChain(ground, setup.tiles, 'heaven', setup.chains.heaven) ??
    checkChain(ground, setup.tiles, 'earth', setup.chains.earth);
  if (wrong !== undefined) return refuse(wrong);
  const body = (dragon: Dragon) =>
    bodyOf(setup.chains[dragon], {
      facing: facingOf(ground, setup.chains[dragon]),
      segments: segments[dragon],
      ...setup.meters[dragon],
    });
  const board = { ground, tiles: setup.tiles, heaven: body('heaven'), earth: body('earth') };
  return accept({
    ground,
    tiles: setup.tiles,
    heaven: board.heaven,
    earth: board.earth,
    wheel: setup.wheel,
    coin: setup.coin,
    toPlay: setup.toPlay,
    extra: setup.extra,
    turn: setup.turn,
    phase: 'spirit',
    possible: possibleActions(board, workingRules(rules), setup.toPlay),
    action: undefined,
    hadNoAction: false,
    effects: [],
    group: [],
    ways: [],
    winner: undefined,
  });
};
