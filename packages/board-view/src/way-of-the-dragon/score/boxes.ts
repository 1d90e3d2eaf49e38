import { ELEMENTS, type Element, numberOf, type Player, type WayScene } from '../types.js';

/** One path of a player: a number where the piece rests, on its way, or not entered. */
export type ScoreBox =
  | { readonly kind: 'rests'; readonly number: number }
  | { readonly kind: 'onItsWay'; readonly space: number }
  | { readonly kind: 'notEntered' };

export interface PathScore {
  readonly path: Element;
  readonly box: ScoreBox;
}

const boxOf = ({ pieces, length }: WayScene, player: Player, path: Element): ScoreBox => {
  const piece = pieces.find(other => other.player === player && other.path === path);
  if (piece === undefined) return { kind: 'notEntered' };
  const number = numberOf(piece.space, length);
  return number === 0 ? { kind: 'onItsWay', space: piece.space } : { kind: 'rests', number };
};

/** The five boxes of a player, in the order of the paths. */
export const scoreBoxes = (scene: WayScene, player: Player): readonly PathScore[] =>
  ELEMENTS.map(path => ({ path, box: boxOf(scene, player, path) }));

/** The sum of the numbers under a player's pieces, as the board shows it. */
export const pointsOf = (scene: WayScene, player: Player): number =>
  scene.pieces
    .filter(piece => piece.player === player)
    .reduce((sum, { space }) => sum + numberOf(space, scene.length), 0);
