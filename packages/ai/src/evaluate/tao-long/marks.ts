import { type Body, spaceOf } from '@dragonway/tao-long';

/** Which dragon has a part on a space: 0 for none, otherwise the dragon's mark. Heads, segments and occupied portals. */
export type Marks = Uint8Array;

export const HEAVEN_MARK = 1;
export const EARTH_MARK = 2;

const LINK_BITS = 7;
const LINK_MASK = 127;

const markPortals = (marks: Marks, packed: number, mark: number): void => {
  for (let rest = packed; rest !== 0; rest >>= LINK_BITS) {
    if ((rest & LINK_MASK) !== 0) marks[(rest & LINK_MASK) - 1] = mark;
  }
};

/** Writes a mark on every part of the dragon; with 0 it takes the dragon's marks away again. */
export const markBody = (marks: Marks, body: Body, mark: number): void => {
  for (let index = 0; index < body.length; index++) marks[spaceOf(body, index)] = mark;
  if (body.nears === 0) return;
  markPortals(marks, body.nears, mark);
  markPortals(marks, body.fars, mark);
};

/** Writes a mark on the tail and on the portals that only its link runs through. */
export const markTail = (marks: Marks, body: Body, mark: number): void => {
  marks[spaceOf(body, body.length - 1)] = mark;
  const shift = (body.length - 2) * LINK_BITS;
  if (body.nears >> shift === 0) return;
  markPortals(marks, body.nears >> shift, mark);
  markPortals(marks, body.fars >> shift, mark);
};
