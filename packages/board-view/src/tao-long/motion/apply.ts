import type { BoardScene, Chain, Dragon, Element, Link, Meters, Scene, Space, Stack, Tile } from '../types.js';
import type { Happening } from './happening.js';

/** A scene on its way through a list of events: the portals that the next step goes through are told before it. */
export interface Passage {
  readonly scene: Scene;
  readonly far: Space | undefined;
  readonly near: Space | undefined;
}

const FULL_METER = 4;

const withStack = (scene: Scene, element: Element, stack: Stack): Scene => ({
  ...scene,
  wheel: { ...scene.wheel, [element]: stack },
});

const withMeters = (scene: Scene, dragon: Dragon, change: Partial<Meters>): Scene => ({
  ...scene,
  meters: { ...scene.meters, [dragon]: { ...scene.meters[dragon], ...change } },
});

const withBoard = (scene: Scene, change: (board: BoardScene) => BoardScene): Scene =>
  scene.board === undefined ? scene : { ...scene, board: change(scene.board) };

const withTile = (scene: Scene, space: Space, tile: Tile): Scene =>
  withBoard(scene, board => ({ ...board, tiles: board.tiles.with(space, tile) }));

/** The chain after one step: every space takes the place of the one before it. */
export const followed = ({ spaces, links }: Chain, to: Space, link: Link | undefined): Chain => ({
  spaces: [to, ...spaces.slice(0, -1)],
  links: [link, ...links.slice(0, -1)].slice(0, Math.max(0, spaces.length - 1)),
});

const withoutTail = ({ spaces, links }: Chain): Chain => ({ spaces: spaces.slice(0, -1), links: links.slice(0, -1) });

const stepped = ({ scene, far, near }: Passage, event: Extract<Happening, { kind: 'stepped' }>): Scene => {
  const link = far === undefined || near === undefined ? undefined : { near, far };
  return withBoard(scene, board => ({
    ...board,
    chains: { ...board.chains, [event.dragon]: followed(board.chains[event.dragon], event.to, link) },
    facing: { ...board.facing, [event.dragon]: event.facing },
  }));
};

const segmentLost = (scene: Scene, { dragon, segments }: Extract<Happening, { kind: 'segmentLost' }>): Scene => {
  const counted = { ...scene, segments: { ...scene.segments, [dragon]: segments } };
  return withBoard(counted, board => ({
    ...board,
    chains: { ...board.chains, [dragon]: withoutTail(board.chains[dragon]) },
  }));
};

const absorbed = (scene: Scene, { dragon, element, taken }: Extract<Happening, { kind: 'absorbed' }>): Scene =>
  withMeters(scene, dragon, { [element]: scene.meters[dragon][element] + taken });

/** What an event changes on the table. Events that only tell why leave the scene as it is. */
const change = (passage: Passage, event: Happening): Scene => {
  const { scene } = passage;
  switch (event.kind) {
    case 'stonesLifted':
      return withStack(scene, event.from, []);
    case 'stoneDropped':
      return withStack(scene, event.on, [...scene.wheel[event.on], event.colour]);
    case 'coinTurned':
      return { ...scene, coin: event.to };
    case 'balanced':
      return withMeters(scene, event.dragon, event.after);
    case 'stepped':
      return stepped(passage, event);
    case 'pricePaid':
      // A price in water is told again as the life that it costs.
      return event.price === 'fire'
        ? withMeters(scene, event.dragon, { fire: scene.meters[event.dragon].fire - 1 })
        : scene;
    case 'rockTrampled':
      return withTile(scene, event.space, 'none');
    case 'rockDamaged':
      return withTile(scene, event.space, event.broken ? 'none' : 'damagedRock');
    case 'absorbed':
      return absorbed(scene, event);
    case 'fireSpent':
      return withMeters(scene, event.dragon, { fire: 0 });
    case 'lifeLost':
      return withMeters(scene, event.dragon, { water: event.water });
    case 'segmentLost':
      return segmentLost(scene, event);
    case 'meterRefilled':
      return withMeters(scene, event.dragon, { water: FULL_METER });
    case 'portalEntered':
    case 'portalLeft':
    case 'effectTriggered':
    case 'actionBegun':
    case 'stoodStill':
    case 'bitten':
    case 'expelled':
    case 'villageStruck':
    case 'phaseSkipped':
    case 'focusImpossible':
    case 'extraPhasesGained':
    case 'opponentChose':
    case 'turnEnded':
    case 'gameOver':
      return scene;
  }
};

/** The scene after an event. */
export const applied = (passage: Passage, event: Happening): Passage => {
  const scene = change(passage, event);
  if (event.kind === 'portalEntered') return { scene, far: event.portal, near: undefined };
  if (event.kind === 'portalLeft') return { scene, far: passage.far, near: event.portal };
  if (event.kind === 'stepped') return { scene, far: undefined, near: undefined };
  return { ...passage, scene };
};

/** The scene after a whole list of events. */
export const afterEvents = (scene: Scene, events: readonly Happening[]): Scene =>
  events.reduce(applied, { scene, far: undefined, near: undefined }).scene;
