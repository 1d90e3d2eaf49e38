import {
  LEAST_LOSSES,
  LEAST_LOSSES_WITH_DICE,
  type LeastLosses,
  type LuckReview,
  type LuckTurn,
  type ReviewedDecision,
  VERDICTS,
  type Verdict,
} from '@dragonway/ai';
import { both, counted } from '../words/phrases.js';

const CURVE_WIDTH = 30;

const percent = (value: number): string => `${value.toFixed(1).padStart(5)} %`;

const signed = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return `${rounded >= 0 ? '+' : '-'}${Math.abs(rounded).toFixed(1)}`.padStart(6);
};

const widthOf = (names: readonly string[]): number => Math.max(...names.map(name => name.length));

/** The chance of the first seat as a bar. */
const bar = (chance: number): string => {
  const filled = Math.round((chance / 100) * CURVE_WIDTH);
  return `${'#'.repeat(filled)}${'.'.repeat(CURVE_WIDTH - filled)}`;
};

const marksExplained = ({ inaccuracy, mistake, blunder }: LeastLosses): string =>
  `A decision that gives away ${inaccuracy} % of it or more is an inaccuracy, from ${mistake} % a mistake, from ${blunder} % a blunder.`;

/** What the lines of a game without dice mean. */
export const curveExplained = (names: readonly string[], level: number): readonly string[] => [
  `The bar is the chance of ${names[0]} to win after each decision, as level ${level} sees it.`,
  marksExplained(LEAST_LOSSES),
  '',
];

/** What the lines of a game with dice mean. */
export const luckExplained: readonly string[] = [
  'Each line shows the chance to win of the player whose turn it is, before and after.',
  'Luck is what the dice changed; decisions are what the choices gave away against the best ones.',
  marksExplained(LEAST_LOSSES_WITH_DICE),
  '',
];

/** A decision of a game without dice: the curve, a win that is proven, the mark and the better line. */
export const decisionLine = (decision: ReviewedDecision, names: readonly string[]): string => {
  const { turn, seat, move, curve, forced, verdict, better } = decision;
  const proof = forced && `${names[forced.seat]} wins within ${counted(forced.turns, 'turn')}`;
  const mark = verdict && `${verdict}, better ${better?.join(' ') ?? '-'}`;
  const name = (names[seat] ?? '').padEnd(widthOf(names));
  const notes = [proof, mark].filter(note => note !== undefined).map(note => `  ${note}`);
  return `${`${turn}.`.padStart(4)} ${name} ${move.padEnd(12)} ${bar(curve)} ${percent(curve)}${notes.join('')}`;
};

/** A turn of a game with dice, split into luck and decisions, and then each roll and decision of it. */
export const turnLines = (
  { turn, seat, before, after, luck, decision, steps }: LuckTurn,
  names: readonly string[],
): readonly string[] => {
  const change = (from: readonly number[], to: readonly number[]): string =>
    `${percent(from[seat] ?? 0)} -> ${percent(to[seat] ?? 0)}`;
  const parts = [`luck ${signed(luck[seat] ?? 0)}`, `decisions ${signed(decision[seat] ?? 0)}`].join('  ');
  return [
    `${`${turn}.`.padStart(4)} ${(names[seat] ?? '').padEnd(18)} ${change(before, after)}  ${parts}`,
    ...steps.map(step => {
      const mark = step.verdict === undefined ? '' : `  ${step.verdict}, better ${step.better ?? '-'}`;
      return `       ${step.move.padEnd(16)} ${change(step.before, step.after)}${mark}`;
    }),
  ];
};

/** The table of luck and skill of all players. */
export const luckTable = ({ totals }: LuckReview, names: readonly string[]): readonly string[] => [
  "player  start    end      luck  decisions  others' luck  others' decisions",
  ...totals.map(({ seat, start, end, luck, decisions, othersLuck, othersDecisions }) =>
    [
      (names[seat] ?? '').padEnd(6),
      percent(start),
      percent(end),
      signed(luck),
      signed(decisions).padStart(10),
      signed(othersLuck).padStart(13),
      signed(othersDecisions).padStart(18),
    ].join(' '),
  ),
];

const PLURALS: Readonly<Record<Verdict, string>> = {
  inaccuracy: 'inaccuracies',
  mistake: 'mistakes',
  blunder: 'blunders',
};

/** How many decisions of everybody were marked. */
export const markLines = (
  decisions: readonly { readonly seat: number; readonly verdict: Verdict | undefined }[],
  names: readonly string[],
  seats: readonly number[],
): readonly string[] =>
  seats.map(seat => {
    const own = decisions.filter(decision => decision.seat === seat);
    const counts = VERDICTS.map(verdict => {
      const marked = own.filter(decision => decision.verdict === verdict).length;
      return counted(marked, verdict, PLURALS[verdict]);
    });
    return `${names[seat]}: ${both(counts)}.`;
  });
