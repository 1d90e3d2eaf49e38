import type { Point } from '../../shared/geometry/vector.js';
import { easeInOut } from '../../shared/motion/easing.js';
import { between, type WayLayout } from '../geometry/layout.js';
import type { Piece, Player } from '../types.js';
import type { WayMoment, WayMotion } from './timeline.js';

/** A piece between two spaces: where its foot is, and how high it is lifted, in drawing units. */
export interface Flying {
  readonly player: Player;
  readonly at: Point;
  readonly lift: number;
  /** 0 while it still comes out of the symbol, 1 when it is wholly there. */
  readonly opacity: number;
}

const LOW = 5;
const HIGH = 17;

type Travel = Extract<WayMotion, { kind: 'travel' }>;
type Swap = Extract<WayMotion, { kind: 'swap' }>;

/** Low over empty spaces, high over pieces. */
const liftOver = (position: number, over: readonly number[]): number =>
  over.reduce((most, space) => Math.max(most, HIGH * Math.max(0, 1 - Math.abs(space - position) * 0.8)), LOW);

const travelling = ({ piece, to, over }: Travel, share: number, layout: WayLayout): Flying => {
  const position = piece.space + (to - piece.space) * easeInOut(share);
  const edge = Math.min(1, share * 6, (1 - share) * 6);
  return {
    player: piece.player,
    at: between(piece.path, position, layout),
    lift: liftOver(position, over) * edge,
    opacity: piece.space === 0 ? Math.min(1, share * 5) : 1,
  };
};

const WAKING = 0.24;

/** Both go in half a circle round the middle between them, after the Great Dragon has opened its eyes. */
const swapping = ({ path, pieces }: Swap, share: number, layout: WayLayout): readonly Flying[] => {
  const moved = easeInOut(
    Math.max(0, (share - WAKING) / (1 - WAKING - 0.1) > 1 ? 1 : (share - WAKING) / (0.9 - WAKING)),
  );
  return pieces.map(({ player, from, to }, index) => {
    const at = between(path, from + (to - from) * moved, layout);
    const aside = Math.sin(moved * Math.PI) * 34 * (index === 0 ? 1 : -1);
    return { player, at: { x: at.x + aside, y: at.y }, lift: Math.sin(moved * Math.PI) * HIGH, opacity: 1 };
  });
};

/** The pieces in the air at a moment; the scene's own drawing leaves them out. */
export const flyingAt = ({ motion, share }: WayMoment, layout: WayLayout): readonly Flying[] => {
  if (motion?.kind === 'travel') return [travelling(motion, share, layout)];
  return motion?.kind === 'swap' ? swapping(motion, share, layout) : [];
};

/** Whether a piece of the scene is in the air. */
export const isFlying = (piece: Piece, motion: WayMotion | undefined): boolean => {
  if (motion?.kind === 'travel') return motion.piece.player === piece.player && motion.piece.path === piece.path;
  return (
    motion?.kind === 'swap' && motion.path === piece.path && motion.pieces.some(({ player }) => player === piece.player)
  );
};
