import { type GameTypes, type Seat, seat } from '@dragonway/core';
import { contract } from '../conformance-error.js';
import type { Stand } from '../settings.js';

/** Where nothing is hidden, views are looked at every so many states only: making them costs more than playing. */
const LOOK_EVERY = 8;

/** Everybody can be shown something, and the same to all where nothing is hidden. */
export const checkViews = <Types extends GameTypes>({ game, state, settings, random }: Stand<Types>): void => {
  if (!game.info.hasHiddenInformation && random.below(LOOK_EVERY) > 0) return;
  const viewers: readonly (Seat | 'spectator')[] = ['spectator', ...game.info.seats.map((_name, index) => seat(index))];
  const seen = new Set<string>();
  for (const viewer of viewers) {
    const view = game.view(state, viewer);
    const wrong = settings.checkView?.(view, viewer, state);
    contract(wrong === undefined, () => `the view of ${viewer}: ${wrong}`);
    seen.add(JSON.stringify(view));
  }
  contract(game.info.hasHiddenInformation || seen.size === 1, () => 'views differ although nothing is hidden');
};
