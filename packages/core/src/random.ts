import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A seeded source of random numbers: the same seed gives the same sequence on every machine. */
export interface Random {
  /** A whole number from 0 to `count` - 1, each equally likely. */
  below(count: number): number;
}

/** Starts the sequence of a seed (a 32-bit whole number; other numbers are cut to 32 bits). */
export const randomFrom = (seed: number): Random => {
  const generator = xoroshiro128plus(seed | 0);
  return { below: count => uniformInt(generator, 0, count - 1) };
};

/** One of the items, each equally likely. The list must not be empty. */
export const pick = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new RangeError('pick needs at least one item');
  return item;
};

/** A shuffled copy; every order is equally likely. */
export const shuffled = <Item>(random: Random, items: readonly Item[]): Item[] => {
  const left = [...items];
  const drawn: Item[] = [];
  while (left.length > 0) drawn.push(...left.splice(random.below(left.length), 1));
  return drawn;
};
