/**
 * A list with one more item at its end. As `[...list, item]`, which takes more than twice the memory, because it makes room for
 * items to come; tables grow by one at every move.
 */
export const withLast = <Item>(list: readonly Item[], item: Item): readonly Item[] =>
  list.toSpliced(list.length, 0, item);
