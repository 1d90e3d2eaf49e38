import type { Taker } from '../events.js';
import { faultOf, LEAST_FREE_SPACES, MOST_DEAD_PIECES } from '../paths/dead-pieces.js';
import { lastSpace, OFF } from '../paths/spaces.js';
import type { Rules } from '../rules.js';
import { type DeadPiece, ELEMENTS, PATH_OF, type Player } from '../types.js';
import type { WayPositionRefusal } from './position-refusals.js';

/** The form of a position, read but not judged. */
export interface PositionText {
  readonly players: readonly Player[];
  /** Five for each player. */
  readonly places: readonly number[];
  readonly dead: readonly DeadPiece[];
  readonly unused: readonly Player[];
  readonly toMove: Player;
  readonly isExtra: boolean;
  readonly passes: number;
}

type Check = (rules: Rules, position: PositionText) => WayPositionRefusal | undefined;

const checkPlayers: Check = ({ players }, { players: found }) =>
  found.join() === players.join() ? undefined : { code: 'position/wrong-players', found, expected: players };

interface Lying {
  readonly by: Taker;
  readonly path: DeadPiece['path'];
  readonly space: number;
}

const piecesOf = ({ players, places }: PositionText): readonly (Lying & { readonly by: Player })[] =>
  players.flatMap((by, seat) => ELEMENTS.map(path => ({ by, path, space: places[seat * 5 + PATH_OF[path]] ?? OFF })));

const checkRange: Check = (rules, position) => {
  const last = lastSpace(rules);
  const piece = piecesOf(position).find(({ space }) => space > last);
  return piece && { code: 'position/place-out-of-range', player: piece.by, path: piece.path, place: piece.space, last };
};

const checkDead: Check = ({ length }, { dead }) => {
  const found = faultOf(dead, length);
  switch (found?.fault) {
    case undefined:
      return undefined;
    case 'tooMany':
      return { code: 'position/too-many-dead-pieces', ruling: 'W2', count: found.count, most: MOST_DEAD_PIECES };
    case 'offPlain':
      return { code: 'position/dead-piece-off-plain-spaces', ...found.piece, length };
    case 'blocked':
      return {
        code: 'position/path-impassable',
        ruling: 'W3',
        path: found.path,
        free: found.free,
        least: LEAST_FREE_SPACES,
      };
  }
};

const checkSpaces: Check = (_rules, position) => {
  const lying: readonly Lying[] = [
    ...piecesOf(position).filter(({ space }) => space !== OFF),
    ...position.dead.map(piece => ({ by: 'dead' as const, ...piece })),
  ];
  for (const [index, one] of lying.entries()) {
    const other = lying.slice(index + 1).find(({ path, space }) => path === one.path && space === one.space);
    if (other !== undefined) {
      return { code: 'position/space-taken-twice', path: one.path, space: one.space, by: [one.by, other.by] };
    }
  }
  return undefined;
};

const checkPowers: Check = (rules, { unused }) => {
  const stranger = unused.find(player => !rules.players.includes(player));
  if (stranger !== undefined) return { code: 'position/not-playing', player: stranger };
  const players = unused.filter(player => rules.powers[rules.players.indexOf(player)] === undefined);
  return players.length === 0 ? undefined : { code: 'position/powers-off', players };
};

const checkTurn: Check = ({ players }, { toMove, passes }) => {
  if (!players.includes(toMove)) return { code: 'position/not-playing', player: toMove };
  return passes <= players.length ? undefined : { code: 'position/too-many-passes', passes, most: players.length };
};

const CHECKS: readonly Check[] = [checkPlayers, checkRange, checkDead, checkSpaces, checkPowers, checkTurn];

/** Why a well-formed position cannot stand on this table; undefined if it can. */
export const checkPosition: Check = (rules, position) => {
  for (const check of CHECKS) {
    const refusal = check(rules, position);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
};
