import type { Price, Scene, Sowing } from '@dragonway/board-view';
import type { Event, State, View } from '@dragonway/tao-long';

/** What the table shows of a view; the board is left out where it is hidden. */
export const sceneOf = ({ board, wheel, coin, meters, segments }: View, isHidden: boolean): Scene => ({
  ...(board === undefined || isHidden ? {} : { board }),
  wheel,
  coin,
  meters,
  segments,
});

/** The sowing of a Spirit move, from what it made happen. */
export const sowingOf = (events: readonly Event[]): Sowing | undefined => {
  const start = events.findIndex(event => event.kind === 'stonesLifted');
  const lifted = events[start];
  if (lifted?.kind !== 'stonesLifted') return undefined;
  const drops = events.flatMap((event, index) =>
    index > start && event.kind === 'stoneDropped' ? [{ on: event.on, colour: event.colour }] : [],
  );
  return { lift: lifted.from, flow: lifted.flow, drops };
};

/** R21: the portals that cost something to enter. */
export const pricesOf = ({ ground }: State): readonly Price[] =>
  ground.portalOn.flatMap(portal =>
    portal === undefined || (portal.price !== 'fire' && portal.price !== 'water')
      ? []
      : [{ space: portal.space, price: portal.price }],
  );

/** The spaces that a played list of events touched with a head, for the mark of the last move. */
export const touchedBy = (events: readonly Event[]): readonly number[] => {
  const steps = events.filter(event => event.kind === 'stepped');
  const first = steps[0]?.from;
  const last = steps.at(-1)?.to;
  return first === undefined || last === undefined ? [] : [first, last];
};
