import { accept, type Refusal, type Result, refuse } from '@dragonway/core';
import type { ClientMessage } from '@dragonway/protocol';
import type { OpenTable, Sitter } from '@dragonway/table';
import { freshId } from '../local/moment.js';
import { theConnection } from './online.js';
import { drawSeed } from './seed.js';

type SeatWish = NonNullable<Extract<ClientMessage, { t: 'open' }>['seats']>[number];

/** A table to be opened at the server. */
export interface OnlineWish {
  readonly setup: OpenTable['setup'];
  /** Whoever is a person here is the one who opens the table. */
  readonly sitters: readonly Sitter[];
  readonly openTo: 'lobby' | 'link';
  readonly isStanding: boolean;
}

const seatWish = (sitter: Sitter): SeatWish => {
  switch (sitter.kind) {
    case 'person':
    case 'rules':
      return { kind: 'me' };
    case 'machine':
      return { kind: 'machine', level: sitter.level };
    case 'open':
    case 'robot':
      return { kind: 'open' };
  }
};

/** Opens a table; gives the address of its page. */
export const openOnline = async ({
  setup,
  sitters,
  openTo,
  isStanding,
}: OnlineWish): Promise<Result<string, Refusal>> => {
  const opening = { id: freshId(), setup, seats: sitters.map(seatWish), seed: drawSeed() };
  const isListed = openTo === 'lobby' && sitters.some(({ kind }) => kind === 'open');
  const connection = theConnection();
  const line = await connection.settled();
  if (line.kind !== 'open') {
    return refuse({ code: line.kind === 'absent' ? 'online/no-server' : 'online/unreachable' });
  }
  const answer = await connection.send(
    isListed ? { t: 'challenge', ...opening, isStanding } : { t: 'open', ...opening },
  );
  return answer.ok ? accept(`/online/${answer.value.table ?? ''}`) : answer;
};
