import { heldAs, rolledInto } from '../dice/dice.js';
import type { Element, Piece, Player, WayScene } from '../types.js';
import type { SwappedPiece, WayHappening } from './happening.js';

const withPiece = (scene: WayScene, piece: Piece): WayScene => ({
  ...scene,
  pieces: [...scene.pieces.filter(({ player, path }) => player !== piece.player || path !== piece.path), piece],
});

const withSwap = (scene: WayScene, path: Element, pieces: readonly SwappedPiece[]): WayScene =>
  pieces.reduce((now, { player, to }) => withPiece(now, { player, path, space: to }), scene);

const withTurn = (scene: WayScene, turn: Player | undefined): WayScene => ({ ...scene, turn, dice: [] });

/** The scene after one event. */
export const appliedTo = (scene: WayScene, event: WayHappening): WayScene => {
  switch (event.kind) {
    case 'rolled':
      return { ...scene, dice: rolledInto(scene.dice, event.dice) };
    case 'kept':
      return { ...scene, dice: heldAs(scene.dice, event.dice) };
    case 'powerUsed':
      return { ...scene, spent: [...scene.spent.filter(player => player !== event.player), event.player] };
    case 'entered':
    case 'moved':
      return withPiece(scene, { player: event.player, path: event.path, space: event.to });
    case 'swapped':
      return withSwap(scene, event.path, event.pieces);
    case 'turnEnded':
      return withTurn(scene, event.next);
    case 'turnRepeated':
      return withTurn(scene, event.player);
    case 'gameEnded':
      return { ...scene, turn: undefined };
    case 'dragonsCounted':
    case 'passedOver':
    case 'blocked':
    case 'finishedPath':
    case 'passed':
    case 'declined':
      return scene;
  }
};
