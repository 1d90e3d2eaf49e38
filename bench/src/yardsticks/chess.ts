import { randomFrom } from '@dragonway/core';
import { Chess as ChessJs } from 'chess.js';
import { Chess, type NormalMove } from 'chessops';
import { perft } from 'chessops/debug';
import { perSecond, type Subject } from '../measure.js';

const LONGEST_GAME = 300;
const PERFT_DEPTH = 3;

const movesOf = (chess: Chess): NormalMove[] => {
  const moves: NormalMove[] = [];
  for (const [from, targets] of chess.allDests()) {
    const isPawn = chess.board.get(from)?.role === 'pawn';
    for (const to of targets)
      moves.push(isPawn && (to >= 56 || to < 8) ? { from, to, promotion: 'queen' } : { from, to });
  }
  return moves;
};

/** Random chess games: legal moves listed and one played. */
export const chessopsRandomPlay: Subject = {
  name: 'chessops, random play',
  unit: 'plies/s',
  run: millis => {
    const random = randomFrom(1);
    return perSecond(millis, () => {
      const chess = Chess.default();
      for (let ply = 0; ply < LONGEST_GAME; ply++) {
        const moves = movesOf(chess);
        const move = moves[moves.length > 0 ? random.below(moves.length) : 0];
        if (move === undefined) return ply + 1;
        chess.play(move);
      }
      return LONGEST_GAME;
    });
  },
};

export const chessopsPerft: Subject = {
  name: 'chessops, perft from the start position',
  unit: 'nodes/s',
  run: millis => perSecond(millis, () => perft(Chess.default(), PERFT_DEPTH)),
};

export const chessJsPerft: Subject = {
  name: 'chess.js, perft from the start position',
  unit: 'nodes/s',
  run: millis => perSecond(millis, () => new ChessJs().perft(PERFT_DEPTH)),
};
