import type { WayPiece, WayPlace, WayScene } from '@dragonway/board-view';
import {
  ELEMENTS,
  type Element,
  type Player,
  ROLLS,
  type WayOptions,
  type WayState,
} from '@dragonway/way-of-the-dragon';

const PATHS = [0, 1, 2, 3, 4] as const;

const piecesOf = ({ places }: WayState, players: readonly Player[]): readonly WayPiece[] =>
  places.flatMap((space, index) => {
    const player = players[Math.floor(index / PATHS.length)];
    const path = ELEMENTS[index % PATHS.length];
    return space === 0 || player === undefined || path === undefined ? [] : [{ player, path, space }];
  });

const deadOf = ({ dead }: WayState, length: number): readonly WayPlace[] =>
  PATHS.flatMap(path =>
    Array.from({ length }, (_, index) => index + 1)
      .filter(space => ((dead[path] >> space) & 1) === 1)
      .map(space => ({ path: ELEMENTS[path], space })),
  );

/** Everything that the table shows of a state. */
export const wayScene = (state: WayState, { players, length, powers }: WayOptions): WayScene => {
  const faces = state.roll === undefined ? [] : (ROLLS[state.roll]?.faces ?? []);
  return {
    length,
    seats: players,
    pieces: piecesOf(state, players),
    dead: deadOf(state, length),
    turn: state.phase === 'over' ? undefined : players[state.seat],
    dice: faces.map(face => ({ face, isHeld: false })),
    spent: powers ? players.filter((_, index) => ((state.unused >> index) & 1) === 0) : [],
  };
};

/** Where the piece of a player lies on a path; 0 off the board. */
export const placeOf = (state: WayState, seat: number, path: Element): number =>
  state.places[seat * PATHS.length + ELEMENTS.indexOf(path)] ?? 0;
