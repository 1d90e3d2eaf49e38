import { randomFrom } from '@dragonway/core';
import { perSecond, type Subject } from '../measure.js';

/*
 * Breakthrough on 8×8, tuned by hand on one typed array that is changed in place, with moves as numbers: about as fast as
 * a board game of this size gets in plain JavaScript. It is the goal that the rules are measured against, not a game of
 * this project.
 */
const SIDE = 8;
const WHITE = 1;
const BLACK = 2;

const layOut = (board: Int8Array): void => {
  board.fill(0);
  board.fill(WHITE, 0, 2 * SIDE);
  board.fill(BLACK, 6 * SIDE);
};

const listMoves = (board: Int8Array, mover: number, moves: Int32Array): number => {
  const forward = mover === WHITE ? SIDE : -SIDE;
  let count = 0;
  for (let from = 0; from < SIDE * SIDE; from++) {
    if (board[from] !== mover) continue;
    const ahead = from + forward;
    const file = from & (SIDE - 1);
    if (board[ahead] === 0) moves[count++] = (from << 6) | ahead;
    if (file > 0 && board[ahead - 1] !== mover) moves[count++] = (from << 6) | (ahead - 1);
    if (file < SIDE - 1 && board[ahead + 1] !== mover) moves[count++] = (from << 6) | (ahead + 1);
  }
  return count;
};

const isHome = (space: number, mover: number): boolean => (mover === WHITE ? space >= SIDE * (SIDE - 1) : space < SIDE);

export const breakthrough: Subject = {
  name: 'Breakthrough tuned by hand, random play',
  unit: 'plies/s',
  run: millis => {
    const random = randomFrom(1);
    const board = new Int8Array(SIDE * SIDE);
    const moves = new Int32Array(3 * 2 * SIDE);
    return perSecond(millis, () => {
      layOut(board);
      let mover = WHITE;
      for (let plies = 1; ; plies++) {
        const count = listMoves(board, mover, moves);
        if (count === 0) return plies;
        const move = moves[random.below(count)] ?? 0;
        const to = move & 63;
        board[move >> 6] = 0;
        board[to] = mover;
        if (isHome(to, mover)) return plies;
        mover = WHITE + BLACK - mover;
      }
    });
  },
};
