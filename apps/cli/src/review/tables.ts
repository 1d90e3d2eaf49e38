import type { LuckReview, LuckTurn, ReviewedDecision } from '@dragonway/ai';

const CURVE_WIDTH = 30;

const percent = (value: number): string => `${value.toFixed(1).padStart(5)} %`;
const signed = (value: number): string => `${value >= 0 ? '+' : ''}${value.toFixed(1)}`.padStart(6);

/** The chance of the first seat as a bar. */
const bar = (chance: number): string => {
  const filled = Math.round((chance / 100) * CURVE_WIDTH);
  return `${'#'.repeat(filled)}${'.'.repeat(CURVE_WIDTH - filled)}`;
};

/** A decision of a game without dice: the curve, the mark and the better line. */
export const decisionLine = (decision: ReviewedDecision, seats: readonly string[]): string => {
  const { turn, seat, move, curve, verdict, better } = decision;
  const mark = verdict === undefined ? '' : `  ${verdict}, better ${better?.join(' ') ?? '-'}`;
  return `${`${turn}.`.padStart(4)} ${(seats[seat] ?? '').padEnd(7)}${move.padEnd(12)} ${bar(curve)} ${percent(curve)}${mark}`;
};

/** A turn of a game with dice: what the dice gave its player, and what the decisions gave away. */
export const turnLine = (
  { turn, seat, before, after, luck, decision, steps }: LuckTurn,
  seats: readonly string[],
): string => {
  const faults = steps.filter(({ verdict }) => verdict !== undefined);
  const marks = faults.map(({ move, verdict, better }) => `  ${move} ${verdict}, better ${better ?? '-'}`).join('');
  const parts = [`luck ${signed(luck[seat] ?? 0)}`, `decisions ${signed(decision[seat] ?? 0)}`].join('  ');
  return `${`${turn}.`.padStart(4)} ${seats[seat] ?? ''}  ${percent(before[seat] ?? 0)} ->${percent(after[seat] ?? 0)}  ${parts}${marks}`;
};

/** The table of luck and skill of all players. */
export const luckTable = ({ totals }: LuckReview, seats: readonly string[]): readonly string[] => [
  'player  start    end      luck  decisions  others’ luck  others’ decisions',
  ...totals.map(({ seat, start, end, luck, decisions, othersLuck, othersDecisions }) =>
    [
      (seats[seat] ?? '').padEnd(6),
      percent(start),
      percent(end),
      signed(luck),
      signed(decisions).padStart(10),
      signed(othersLuck).padStart(13),
      signed(othersDecisions).padStart(18),
    ].join(' '),
  ),
];
