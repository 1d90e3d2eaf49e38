import { type Game, randomFrom } from '@dragonway/core';
import {
  HOUSE,
  type Moment,
  openTable,
  type Reduction,
  recordOfGame,
  reduce,
  type Table,
  toMove,
} from '@dragonway/table';

const me = { kind: 'person', id: 'me', name: 'Mei' } as const;
const moment: Moment = { now: 0, drawSeed: () => 'ab'.repeat(32) };

// A game against a machine at one screen: everybody sits, so it begins at once.
const opening = openTable(
  {
    id: 'local-1',
    by: me,
    setup: { options: 'tao-long;mode=monk', takebacks: 'free' },
    sitters: [me, { kind: 'machine', level: '3' }],
  },
  moment,
);
if (!opening.ok) throw new Error(opening.refusal.code);

// Whoever chooses for the machine works on the rules' own state; here it is a die.
const die = randomFrom(7);
const chooseMove = ({ game, state }: { game: Game; state: object }): string => {
  const moves = game.legalMoves(state).map(game.notation.formatMove);
  return moves[die.below(moves.length)] ?? '';
};

const play = (table: Table, ply: number, move: string): Reduction => {
  const by = toMove(table)?.by === 'machine' ? HOUSE : me;
  return reduce(table, { id: `play-${ply}`, by, kind: 'play', game: 1, ply, move }, { ...moment, now: ply * 1000 });
};

export let table = opening.value.table;
while (table.phase === 'playing') {
  const ply = table.game?.moves.length ?? 0;
  table = play(table, ply, chooseMove(table.live)).table;
}

export const winners = table.game?.ending?.winners; // one seat
export const record = recordOfGame(table, { site: 'at home', date: '2026.11.16' });
export const late = play(table, 0, 'W').refusal; // { code: 'table/wrong-phase', phase: 'over', … }
