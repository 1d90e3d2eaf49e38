import type { TableEvent } from '../events.js';
import { shareHolder } from '../seats.js';
import type { Declined, Millis, Offer, Table } from '../types.js';

type Of<Kind extends TableEvent['kind']> = Extract<TableEvent, { kind: Kind }>;

/** After n refusals the next request of that kind must wait 10·n² seconds. */
const WAIT_UNIT: Millis = 10_000;
const waitAfter = (times: number): Millis => WAIT_UNIT * times * times;

export const applyOffered = (table: Table, event: Of<'offered'>): Table => {
  const { v, offer, seat, asked, undoes } = event;
  const made: Offer = {
    kind: offer,
    by: seat,
    since: v,
    asked,
    accepted: [],
    ...(undoes === undefined ? {} : { undoes }),
  };
  return { ...table, offers: [...table.offers, made] };
};

export const applyAccepted = (table: Table, event: Of<'accepted'>): Table => ({
  ...table,
  offers: table.offers.map(offer => {
    if (offer.kind !== event.offer) return offer;
    // Whoever holds several seats answers once for all of them.
    const agreed = offer.asked.filter(seat => shareHolder(table, seat, event.seat));
    return { ...offer, accepted: [...offer.accepted, ...agreed.filter(seat => !offer.accepted.includes(seat))] };
  }),
});

const without = (table: Table, kind: Offer['kind']): readonly Offer[] =>
  table.offers.filter(offer => offer.kind !== kind);

export const applyWithdrawn = (table: Table, event: Of<'withdrawn'>): Table => ({
  ...table,
  offers: without(table, event.offer),
});

export const applyDeclined = (table: Table, event: Of<'declined'>): Table => {
  const refused = table.offers.find(({ kind }) => kind === event.offer);
  if (refused === undefined) return table;
  const isSame = (entry: Declined): boolean => entry.seat === refused.by && entry.offer === refused.kind;
  const times = (table.declined.find(isSame)?.times ?? 0) + 1;
  const entry: Declined = { seat: refused.by, offer: refused.kind, times, until: event.at + waitAfter(times) };
  return {
    ...table,
    offers: without(table, event.offer),
    declined: [...table.declined.filter(other => !isSame(other)), entry],
  };
};
