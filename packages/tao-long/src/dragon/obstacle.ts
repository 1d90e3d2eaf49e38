import { NOWHERE, neighbour } from '../board/topology.js';
import type { Rules, WorkingRules } from '../rules.js';
import { type Board, bodyIn, otherDragon } from '../state.js';
import { tileOf } from '../terrain/tiles.js';
import type { Direction, Dragon, Space, Tile } from '../types.js';
import { headOf, liesOn, runsThrough, tailOf } from './body.js';

/** What keeps a head from a space. */
export type Obstacle =
  | { readonly kind: 'edge' }
  | { readonly kind: 'dragon'; readonly dragon: Dragon; readonly space: Space; readonly isOwnTail: boolean }
  | { readonly kind: 'tile'; readonly tile: Tile; readonly space: Space }
  | { readonly kind: 'occupiedPortal'; readonly dragon: Dragon; readonly space: Space }
  | { readonly kind: 'portalWithoutDestination'; readonly space: Space }
  | { readonly kind: 'portalPrice'; readonly space: Space };

/** Whether a head or segment stands in the mover's way on this space. */
export const isTaken = (board: Board, rules: Rules, dragon: Dragon, space: Space): boolean => {
  const body = bodyIn(board, dragon);
  const other = bodyIn(board, otherDragon(dragon));
  const own = rules.tailBlocks ? body.length : body.length - 1;
  return liesOn(body, space, own) || liesOn(other, space, other.length);
};

/** Whether the portal is occupied as far as the mover is concerned. */
export const isOccupiedPortal = (board: Board, rules: Rules, dragon: Dragon, portal: Space): boolean => {
  const body = bodyIn(board, dragon);
  const other = bodyIn(board, otherDragon(dragon));
  const own = rules.tailBlocks ? body.length - 1 : body.length - 2;
  return runsThrough(body, portal, own) || runsThrough(other, portal, other.length - 1);
};

/** Whether a head that comes out of a portal may be placed here: nothing at all lies on the space (R19, R27). */
export const isEmpty = (board: Board, rules: Rules, dragon: Dragon, space: Space): boolean =>
  board.tiles[space] === 0 && !isTaken(board, rules, dragon, space);

/** Whether a portal that the mover steps onto lets it out somewhere (R19), by its price (R21) and destinations (R20). */
export const canEnterPortal = (board: Board, rules: Rules, dragon: Dragon, space: Space): boolean => {
  const portal = board.ground.portalOn[space];
  if (portal === undefined || isOccupiedPortal(board, rules, dragon, space)) return false;
  if (portal.price === 'fire' && bodyIn(board, dragon).fire === 0) return false;
  return portal.destinations.some(destination => hasExit(board, rules, dragon, destination));
};

/** R19: an available destination is unoccupied and has an empty space beside it. */
export const hasExit = (board: Board, rules: Rules, dragon: Dragon, destination: Space): boolean => {
  if (isOccupiedPortal(board, rules, dragon, destination)) return false;
  for (let direction = 0; direction < 4; direction++) {
    const space = neighbour(board.ground.neighbours, destination, direction as Direction);
    if (space !== NOWHERE && isEmpty(board, rules, dragon, space)) return true;
  }
  return false;
};

/** Whether the head can take one step in a direction, onto a space or through a portal. */
export const canStep = (board: Board, rules: WorkingRules, dragon: Dragon, direction: Direction): boolean => {
  const space = neighbour(board.ground.neighbours, headOf(bodyIn(board, dragon)), direction);
  if (space === NOWHERE) return false;
  if (board.ground.portalOn[space] !== undefined) return canEnterPortal(board, rules, dragon, space);
  return !rules.tileTables.blocksStep[board.tiles[space] as number] && !isTaken(board, rules, dragon, space);
};

const dragonObstacle = (board: Board, rules: Rules, dragon: Dragon, space: Space): Obstacle | undefined => {
  if (!isTaken(board, rules, dragon, space)) return undefined;
  const own = bodyIn(board, dragon);
  const isOwn = liesOn(own, space, own.length);
  const isOwnTail = isOwn && tailOf(own) === space;
  return { kind: 'dragon', dragon: isOwn ? dragon : otherDragon(dragon), space, isOwnTail };
};

const portalObstacle = (board: Board, rules: Rules, dragon: Dragon, space: Space): Obstacle | undefined => {
  if (canEnterPortal(board, rules, dragon, space)) return undefined;
  if (isOccupiedPortal(board, rules, dragon, space)) {
    const own = bodyIn(board, dragon);
    const isOwn = runsThrough(own, space, own.length - 1);
    return { kind: 'occupiedPortal', dragon: isOwn ? dragon : otherDragon(dragon), space };
  }
  const lacksFire = board.ground.portalOn[space]?.price === 'fire' && bodyIn(board, dragon).fire === 0;
  return { kind: lacksFire ? 'portalPrice' : 'portalWithoutDestination', space };
};

/** What forbids a step, for a refusal; undefined exactly where `canStep` allows it. */
export const obstacleTo = (
  board: Board,
  rules: WorkingRules,
  dragon: Dragon,
  direction: Direction,
): Obstacle | undefined => {
  const space = neighbour(board.ground.neighbours, headOf(bodyIn(board, dragon)), direction);
  if (space === NOWHERE) return { kind: 'edge' };
  if (board.ground.portalOn[space] !== undefined) return portalObstacle(board, rules, dragon, space);
  const tile = board.tiles[space] ?? 0;
  if (rules.tileTables.blocksStep[tile]) return { kind: 'tile', tile: tileOf(tile), space };
  return dragonObstacle(board, rules, dragon, space);
};

/** What keeps a head from coming out of a portal on this space. */
export const obstacleToExit = (
  board: Board,
  rules: Rules,
  dragon: Dragon,
  space: Space | typeof NOWHERE,
): Obstacle | undefined => {
  if (space === NOWHERE) return { kind: 'edge' };
  const tile = board.tiles[space] ?? 0;
  return tile === 0 ? dragonObstacle(board, rules, dragon, space) : { kind: 'tile', tile: tileOf(tile), space };
};
