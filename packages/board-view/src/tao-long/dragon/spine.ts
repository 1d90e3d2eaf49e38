import { pointAlong, sampleKnots } from '../../shared/geometry/spline.js';
import {
  add,
  clamp,
  distance,
  mix,
  mixPoints,
  type Point,
  quarterTurn,
  scale,
  smoothstep,
  subtract,
  unit,
} from '../../shared/geometry/vector.js';
import { SIDE } from '../geometry/layout.js';
import type { Cut, Piece, Track } from './track.js';
import { halfWidth } from './width.js';

/** One cross-section of the body. */
export interface Rib {
  readonly centre: Point;
  /** The unit vector to the right of the way towards the tail. */
  readonly side: Point;
  readonly half: number;
  /** How far the body goes to each side: less than half on the inside of a sharp bend, where scales would crumple. */
  readonly right: number;
  readonly left: number;
}

/** A drawn stretch of the body: ribs at even distances, the first one `start` away from the head's centre. */
export interface Spine {
  readonly ribs: readonly Rib[];
  readonly start: number;
  readonly front: Cut | undefined;
  readonly back: Cut | undefined;
  readonly isTail: boolean;
}

/** Which stretch of a track a body lies on, and to which side the tip of its tail curls: -1 to 1. */
export interface Stretch {
  readonly head: number;
  readonly tail: number;
  readonly curl: number;
}

export const RIB_STEP = 5;
const CURL_FROM = 0.34 * SIDE;
/** The length of the curled tip beyond the tail's centre. */
export const CURL_LENGTH = 0.42 * SIDE;

const locate = (piece: Piece, position: number): Point => pointAlong(piece.curve, position - piece.offset);

/** The last stretch before the tail's centre and the tip that curls inside the tail's space. */
const curledEnd = (piece: Piece, tail: number, curl: number): readonly Point[] => {
  const first = locate(piece, tail - CURL_FROM * 2);
  const second = locate(piece, tail - CURL_FROM);
  const centre = locate(piece, tail);
  const back = unit(subtract(centre, locate(piece, tail - 4)));
  const aside = scale(quarterTurn(back), curl);
  const bow = add(centre, add(scale(back, 0.21 * SIDE), scale(aside, 0.07 * SIDE)));
  const tip = add(centre, add(scale(back, 0.27 * SIDE), scale(aside, 0.27 * SIDE)));
  const knot = (before: Point, here: Point, after: Point) => ({
    point: here,
    tangent: scale(subtract(after, before), 0.5),
  });
  const end = { point: tip, tangent: scale(add(scale(aside, 1), scale(back, -0.25)), 0.2 * SIDE) };
  return sampleKnots([knot(first, second, centre), knot(second, centre, bow), knot(centre, bow, tip), end], 8);
};

const evenly = (points: readonly Point[], step: number): readonly Point[] => {
  const spread: Point[] = [];
  let left = 0;
  points.forEach((here, index) => {
    const next = points[index + 1];
    if (next === undefined) return;
    const away = subtract(next, here);
    const length = Math.hypot(away.x, away.y);
    let position = left;
    for (; position < length; position += step) spread.push(add(here, scale(away, position / length)));
    left = position - length;
  });
  const last = points.at(-1);
  if (last !== undefined) spread.push(last);
  return spread;
};

const lineOf = (piece: Piece, { head, tail, curl }: Stretch): readonly Point[] => {
  const from = Math.max(piece.from, head);
  const isTail = tail <= piece.to;
  const to = isTail ? tail - CURL_FROM : Math.min(piece.to, tail);
  const count = Math.max(1, Math.ceil((to - from) / RIB_STEP));
  const line = Array.from({ length: count + 1 }, (_, index) => locate(piece, from + ((to - from) * index) / count));
  return isTail ? [...(to > from ? line.slice(0, -1) : []), ...curledEnd(piece, tail, curl)] : line;
};

/** The body narrows where it is drawn into a portal. */
const narrowed = (centre: Point, cuts: readonly Cut[]): number =>
  cuts
    .filter(cut => cut.kind === 'portal')
    .reduce(
      (least, cut) => Math.min(least, 0.34 + 0.66 * smoothstep(0.04 * SIDE, 0.42 * SIDE, distance(centre, cut.at))),
      1,
    );

/** How sharply a line bends to the right between three points; to the left it is below zero. */
const bendAt = (before: Point, here: Point, after: Point): number => {
  const one = unit(subtract(here, before));
  const other = unit(subtract(after, here));
  return (one.x * other.y - one.y * other.x) / RIB_STEP;
};

const ribsOf = (line: readonly Point[], cuts: readonly Cut[], widthAt: (index: number) => number): readonly Rib[] =>
  line.map((centre, index) => {
    const before = line[index - 1] ?? centre;
    const after = line[index + 1] ?? centre;
    const half = widthAt(index) * narrowed(centre, cuts);
    const bend = bendAt(line[index - 2] ?? before, centre, line[index + 2] ?? after) / 2;
    const inner = Math.abs(bend) < 0.001 ? half : Math.min(half, 0.86 / Math.abs(bend));
    const side = quarterTurn(unit(subtract(after, before)));
    return { centre, side, half, right: bend > 0 ? inner : half, left: bend < 0 ? inner : half };
  });

/** The whole length of a body on a stretch, from the head's centre to the tip of the tail. */
export const bodyLength = ({ head, tail }: Stretch): number => tail - head + CURL_LENGTH;

/** The drawn stretches of a body: one for each piece of the track that it touches. */
export const spinesOf = (track: Track, stretch: Stretch): readonly Spine[] => {
  const length = bodyLength(stretch);
  return track.pieces.flatMap(piece => {
    const isTouched = piece.to > stretch.head && piece.from < stretch.tail;
    if (!isTouched) return [];
    const start = Math.max(piece.from, stretch.head) - stretch.head;
    const isTail = stretch.tail <= piece.to;
    const back = isTail ? undefined : piece.back;
    const cuts = [piece.front, back].filter(cut => cut !== undefined);
    const widthAt = (index: number): number => halfWidth(clamp((start + index * RIB_STEP) / length, 0, 1)) * SIDE;
    const ribs = ribsOf(evenly(lineOf(piece, stretch), RIB_STEP), cuts, widthAt);
    return [{ ribs, start, front: piece.front, back, isTail }];
  });
};

const LOST: Rib = { centre: { x: 0, y: 0 }, side: { x: 1, y: 0 }, half: 0, right: 0, left: 0 };

/** The cross-section at a distance from the head's centre, between two ribs if need be. */
export const ribAt = ({ ribs, start }: Spine, position: number): Rib => {
  const place = clamp((position - start) / RIB_STEP, 0, ribs.length - 1);
  const index = Math.min(Math.floor(place), ribs.length - 2);
  const one = ribs[index] ?? ribs[0] ?? LOST;
  const other = ribs[index + 1] ?? one;
  const share = place - index;
  return {
    centre: mixPoints(one.centre, other.centre, share),
    side: unit(mixPoints(one.side, other.side, share)),
    half: mix(one.half, other.half, share),
    right: mix(one.right, other.right, share),
    left: mix(one.left, other.left, share),
  };
};

/** The distance from the head's centre at which a stretch ends. */
export const endOf = ({ ribs, start }: Spine): number => start + (ribs.length - 1) * RIB_STEP;
