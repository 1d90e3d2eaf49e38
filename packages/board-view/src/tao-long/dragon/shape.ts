import { bearing, clamp, distance, type Point, scale, smoothstep } from '../../shared/geometry/vector.js';
import { SIDE } from '../geometry/layout.js';
import { type Skin, skinOf } from './skin.js';
import { bodyLength, endOf, type Rib, ribAt, type Spine, type Stretch, spinesOf } from './spine.js';
import { type Cut, OVERHANG, type Track } from './track.js';

/** Where a part of the artwork lies: its place, its bearing, and how much of it is there. */
export interface Placement {
  readonly at: Point;
  readonly bearing: number;
  readonly size: number;
  readonly opacity: number;
}

export interface Leg extends Placement {
  readonly side: 1 | -1;
  /** How far the leg is swung forward, in degrees. */
  readonly swing: number;
}

/** One drawn piece of a dragon with everything that belongs to it. */
export interface PieceShape {
  readonly skin: Skin;
  readonly legs: readonly Leg[];
  readonly head: Placement | undefined;
  readonly tuft: Placement | undefined;
  readonly cuts: readonly Cut[];
}

export interface DragonShape {
  readonly pieces: readonly PieceShape[];
}

/** How a body is built: where its pairs of legs are, as shares of its length, and how large legs and head are. */
export interface Build {
  readonly legShares: readonly number[];
  readonly legs: number;
  readonly head: number;
}

const BUILD: Build = { legShares: [0.24, 0.62], legs: 1, head: 1 };
const HEAD_GONE = 0.12 * SIDE;
const HEAD_WHOLE = 0.62 * SIDE;

const backwards = (rib: Rib): Point => ({ x: rib.side.y, y: -rib.side.x });

/** 0 within `gone` of a portal that the body is cut at, 1 beyond `whole`. */
const awayFromPortals = (at: Point, cuts: readonly Cut[], gone: number, whole: number): number =>
  cuts
    .filter(cut => cut.kind === 'portal')
    .reduce((least, cut) => Math.min(least, smoothstep(gone, whole, distance(at, cut.at))), 1);

// A leg in the middle of a portal would stand beside the hole, so legs are gone there before the body is.
const legOpacity = (at: Point, cuts: readonly Cut[]): number => awayFromPortals(at, cuts, 0.4 * SIDE, 0.52 * SIDE);

/** Beyond a border the body is drawn once more, fading; its legs are not. */
const isOwn = (spine: Spine, position: number): boolean => {
  const from = spine.start + (spine.front?.kind === 'border' && spine.start > 0 ? OVERHANG : 0);
  const to = endOf(spine) - (spine.back?.kind === 'border' ? OVERHANG : 0);
  return position >= from && position <= to;
};

const legsOf = (
  spine: Spine,
  cuts: readonly Cut[],
  { legShares, legs }: Build,
  length: number,
  stride: number,
): readonly Leg[] =>
  legShares.flatMap((share, pair) => {
    const position = clamp(share * length, 0.56 * SIDE, length);
    if (!isOwn(spine, position)) return [];
    const rib = ribAt(spine, position);
    const size = legs * (pair === 0 ? 1 : 0.92);
    return ([1, -1] as const).map(side => ({
      at: rib.centre,
      bearing: bearing(scale(backwards(rib), -1)),
      size,
      opacity: legOpacity(rib.centre, cuts),
      side,
      swing: Math.sin((stride + (pair === 0 ? 0 : 0.5) + (side === 1 ? 0 : 0.5)) * Math.PI * 2) * 13,
    }));
  });

const headOf = (spine: Spine, cuts: readonly Cut[], size: number): Placement | undefined => {
  const first = spine.ribs[0];
  if (spine.start > 0.001 || first === undefined) return undefined;
  const opacity = awayFromPortals(first.centre, cuts, HEAD_GONE, HEAD_WHOLE);
  return {
    at: first.centre,
    bearing: bearing(scale(backwards(first), -1)),
    size: size * (0.55 + 0.45 * opacity),
    opacity,
  };
};

const tuftOf = (spine: Spine): Placement | undefined => {
  const last = spine.ribs.at(-3);
  if (!spine.isTail || last === undefined) return undefined;
  return { at: last.centre, bearing: bearing(backwards(last)), size: 1, opacity: 1 };
};

/** A body on a stretch of a track. `stride` counts steps while it walks; whole numbers are a dragon at rest. */
export const shapeOn = (track: Track, stretch: Stretch, stride = 0, build: Build = BUILD): DragonShape => {
  const length = bodyLength(stretch);
  const pieces = spinesOf(track, stretch).map((spine): PieceShape => {
    const cuts = [spine.front, spine.back].filter(cut => cut !== undefined);
    return {
      skin: skinOf(spine),
      legs: legsOf(spine, cuts, build, length, stride),
      head: headOf(spine, cuts, build.head),
      tuft: tuftOf(spine),
      cuts,
    };
  });
  return { pieces };
};
