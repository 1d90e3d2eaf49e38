import { rate, rating } from 'openskill';
import type { Rating, RatingMethod } from './method.js';

/** The library counts around 25; people know ratings around 1500. */
const MIDDLE = 1500;
const SCALE = 40;
const INITIAL = rating();

const shown = ({ mu, sigma }: { readonly mu: number; readonly sigma: number }): Rating => ({
  rating: MIDDLE + SCALE * (mu - INITIAL.mu),
  deviation: SCALE * sigma,
  state: { mu, sigma },
});

const toSkill = ({ state }: Rating) => ({ mu: state['mu'] ?? INITIAL.mu, sigma: state['sigma'] ?? INITIAL.sigma });

/** A method for two to five seats with places: everybody is a team of one. */
export const manySeatsMethod: RatingMethod = {
  initial: shown(INITIAL),
  rate: (ratings, places) => {
    const teams = rate(
      ratings.map(one => [toSkill(one)]),
      { rank: [...places] },
    );
    return teams.map(([skill], index) => (skill === undefined ? (ratings[index] ?? shown(INITIAL)) : shown(skill)));
  },
};
