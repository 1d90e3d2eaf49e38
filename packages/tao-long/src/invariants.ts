import { invariant } from '@dragonway/core';
import { directionBetween } from './board/topology.js';
import { type Body, chainOf, FULL_METER } from './dragon/body.js';
import { formatPosition } from './notation/position.js';
import type { State } from './state.js';
import type { Space } from './types.js';
import { STONES_OF_A_COLOUR } from './wheel/stack.js';
import { countOf } from './wheel/wheel.js';

const checkChain = (state: State, body: Body): void => {
  const position = () => formatPosition(state);
  const { spaces, links } = chainOf(body);
  const { neighbours, portalOn } = state.ground;
  for (const [index, link] of links.entries()) {
    const [from, to] = [spaces[index] as Space, spaces[index + 1] as Space];
    if (link === undefined) {
      invariant(directionBetween(neighbours, to, from) !== undefined, 'a chain is broken', position);
      continue;
    }
    invariant(
      portalOn[link.near] !== undefined && portalOn[link.far] !== undefined,
      'a link without portals',
      position,
    );
    invariant(
      directionBetween(neighbours, link.near, from) !== undefined,
      'a chain does not reach its portal',
      position,
    );
    invariant(directionBetween(neighbours, link.far, to) !== undefined, 'a chain does not leave its portal', position);
  }
  const behind = links[0]?.near ?? spaces[1];
  if (behind === undefined) return;
  invariant(directionBetween(neighbours, behind, spaces[0] as Space) === body.facing, 'a head faces wrong', position);
};

const partsOf = (body: Body): readonly Space[] => {
  const { spaces, links } = chainOf(body);
  return [...spaces, ...links.flatMap(link => (link === undefined ? [] : [link.near, link.far]))];
};

/** Laws that hold at every moment: stones conserved, chains unbroken and disjoint, portals occupied in pairs, defeat exact. */
export const checkInvariants = (state: State): void => {
  const position = () => formatPosition(state);
  for (const colour of ['white', 'black'] as const) {
    const stones = state.wheel.reduce((sum, stack) => sum + countOf(stack, colour), 0);
    invariant(stones === STONES_OF_A_COLOUR, `${stones} ${colour} stones`, position);
  }
  for (const body of [state.heaven, state.earth]) {
    const isDefeated = body.length === 1;
    invariant(body.length >= 1 && body.length <= 4, 'a dragon of impossible length', position);
    invariant(
      isDefeated ? body.water === 0 : body.water >= 1 && body.water <= FULL_METER,
      'water out of range',
      position,
    );
    invariant(body.fire >= 0 && body.fire <= FULL_METER, 'fire out of range', position);
    checkChain(state, body);
  }
  const parts = [...partsOf(state.heaven), ...partsOf(state.earth)];
  invariant(new Set(parts).size === parts.length, 'dragons overlap', position);
  const onTile = [...chainOf(state.heaven).spaces, ...chainOf(state.earth).spaces].some(
    space => state.tiles[space] !== 0,
  );
  invariant(!onTile, 'a dragon on a tile', position);
  const isDefeat = state.heaven.length === 1 || state.earth.length === 1;
  invariant(isDefeat === (state.winner !== undefined), 'defeat without end, or end without defeat', position);
  invariant((state.phase === 'over') === (state.winner !== undefined), 'a phase beyond the end', position);
};
