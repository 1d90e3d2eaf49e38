import { accept, type Result, refuse } from '@dragonway/core';
import type { ClientMessage, WireRefusal } from '@dragonway/protocol';
import type { OpenTable, PersonId, Sitter } from '@dragonway/table';
import type { Known } from '../people/person.js';

/** What a client wants a table opened with. */
export type OpeningWish = Pick<ClientMessage & { readonly t: 'open' }, 'setup' | 'seats' | 'seed'>;
type SeatWish = NonNullable<OpeningWish['seats']>[number];

/** A table to be opened, and the robots to be asked for its open seats. */
export interface Opening {
  readonly wish: Omit<OpenTable, 'id'>;
  readonly robots: readonly { readonly seat: number; readonly robot: PersonId }[];
}

export const sitterOf = ({ id, name, kind }: Known): Sitter => ({
  kind: kind === 'robot' ? 'robot' : 'person',
  id,
  name,
});

const seatFor = (wish: SeatWish, by: Known): Sitter => {
  switch (wish.kind) {
    case 'me':
      return sitterOf(by);
    case 'open':
    case 'robot':
      return { kind: 'open' };
    case 'machine':
      return { kind: 'machine', level: wish.level };
  }
};

/** Only those who can be found again are rated. */
export const mayBeRated = ({ kind }: Known): boolean => kind !== 'guest';

/** Turns a client's wish into the table's, in the name of whoever the server has made sure of. */
export const openingOf = ({ setup, seats = [], seed }: OpeningWish, by: Known): Result<Opening, WireRefusal> => {
  if (setup.isRated === true && !mayBeRated(by)) return refuse({ code: 'protocol/not-allowed' });
  const sitters = seats.map(wish => seatFor(wish, by));
  const seeds = sitters.map(sitter => ('id' in sitter && sitter.id === by.id ? seed : undefined));
  const robots = seats.flatMap((wish, seat) => (wish.kind === 'robot' ? [{ seat, robot: wish.id }] : []));
  return accept({ wish: { by: { kind: 'person', id: by.id, name: by.name }, setup, sitters, seeds }, robots });
};
