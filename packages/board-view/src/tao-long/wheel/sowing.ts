import type { Colour, Element, Flow, Stack } from '../types.js';

/** A lift and what would come of it. */
export interface Sowing {
  readonly lift: Element;
  readonly flow: Flow;
  /** Where the stones fall, in order. */
  readonly drops: readonly { readonly on: Element; readonly colour: Colour }[];
}

/** A stone as a preview shows it: lying, lifted away, or to be dropped as the n-th. */
export type ShownStone =
  | { readonly kind: 'lying'; readonly colour: Colour }
  | { readonly kind: 'lifted' }
  | { readonly kind: 'dropped'; readonly colour: Colour; readonly order: number };

/** The stones of a space under a preview, from the base to the top. */
export const stonesUnder = (element: Element, stack: Stack, sowing: Sowing | undefined): readonly ShownStone[] => {
  const lying = stack.map(
    (colour): ShownStone => (sowing?.lift === element ? { kind: 'lifted' } : { kind: 'lying', colour }),
  );
  const dropped = (sowing?.drops ?? []).flatMap(({ on, colour }, index): readonly ShownStone[] =>
    on === element ? [{ kind: 'dropped', colour, order: index + 1 }] : [],
  );
  return [...lying, ...dropped];
};

/** The space of the last stone: the action. */
export const actionOf = (sowing: Sowing | undefined): Element | undefined => sowing?.drops.at(-1)?.on;
