/** How a decision that gave something away is marked, from the lightest to the heaviest. */
export const VERDICTS = ['inaccuracy', 'mistake', 'blunder'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Percent of winning chance that a decision must give away for each mark. */
export type LeastLosses = Readonly<Record<Verdict, number>>;

export const LEAST_LOSSES: LeastLosses = { inaccuracy: 8, mistake: 16, blunder: 30 };

/** With dice a single decision matters less, so less is marked. */
export const LEAST_LOSSES_WITH_DICE: LeastLosses = { inaccuracy: 2, mistake: 5, blunder: 10 };

/** The mark of a decision that gave away so much; undefined if it was good enough. */
export const verdictOn = (loss: number, least: LeastLosses): Verdict | undefined =>
  VERDICTS.findLast(verdict => loss >= least[verdict]);
