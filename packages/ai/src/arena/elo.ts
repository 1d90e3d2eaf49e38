/** Counted games of a match, from one player's view. */
export interface Score {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** A difference of strength in Elo points with the bounds between which it lies in 95 of 100 such matches. */
export interface EloDifference {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

export const gamesIn = ({ wins, draws, losses }: Score): number => wins + draws + losses;

/** The share of the points, from 0 to 1. */
export const shareOf = (score: Score): number => (score.wins + score.draws / 2) / Math.max(gamesIn(score), 1);

const MOST_ELO = 1_200;
const DEVIATIONS_OF_95_PERCENT = 1.96;

const eloOf = (share: number): number => {
  if (share <= 0) return -MOST_ELO;
  if (share >= 1) return MOST_ELO;
  return Math.max(-MOST_ELO, Math.min(MOST_ELO, -400 * Math.log10(1 / share - 1)));
};

/** Wilson's interval of the share, which stays sensible for few games and for one-sided ones. */
const intervalOf = (score: Score): readonly [number, number] => {
  const games = Math.max(gamesIn(score), 1);
  const share = shareOf(score);
  const square = DEVIATIONS_OF_95_PERCENT ** 2;
  // Draws carry less spread than decided games.
  const variance =
    (score.wins * (1 - share) ** 2 + score.draws * (0.5 - share) ** 2 + score.losses * share ** 2) / games;
  const middle = (share + square / (2 * games)) / (1 + square / games);
  const spread =
    (DEVIATIONS_OF_95_PERCENT / (1 + square / games)) * Math.sqrt(variance / games + square / (4 * games ** 2));
  return [middle - spread, middle + spread];
};

/** The difference of strength that a score shows. */
export const eloDifference = (score: Score): EloDifference => {
  const [low, high] = intervalOf(score);
  return { elo: eloOf(shareOf(score)), low: eloOf(low), high: eloOf(high) };
};
