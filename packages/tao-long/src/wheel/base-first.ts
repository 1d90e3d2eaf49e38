import { isWhiteAt, NO_STONES, type Stones, sizeOf, withOnTop } from './stack.js';

const beginsWith = (order: Stones, beginning: Stones): boolean =>
  order >> (sizeOf(order) - sizeOf(beginning)) === beginning;

/**
 * R31: of the allowed orders, the one that is found first when, space by space, the remaining stone nearest to the base
 * is tried first. Stones of a colour are alike, so at each space only the two colours have to be tried.
 */
export const baseFirst = (lifted: Stones, allowed: readonly Stones[]): Stones => {
  const size = sizeOf(lifted);
  const remaining = Array.from({ length: size }, (_, height) => isWhiteAt(lifted, size, height));
  let order = NO_STONES;
  while (remaining.length > 0) {
    const nearest = remaining.findIndex(isWhite =>
      allowed.some(candidate => beginsWith(candidate, withOnTop(order, isWhite))),
    );
    const [stone = 0] = remaining.splice(nearest, 1);
    order = withOnTop(order, stone);
  }
  return order;
};
