import type { Chain, Direction, Link, Space } from '../types.js';

/**
 * A dragon as the engine carries it: its chain packed into three numbers, so that following the head is a shift and a
 * state stays cheap to copy. Six bits a space, the head lowest; for the links seven bits each, 0 where two spaces hang
 * together directly and otherwise the portal's space plus 1, the link behind the head lowest.
 */
export interface Body {
  readonly spaces: number;
  readonly nears: number;
  readonly fars: number;
  /** Head and segments together: 4 at first, 1 for a defeated dragon. */
  readonly length: number;
  readonly facing: Direction;
  readonly water: number;
  readonly fire: number;
}

export const MAX_LENGTH = 4;
export const FULL_METER = 4;

const SPACE_BITS = 6;
const SPACE_MASK = 63;
const LINK_BITS = 7;
const LINK_MASK = 127;

export const headOf = (body: Body): Space => (body.spaces & SPACE_MASK) as Space;

export const spaceOf = (body: Body, index: number): Space =>
  ((body.spaces >> (index * SPACE_BITS)) & SPACE_MASK) as Space;

export const tailOf = (body: Body): Space => spaceOf(body, body.length - 1);

export const segmentsOf = (body: Body): number => body.length - 1;

/** All lifepoints until defeat. */
export const lifeOf = (body: Body): number => (body.length < 2 ? 0 : (body.length - 2) * FULL_METER + body.water);

/** How the space at this index hangs together with the next one: undefined if directly. */
export const linkOf = (body: Body, index: number): Link | undefined => {
  const near = (body.nears >> (index * LINK_BITS)) & LINK_MASK;
  const far = (body.fars >> (index * LINK_BITS)) & LINK_MASK;
  return near === 0 ? undefined : { near: (near - 1) as Space, far: (far - 1) as Space };
};

/** Whether one of the first `count` parts of the chain lies on the space. */
export const liesOn = (body: Body, space: Space, count: number): boolean => {
  let rest = body.spaces;
  for (let index = 0; index < count; index++) {
    if ((rest & SPACE_MASK) === space) return true;
    rest >>= SPACE_BITS;
  }
  return false;
};

/** Whether one of the first `count` links of the chain runs through the portal. */
export const runsThrough = (body: Body, portal: Space, count: number): boolean => {
  if (body.nears === 0) return false;
  for (let index = 0; index < count; index++) {
    const shift = index * LINK_BITS;
    if (((body.nears >> shift) & LINK_MASK) === portal + 1 || ((body.fars >> shift) & LINK_MASK) === portal + 1) {
      return true;
    }
  }
  return false;
};

/** Whether any part of the dragon is on the space: head, segment or occupied portal. */
export const isPart = (body: Body, space: Space): boolean =>
  liesOn(body, space, body.length) || runsThrough(body, space, body.length - 1);

const lowBits = (bits: number): number => (1 << bits) - 1;

/** The dragon after its head was placed on a space, facing a direction: each segment takes the place before it. */
export const followed = (body: Body, to: Space, facing: Direction, link: Link | undefined): Body => ({
  spaces: ((body.spaces << SPACE_BITS) | to) & lowBits(body.length * SPACE_BITS),
  nears:
    ((body.nears << LINK_BITS) | (link === undefined ? 0 : link.near + 1)) & lowBits((body.length - 1) * LINK_BITS),
  fars: ((body.fars << LINK_BITS) | (link === undefined ? 0 : link.far + 1)) & lowBits((body.length - 1) * LINK_BITS),
  length: body.length,
  facing,
  water: body.water,
  fire: body.fire,
});

export const withMeters = (body: Body, water: number, fire: number): Body => ({
  spaces: body.spaces,
  nears: body.nears,
  fars: body.fars,
  length: body.length,
  facing: body.facing,
  water,
  fire,
});

/** The dragon without its tail; portals that only the tail's link ran through are free again. */
export const withoutTail = (body: Body, water: number): Body => ({
  spaces: body.spaces & lowBits((body.length - 1) * SPACE_BITS),
  nears: body.nears & lowBits((body.length - 2) * LINK_BITS),
  fars: body.fars & lowBits((body.length - 2) * LINK_BITS),
  length: body.length - 1,
  facing: body.facing,
  water,
  fire: body.fire,
});

/** Packs a chain, cut from its tail to at most so many segments. */
export const bodyOf = (
  chain: Chain,
  { facing, segments, water, fire }: { facing: Direction; segments: number; water: number; fire: number },
): Body => {
  const length = Math.min(chain.spaces.length, segments + 1);
  const pack = (values: readonly number[], bits: number) =>
    values.reduce((packed, value, index) => packed | (value << (index * bits)), 0);
  const links = chain.links.slice(0, length - 1);
  return {
    spaces: pack(chain.spaces.slice(0, length), SPACE_BITS),
    nears: pack(
      links.map(link => (link === undefined ? 0 : link.near + 1)),
      LINK_BITS,
    ),
    fars: pack(
      links.map(link => (link === undefined ? 0 : link.far + 1)),
      LINK_BITS,
    ),
    length,
    facing,
    water,
    fire,
  };
};

export const chainOf = (body: Body): Chain => ({
  spaces: Array.from({ length: body.length }, (_, index) => spaceOf(body, index)),
  links: Array.from({ length: body.length - 1 }, (_, index) => linkOf(body, index)),
});
