import { accept, type Result, refuse, type Unreadable, unreadable } from '@dragonway/core';
import { formatSpace, parseSpace } from '../board/space.js';
import type { Chain, Link, Space } from '../types.js';

/** Writes a chain head to tail, with the portals it runs through in parentheses. */
export const formatChain = ({ spaces, links }: Chain): string =>
  spaces
    .map((space, index) => {
      const link = links[index];
      return `${formatSpace(space)}${link === undefined ? '' : `(${formatSpace(link.near)}${formatSpace(link.far)})`}`;
    })
    .join('');

const PART = /([a-h][1-8])(?:\(([a-h][1-8])([a-h][1-8])\)(?=[a-h]))?/y;
const MIN_SPACES = 2;
const MAX_SPACES = 4;

/** Reads a chain of 2 to 4 spaces; whether it hangs together is for the rules to say. */
export const parseChain = (text: string): Result<Chain, Unreadable<'position/unreadable'>> => {
  const spaces: Space[] = [];
  const links: (Link | undefined)[] = [];
  let at = 0;
  while (at < text.length) {
    PART.lastIndex = at;
    const part = PART.exec(text);
    const space = parseSpace(part?.[1] ?? '');
    if (part === null || space === undefined) {
      return refuse(unreadable('position/unreadable', at, 'a space such as a7, or (p1p2) between two spaces'));
    }
    if (spaces.length === MAX_SPACES) {
      return refuse(unreadable('position/unreadable', at, `at most ${MAX_SPACES} spaces in a chain`));
    }
    const near = parseSpace(part[2] ?? '');
    const far = parseSpace(part[3] ?? '');
    spaces.push(space);
    links.push(near === undefined || far === undefined ? undefined : { near, far });
    at = PART.lastIndex;
  }
  if (spaces.length < MIN_SPACES) {
    return refuse(unreadable('position/unreadable', at, `at least ${MIN_SPACES} spaces in a chain`));
  }
  return accept({ spaces, links: links.slice(0, -1) });
};
