import type { Advice } from '@dragonway/ai';
import type { Seat } from '@dragonway/core';
import type { Table } from '@dragonway/games';
import { faceOf } from '../faces/faces.js';
import { percent } from './percent.js';

const EVEN = 10;

/** A chance beside that of players who are equally strong: in words before the number. */
const outlook = (chance: number, seats: number): string => {
  const share = 100 / seats;
  const others = seats === 2 ? 'the other' : 'the others';
  if (chance >= 100) return 'wins';
  if (chance <= 0) return 'loses';
  if (Math.abs(chance - share) < EVEN / seats) return `stands as well as ${others}`;
  return chance > share ? `stands better than ${others}` : `stands worse than ${others}`;
};

/** What a machine would play, why, and what it expects: words first, numbers behind them. */
export const hintLines = (table: Table, seat: Seat, { move, reasons, chance, line }: Advice): readonly string[] => {
  const face = faceOf(table.kind.id);
  const name = face.seatName(table.options, seat);
  return [
    `${name} should play ${move}.`,
    ...reasons.map(reason => face.reason(reason)),
    `${name} ${outlook(chance, table.game.info.seats.length)} (${percent(chance)} to win).`,
    `Expected to go on: ${line.join(' ')}`,
  ];
};
