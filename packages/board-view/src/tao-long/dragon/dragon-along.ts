import { add, mix, type Point, quarterTurn, scale, smoothstep, subtract } from '../../shared/geometry/vector.js';
import { bearingOf, centreOf, type Layout, SIDE, stepBetween, stepOf } from '../geometry/layout.js';
import type { Chain, Direction } from '../types.js';
import { type DragonShape, type Placement, shapeOn } from './shape.js';
import { type Bend, trackOf } from './track.js';

/** A dragon at rest: its chain and the way it faces. */
export interface Pose {
  readonly chain: Chain;
  readonly facing: Direction;
}

/** One step of a dragon: the pose before it and the pose after it. */
export interface Step {
  readonly before: Pose;
  readonly after: Pose;
}

/** To which side the tip curls: against the last bend, so that the tail ends in an S. */
const curlOf = ({ spaces }: Chain, layout: Layout): number => {
  const [before, last, tail] = spaces.slice(-3);
  if (before === undefined || last === undefined || tail === undefined) return 1;
  const one = stepBetween(before, last, layout).step;
  const other = stepBetween(last, tail, layout).step;
  const turn = one.x * other.y - one.y * other.x;
  return turn > 0 ? -1 : 1;
};

const hasBody = ({ chain }: Pose): boolean => chain.spaces.length > 1;

/** Where the head lies and points; also all that is drawn of a defeated dragon. */
export const headPlacement = ({ chain, facing }: Pose, layout: Layout): Placement => ({
  at: centreOf(chain.spaces[0] ?? 0, layout),
  bearing: bearingOf(facing, layout),
  size: 1,
  opacity: 1,
});

/** The dragon at rest; without a segment it has no body, and no pieces. */
export const dragonAtRest = (pose: Pose, layout: Layout): DragonShape => {
  if (!hasBody(pose)) return { pieces: [] };
  const track = trackOf(pose.chain, pose.facing, layout);
  return shapeOn(track, { head: 0, tail: track.stops.at(-1) ?? 0, curl: curlOf(pose.chain, layout) });
};

/** The spaces of the step's whole way: the new head, then everything the old chain held. */
const wayOf = ({ before, after }: Step): Chain => ({
  spaces: [after.chain.spaces[0] ?? 0, ...before.chain.spaces],
  links: [after.chain.links[0], ...before.chain.links],
});

const straightBack = (way: Chain, index: number, layout: Layout): Point => {
  const here = way.spaces[index] ?? 0;
  const link = way.links[index - 1];
  return scale(stepBetween(link?.far ?? way.spaces[index - 1] ?? here, here, layout).step, SIDE);
};

/** The head turns first and the tail straightens last: the way bends like the resting poses at its two ends. */
const bendsOf = (step: Step, way: Chain, layout: Layout, share: number): readonly Bend[] => [
  { index: 1, tangent: scale(stepOf(step.before.facing, layout), -SIDE), share: 1 - smoothstep(0, 0.42, share) },
  {
    index: way.spaces.length - 2,
    tangent: straightBack(way, way.spaces.length - 2, layout),
    share: smoothstep(0.55, 1, share),
  },
];

/** Heads lead, tails arrive last; both start and end together with the step. */
const tailShare = (share: number): number => share ** 1.35;

/**
 * The dragon part of the way through a step: 0 is the pose before it, 1 the pose after. The whole body slides along the
 * centre line of the way; through a portal its head covers two spaces while its tail leaves one.
 */
export const dragonAlong = (step: Step, layout: Layout, share: number): DragonShape => {
  if (!hasBody(step.before) || !hasBody(step.after)) return { pieces: [] };
  const way = wayOf(step);
  const bends =
    way.spaces.length > 3 ? bendsOf(step, way, layout, share) : bendsOf(step, way, layout, share).slice(0, 1);
  const track = trackOf(way, step.after.facing, layout, bends);
  const last = way.spaces.length - 1;
  const stop = (index: number): number => track.stops[index] ?? 0;
  return shapeOn(
    track,
    {
      head: mix(stop(1), stop(0), share),
      tail: mix(stop(last), stop(last - 1), tailShare(share)),
      curl: mix(curlOf(step.before.chain, layout), curlOf(step.after.chain, layout), smoothstep(0.2, 0.8, share)),
    },
    share,
  );
};

/** A short neck from a head towards a ghost one step ahead of it: the outline of a strip. */
export const neckBetween = (from: Point, to: Point): string => {
  const way = subtract(to, from);
  const side = scale(quarterTurn(way), 0.15);
  const start = add(from, scale(way, 0.42));
  const end = add(from, scale(way, 0.72));
  const spot = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  return `M${spot(add(start, side))}L${spot(add(end, side))}M${spot(subtract(end, side))}L${spot(subtract(start, side))}`;
};
