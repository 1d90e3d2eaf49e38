import { catmullRomTangent, type Knot, type Measured, measure, sampleKnots } from '../../shared/geometry/spline.js';
import { add, bearing, mixPoints, type Point, scale, subtract } from '../../shared/geometry/vector.js';
import { centreOf, type Layout, SIDE, stepBetween, stepOf } from '../geometry/layout.js';
import type { Chain, Direction, Space } from '../types.js';

/** Where a body is cut: it dissolves at a portal's centre, or leaves the area over a border of the torus. */
export interface Cut {
  readonly kind: 'portal' | 'border';
  readonly at: Point;
  /** The bearing in which the body goes away; of no use at a portal, where everything near the centre dissolves. */
  readonly outward: number;
}

/** A stretch of the centre line that is drawn in one go. Positions are measured from the track's first space, all pieces alike. */
export interface Piece {
  readonly curve: Measured;
  /** The position of the curve's first sample. */
  readonly offset: number;
  readonly from: number;
  readonly to: number;
  readonly front: Cut | undefined;
  readonly back: Cut | undefined;
}

/** The centre line through a chain of spaces, head first. */
export interface Track {
  readonly pieces: readonly Piece[];
  /** The position of each space's centre. */
  readonly stops: readonly number[];
}

/** How far a body is drawn beyond a border of the torus, where it fades. */
export const OVERHANG = 0.42 * SIDE;
const PER_SPAN = 12;

interface Node {
  readonly space: Space;
  /** The chain's index, or undefined for a portal that the chain runs through. */
  readonly index: number | undefined;
}

interface Run {
  readonly points: Point[];
  readonly indices: (number | undefined)[];
  front: Cut | undefined;
  back: Cut | undefined;
}

const emptyRun = (front?: Cut): Run => ({ points: [], indices: [], front, back: undefined });

const grow = (run: Run, where: Point, index: number | undefined): void => {
  run.points.push(where);
  run.indices.push(index);
};

/** The chain with its portals, cut into groups wherever it goes through a pair of them. */
const groupsOf = ({ spaces, links }: Chain): readonly (readonly Node[])[] => {
  const groups: Node[][] = [[]];
  spaces.forEach((space, index) => {
    groups.at(-1)?.push({ space, index });
    const link = links[index];
    if (link === undefined || index === spaces.length - 1) return;
    groups.at(-1)?.push({ space: link.near, index: undefined });
    groups.push([{ space: link.far, index: undefined }]);
  });
  return groups;
};

const runsOfGroup = (nodes: readonly Node[], layout: Layout): readonly Run[] => {
  const runs: Run[] = [emptyRun()];
  nodes.forEach((node, position) => {
    const here = centreOf(node.space, layout);
    const run = runs.at(-1) ?? emptyRun();
    grow(run, here, node.index);
    const next = nodes[position + 1];
    if (next === undefined) return;
    const { step, isOverBorder } = stepBetween(node.space, next.space, layout);
    if (!isOverBorder) return;
    const there = centreOf(next.space, layout);
    grow(run, add(here, scale(step, SIDE)), undefined);
    run.back = { kind: 'border', at: add(here, scale(step, SIDE / 2)), outward: bearing(step) };
    const outward = bearing(scale(step, -1));
    const entering = emptyRun({ kind: 'border', at: subtract(there, scale(step, SIDE / 2)), outward });
    grow(entering, subtract(there, scale(step, SIDE)), undefined);
    runs.push(entering);
  });
  return runs;
};

const portalAt = (at: Point): Cut => ({ kind: 'portal', at, outward: 0 });

const runsOf = (chain: Chain, layout: Layout): readonly Run[] => {
  const groups = groupsOf(chain).map(nodes => runsOfGroup(nodes, layout));
  groups.forEach((runs, index) => {
    const last = runs.at(-1);
    const first = runs[0];
    const end = last?.points.at(-1);
    const start = first?.points[0];
    if (index < groups.length - 1 && last !== undefined && end !== undefined) last.back = portalAt(end);
    if (index > 0 && first !== undefined && start !== undefined) first.front = portalAt(start);
  });
  return groups.flat();
};

/** A tangent at one of the chain's spaces that differs from the Catmull-Rom one, by a share from 0 to 1. */
export interface Bend {
  readonly index: number;
  readonly tangent: Point;
  readonly share: number;
}

const tangentAt = (run: Run, position: number, ahead: Point | undefined): Point => {
  const here = run.points[position] ?? { x: 0, y: 0 };
  const before = run.points[position - 1];
  const after = run.points[position + 1];
  if (before === undefined && ahead !== undefined) return scale(ahead, -SIDE);
  if (before !== undefined && after !== undefined) return catmullRomTangent(before, after);
  if (after !== undefined) return subtract(after, here);
  return before === undefined ? { x: 0, y: SIDE } : subtract(here, before);
};

const knotsOf = (run: Run, ahead: Point | undefined, bends: readonly Bend[]): readonly Knot[] =>
  run.points.map((where, position) => {
    const plain = tangentAt(run, position, position === 0 ? ahead : undefined);
    const index = run.indices[position];
    const bend = bends.find(candidate => index !== undefined && candidate.index === index);
    return { point: where, tangent: bend === undefined ? plain : mixPoints(plain, bend.tangent, bend.share) };
  });

const rangeOf = (run: Run, curve: Measured, offset: number): { readonly from: number; readonly to: number } => {
  const length = curve.along.at(-1) ?? 0;
  const trim = SIDE / 2 - OVERHANG;
  return {
    from: offset + (run.front?.kind === 'border' ? trim : 0),
    to: offset + length - (run.back?.kind === 'border' ? trim : 0),
  };
};

/**
 * The centre line through a chain: Catmull-Rom through the centres, with a phantom point one space ahead of the head, so that
 * the neck leaves straight along its facing. It is cut at portals and at the borders of a torus.
 */
export const trackOf = (chain: Chain, facing: Direction, layout: Layout, bends: readonly Bend[] = []): Track => {
  const runs = runsOf(chain, layout);
  const stops: number[] = [];
  let next = 0;
  const pieces = runs.map((run, order): Piece => {
    const ahead = order === 0 ? stepOf(facing, layout) : undefined;
    const curve = measure(sampleKnots(knotsOf(run, ahead, bends), PER_SPAN));
    // A run that enters over a border begins one whole space before its first own space, under the other run's overhang.
    const offset = run.front?.kind === 'border' ? next - SIDE : next;
    run.indices.forEach((index, position) => {
      if (index !== undefined) stops[index] = offset + (curve.along[position * PER_SPAN] ?? 0);
    });
    next = offset + (curve.along.at(-1) ?? 0);
    return { curve, offset, ...rangeOf(run, curve, offset), front: run.front, back: run.back };
  });
  return { pieces, stops };
};
