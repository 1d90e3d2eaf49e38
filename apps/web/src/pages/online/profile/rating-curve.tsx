import { t } from '@lingui/core/macro';
import type { RatedPoint } from '../../../shared/online/answers.js';

const WIDTH = 320;
const HEIGHT = 120;
const MARGIN = 8;

/** How a rating went from game to game, as a line; the figures stand beside it in words. */
export const RatingCurve = ({ points }: { readonly points: readonly RatedPoint[] }) => {
  if (points.length < 2) return null;
  const ratings = points.map(({ rating }) => rating);
  const [least, most] = [Math.min(...ratings), Math.max(...ratings)];
  const span = Math.max(1, most - least);
  const at = (rating: number, index: number): string => {
    const x = MARGIN + (index / (ratings.length - 1)) * (WIDTH - 2 * MARGIN);
    const y = HEIGHT - MARGIN - ((rating - least) / span) * (HEIGHT - 2 * MARGIN);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  };
  const [lowest, highest, games] = [Math.round(least), Math.round(most), ratings.length];
  return (
    <figure className="rating-curve">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t`The rating over ${games} games`}>
        <polyline points={ratings.map(at).join(' ')} />
      </svg>
      <figcaption className="second-text">{t`between ${lowest} and ${highest}`}</figcaption>
    </figure>
  );
};
