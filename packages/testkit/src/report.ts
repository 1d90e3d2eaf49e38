/** What the random games met: the kit's answer when no contract was broken. */
export interface Report {
  readonly games: number;
  readonly decisions: number;
  /** Games that were given up at the bound of decisions. */
  readonly unfinished: number;
  readonly longest: number;
  /** States whose text was read back as a given position. */
  readonly givenPositions: number;
  /** How often each kind of event happened. */
  readonly events: ReadonlyMap<string, number>;
  /** How often each refusal code answered a garbage text. */
  readonly refusals: ReadonlyMap<string, number>;
}

/** A report while it is being written. */
export class Tally implements Report {
  games = 0;
  decisions = 0;
  unfinished = 0;
  longest = 0;
  givenPositions = 0;
  readonly events = new Map<string, number>();
  readonly refusals = new Map<string, number>();

  countEvent(kind: string): void {
    this.events.set(kind, (this.events.get(kind) ?? 0) + 1);
  }

  countRefusal(code: string): void {
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
  }
}

const sumCounts = (counts: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number> => {
  const sum = new Map<string, number>();
  for (const [name, count] of counts.flatMap(map => [...map])) sum.set(name, (sum.get(name) ?? 0) + count);
  return sum;
};

/** Adds up the reports of several tables. */
export const sumReports = (reports: readonly Report[]): Report => {
  const sum = (count: (report: Report) => number): number =>
    reports.reduce((total, report) => total + count(report), 0);
  return {
    games: sum(report => report.games),
    decisions: sum(report => report.decisions),
    unfinished: sum(report => report.unfinished),
    longest: Math.max(0, ...reports.map(report => report.longest)),
    givenPositions: sum(report => report.givenPositions),
    events: sumCounts(reports.map(report => report.events)),
    refusals: sumCounts(reports.map(report => report.refusals)),
  };
};

/** The names that play has not met yet, for tests of coverage by play. */
export const notMet = (met: ReadonlyMap<string, number>, names: readonly string[]): readonly string[] =>
  names.filter(name => !met.has(name));
