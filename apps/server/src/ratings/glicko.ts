import { Glicko2 } from 'glicko2';
import type { Rating, RatingMethod } from './method.js';

const INITIAL = { rating: 1500, deviation: 350, volatility: 0.06 } as const;
/** How much volatilities change, as Glickman's example has it. */
const TAU = 0.5;

/** What a player meets in one rating period: an opponent, and 1 for a win, 0.5 for a draw, 0 for a loss. */
export interface Meeting {
  readonly opponent: Rating;
  readonly score: number;
}

const ratingOf = (rating: number, deviation: number, volatility: number): Rating => ({
  rating,
  deviation,
  state: { volatility },
});

/** One player's rating after a period, by Glicko-2. The library's players change, so that they live only in here. */
export const glicko = (own: Rating, meetings: readonly Meeting[]): Rating => {
  const ranking = new Glicko2({ tau: TAU, rating: INITIAL.rating, rd: INITIAL.deviation, vol: INITIAL.volatility });
  const playerOf = ({ rating, deviation, state }: Rating) =>
    ranking.makePlayer(rating, deviation, state['volatility'] ?? INITIAL.volatility);
  const player = playerOf(own);
  ranking.updateRatings(meetings.map(({ opponent, score }) => [player, playerOf(opponent), score]));
  return ratingOf(player.getRating(), player.getRd(), player.getVol());
};

const scoreOf = (own: number, other: number): number => (own < other ? 1 : own === other ? 0.5 : 0);

/** Glicko-2 with every game as a period of its own. */
export const glickoMethod: RatingMethod = {
  initial: ratingOf(INITIAL.rating, INITIAL.deviation, INITIAL.volatility),
  rate: (ratings, places) =>
    ratings.map((own, index) => {
      const others = ratings.flatMap((opponent, at) =>
        at === index ? [] : [{ opponent, score: scoreOf(places[index] ?? 1, places[at] ?? 1) }],
      );
      return glicko(own, others);
    }),
};
