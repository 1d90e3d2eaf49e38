import { DIRECTIONS } from '../board/direction.js';
import { isTarget } from '../board/ruler.js';
import { NOWHERE, neighbour } from '../board/topology.js';
import { headOf } from '../dragon/body.js';
import { canEnterPortal, hasExit, isEmpty, isTaken } from '../dragon/obstacle.js';
import type { WorkingRules } from '../rules.js';
import { bodyIn, otherDragon, type State } from '../state.js';
import type { Direction, Dragon, Space } from '../types.js';

interface Place {
  readonly space: Space;
  readonly facing: Direction;
}

const placesThroughPortal = (state: State, rules: WorkingRules, dragon: Dragon, entry: Space): readonly Place[] => {
  if (!canEnterPortal(state, rules, dragon, entry)) return [];
  const destinations = state.ground.portalOn[entry]?.destinations ?? [];
  return destinations
    .filter(to => hasExit(state, rules, dragon, to))
    .flatMap(to => DIRECTIONS.map(facing => ({ space: neighbour(state.ground.neighbours, to, facing), facing })))
    .filter((place): place is Place => place.space !== NOWHERE && isEmpty(state, rules, dragon, place.space));
};

const placesAfterStep = (state: State, rules: WorkingRules, dragon: Dragon, from: Space): readonly Place[] =>
  DIRECTIONS.flatMap(facing => {
    const space = neighbour(state.ground.neighbours, from, facing);
    if (space === NOWHERE) return [];
    if (state.ground.portalOn[space] !== undefined) return placesThroughPortal(state, rules, dragon, space);
    const isBlocked = rules.tileTables.blocksStep[state.tiles[space] as number] ?? true;
    return isBlocked || isTaken(state, rules, dragon, space) ? [] : [{ space, facing }];
  });

/**
 * R35: the least number of single steps that bring the opponent's head to face an adjacent part of the player's dragon,
 * while everything stands still, its own head and tail included; Infinity if none does.
 */
export const stepsToFace = (state: State, rules: WorkingRules, player: Dragon): number => {
  const opponent = otherDragon(player);
  const standing: WorkingRules = { ...rules, tailBlocks: true };
  const faces = ({ space, facing }: Place): boolean => {
    const ahead = neighbour(state.ground.neighbours, space, facing);
    return ahead !== NOWHERE && isTarget(state, rules, player, ahead);
  };
  const body = bodyIn(state, opponent);
  let places: readonly Place[] = [{ space: headOf(body), facing: body.facing }];
  const seen = new Set<number>();
  for (let steps = 0; places.length > 0; steps++) {
    if (places.some(faces)) return steps;
    places = places
      .flatMap(place => placesAfterStep(state, standing, opponent, place.space))
      .filter(({ space, facing }) => {
        const key = space * 4 + facing;
        return !seen.has(key) && seen.add(key);
      });
  }
  return Number.POSITIVE_INFINITY;
};
