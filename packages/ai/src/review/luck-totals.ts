import type { LuckTurn } from './luck-turn.js';

/** What a game was for one seat. Percent of the chance to win; the four parts sum to `end` less `start`. */
export interface LuckTotals {
  readonly seat: number;
  readonly start: number;
  readonly end: number;
  /** What the dice gave in the own turns. */
  readonly luck: number;
  /** What the own decisions gave away: never more than 0. */
  readonly decisions: number;
  /** What the dice of the others gave. */
  readonly othersLuck: number;
  /** What the decisions of the others left. */
  readonly othersDecisions: number;
}

const sumOf = (turns: readonly LuckTurn[], part: 'luck' | 'decision', seat: number): number =>
  turns.reduce((sum, turn) => sum + (turn[part][seat] ?? 0), 0);

/** The table of a reviewed game, in seat order. */
export const totalsOf = (turns: readonly LuckTurn[], seats: number): readonly LuckTotals[] =>
  Array.from({ length: seats }, (_, seat) => {
    const own = turns.filter(turn => turn.seat === seat);
    const others = turns.filter(turn => turn.seat !== seat);
    return {
      seat,
      start: turns[0]?.before[seat] ?? 0,
      end: turns.at(-1)?.after[seat] ?? 0,
      luck: sumOf(own, 'luck', seat),
      decisions: sumOf(own, 'decision', seat),
      othersLuck: sumOf(others, 'luck', seat),
      othersDecisions: sumOf(others, 'decision', seat),
    };
  });
