/** A player's rating as it is shown, and the numbers that the method goes on with. */
export interface Rating {
  readonly rating: number;
  /** How unsure it is, on the same scale. */
  readonly deviation: number;
  readonly state: Readonly<Record<string, number>>;
}

/** A way to rate: pure, and without knowledge of who the players are. */
export interface RatingMethod {
  readonly initial: Rating;
  /** The ratings after a game, in seat order; places count from 1 and can be shared. */
  rate(ratings: readonly Rating[], places: readonly number[]): readonly Rating[];
}
