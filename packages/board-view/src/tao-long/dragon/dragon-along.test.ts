import { array, assert, constantFrom, double, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { FLAT, fileOf, rankOf, spaceAt } from '../geometry/layout.js';
import { followed } from '../motion/apply.js';
import type { Chain, Direction, Space } from '../types.js';
import { dragonAlong, dragonAtRest, headPlacement, type Pose } from './dragon-along.js';
import type { DragonShape } from './shape.js';

const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

const onward = (space: Space, direction: Direction): Space | undefined => {
  const [files, ranks] = STEPS[direction];
  const file = fileOf(space) + files;
  const rank = rankOf(space) + ranks;
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? undefined : spaceAt(file, rank);
};

/** A pose and a step out of it, from a walk that never meets itself. */
const walkOf = (
  start: Space,
  directions: readonly Direction[],
): { readonly pose: Pose; readonly to: Space } | undefined => {
  const spaces = [start];
  let facing: Direction = 0;
  for (const direction of directions) {
    const next = onward(spaces[0] ?? 0, direction);
    if (next === undefined || spaces.includes(next)) return undefined;
    spaces.unshift(next);
    facing = direction;
  }
  const [to, ...rest] = spaces;
  if (to === undefined || rest.length < 2) return undefined;
  const last = directions.at(-2) ?? facing;
  return { to, pose: { chain: { spaces: rest, links: rest.slice(1).map(() => undefined) }, facing: last } };
};

const directions = array(constantFrom<Direction>(0, 1, 2, 3), { minLength: 3, maxLength: 5 });
const walks = tuple(integer({ min: 0, max: 63 }), directions)
  .map(([start, ways]) => ({ walk: walkOf(start, ways), last: ways.at(-1) ?? 0 }))
  .filter(
    (drawn): drawn is { walk: NonNullable<ReturnType<typeof walkOf>>; last: Direction } => drawn.walk !== undefined,
  );

const numbersIn = (path: string): readonly number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
const outlineOf = (shape: DragonShape): readonly number[] =>
  shape.pieces.flatMap(({ skin }) => numbersIn(skin.outline));

const farthest = (one: readonly number[], other: readonly number[]): number =>
  one.length === other.length
    ? Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? Number.NaN))))
    : Number.POSITIVE_INFINITY;

test('a slide begins with the pose before the step and ends with the pose after it', () => {
  assert(
    property(walks, ({ walk, last }) => {
      const before = walk.pose;
      const after: Pose = { chain: followed(before.chain, walk.to, undefined), facing: last };
      const step = { before, after };
      expect(farthest(outlineOf(dragonAlong(step, FLAT, 0)), outlineOf(dragonAtRest(before, FLAT)))).toBeLessThan(0.7);
      expect(farthest(outlineOf(dragonAlong(step, FLAT, 1)), outlineOf(dragonAtRest(after, FLAT)))).toBeLessThan(0.7);
    }),
    { numRuns: 200 },
  );
});

test('every number of every moment of a slide is a number', () => {
  assert(
    property(walks, double({ min: 0, max: 1, noNaN: true }), ({ walk, last }, share) => {
      const after: Pose = { chain: followed(walk.pose.chain, walk.to, undefined), facing: last };
      const { pieces } = dragonAlong({ before: walk.pose, after }, FLAT, share);
      for (const { skin } of pieces) for (const path of Object.values(skin)) expect(path).not.toMatch(/NaN|Infinity/);
      expect(pieces.filter(({ head }) => head !== undefined)).toHaveLength(1);
    }),
    { numRuns: 200 },
  );
});

const THROUGH: { readonly before: Chain; readonly after: Chain } = {
  before: { spaces: [spaceAt(4, 2), spaceAt(3, 2), spaceAt(3, 1)], links: [undefined, undefined] },
  after: {
    spaces: [spaceAt(3, 5), spaceAt(4, 2), spaceAt(3, 2)],
    links: [{ near: spaceAt(2, 5), far: spaceAt(5, 2) }, undefined],
  },
};

test('through a portal the head goes in on one side and comes out on the other', () => {
  const step = { before: { chain: THROUGH.before, facing: 1 }, after: { chain: THROUGH.after, facing: 1 } } as const;
  const headAt = (share: number) =>
    dragonAlong(step, FLAT, share).pieces.flatMap(({ head }) => (head === undefined ? [] : [head]))[0];
  expect(headAt(0)?.at).toEqual({ x: 450, y: 550 });
  expect(headAt(0.45)?.opacity).toBeLessThan(0.1);
  expect(headAt(0.55)?.opacity).toBeLessThan(0.1);
  expect(headAt(1)?.at).toEqual({ x: 350, y: 250 });
  expect(dragonAlong(step, FLAT, 1).pieces).toHaveLength(2);
});

test('a shorter dragon is shorter, not thinner', () => {
  const chain = (count: number): Chain => ({
    spaces: Array.from({ length: count }, (_, index) => spaceAt(2, 6 - index)),
    links: Array.from({ length: count - 1 }, () => undefined),
  });
  const widest = (count: number): number => {
    const xs = outlineOf(dragonAtRest({ chain: chain(count), facing: 0 }, FLAT)).filter((_, index) => index % 2 === 0);
    return Math.max(...xs) - 250;
  };
  expect(Math.abs(widest(2) - widest(4))).toBeLessThan(8);
});

test('a dragon without segments has no body, and its head keeps its place and facing', () => {
  const pose = { chain: { spaces: [spaceAt(1, 1)], links: [] }, facing: 2 } as const;
  expect(dragonAtRest(pose, FLAT).pieces).toEqual([]);
  expect(headPlacement(pose, FLAT)).toMatchObject({ at: { x: 150, y: 650 }, bearing: 180 });
});
