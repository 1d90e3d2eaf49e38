import { accept, type Result, refuse, type Unreadable, unreadable } from '@dragonway/core';
import { formatDirection, parseDirection } from '../board/direction.js';
import { formatSpace, parseSpace } from '../board/space.js';
import type { ActMove, Colour, Move, SoloWay, SpiritMove, Then, WayStep } from '../types.js';
import { formatElement, parseElement } from './signs.js';

const COLOUR_SIGN: Readonly<Record<Colour, string>> = { white: 'w', black: 'b' };
const THEN_SIGN: Readonly<Record<Then, string>> = { absorb: '+', expel: '!' };

const formatStep = ({ direction, portal }: WayStep): string =>
  portal === undefined
    ? formatDirection(direction)
    : `${formatDirection(direction)}@${formatSpace(portal.to)}${formatDirection(portal.out)}`;

const formatAct = ({ steps, then }: ActMove): string =>
  `${steps.length === 0 ? '-' : steps.map(formatStep).join('')}${then === undefined ? '' : THEN_SIGN[then]}`;

const formatSpirit = ({ lift, drops }: SpiritMove): string =>
  drops.length === 0
    ? formatElement(lift)
    : `${formatElement(lift)}:${drops.map(colour => COLOUR_SIGN[colour]).join('')}`;

export const formatMove = (move: Move): string => {
  switch (move.kind) {
    case 'spirit':
      return formatSpirit(move);
    case 'act':
      return formatAct(move);
    case 'choice':
      return `=${move.way}`;
  }
};

/** The text of a way of the solo opponent: its actions' moves separated by spaces. */
export const formatActs = (way: SoloWay): string => way.map(({ act }) => formatAct(act)).join(' ');

export type MoveSyntaxRefusal = Unreadable<'move/unreadable'>;

const unreadableAt = (at: number, expected: string) => refuse(unreadable('move/unreadable', at, expected));

const readSpirit = (text: string): Result<SpiritMove, MoveSyntaxRefusal> => {
  const lift = parseElement(text.charAt(0));
  if (lift === undefined) return unreadableAt(0, 'a space of the Ba Gua: H L F T E M W or A');
  if (text.length === 1) return accept({ kind: 'spirit', lift, drops: [] });
  if (text.charAt(1) !== ':') return unreadableAt(1, 'a colon and the colours, or nothing');
  const wrong = text.slice(2).search(/[^bw]/);
  if (wrong >= 0 || text.length === 2) return unreadableAt(Math.max(wrong, 0) + 2, 'w or b for each stone dropped');
  if (text.length > 10) return unreadableAt(10, 'at most 8 stones');
  const drops = Array.from(text.slice(2), (sign): Colour => (sign === 'w' ? 'white' : 'black'));
  return accept({ kind: 'spirit', lift, drops });
};

const STEP = /([NESW])(?:@([a-h][1-8])([NESW]))?/y;

const readSteps = (text: string): { readonly steps: readonly WayStep[]; readonly end: number } => {
  const steps: WayStep[] = [];
  let end = 0;
  for (STEP.lastIndex = 0; ; ) {
    const found = STEP.exec(text);
    const direction = parseDirection(found?.[1] ?? '');
    if (found === null || direction === undefined) return { steps, end };
    const to = parseSpace(found[2] ?? '');
    const out = parseDirection(found[3] ?? '');
    steps.push(to === undefined || out === undefined ? { direction } : { direction, portal: { to, out } });
    end = STEP.lastIndex;
  }
};

const THEN_OF: ReadonlyMap<string, Then> = new Map([
  ['+', 'absorb'],
  ['!', 'expel'],
]);

const readAct = (text: string): Result<ActMove, MoveSyntaxRefusal> => {
  const { steps, end } = text.startsWith('-') ? { steps: [], end: 1 } : readSteps(text);
  if (end === 0) return unreadableAt(0, 'steps N E S W, or - for standing still');
  const then = THEN_OF.get(text.charAt(end));
  const length = end + (then === undefined ? 0 : 1);
  if (length < text.length)
    return unreadableAt(length, then === undefined ? 'a step, @ and a portal, + or !' : 'nothing more');
  return accept(then === undefined ? { kind: 'act', steps } : { kind: 'act', steps, then });
};

/** Reads a move's form for the kind of decision that stands; whether it is legal is told by `explain`. */
export const readMove = (kind: Move['kind'], text: string): Result<Move, MoveSyntaxRefusal> => {
  switch (kind) {
    case 'spirit':
      return readSpirit(text);
    case 'act':
      return readAct(text);
    case 'choice':
      return /^=[1-9][0-9]{0,8}$/.test(text)
        ? accept({ kind: 'choice', way: Number(text.slice(1)) })
        : unreadableAt(0, '= and the number of a way');
  }
};
