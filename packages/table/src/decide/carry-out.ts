import type { Seat } from '@dragonway/core';
import { beginNextGame, beginRematch } from '../begin.js';
import { endGame } from '../endings.js';
import { type Proceedings, record } from '../proceedings.js';
import type { OfferKind, Undone } from '../types.js';

/** What was agreed on. */
export interface Agreed {
  readonly offer: OfferKind;
  readonly seat: Seat;
  readonly undoes?: Undone;
}

/** Does what everybody who was asked has agreed to. */
export const carryOut = (proceedings: Proceedings, { offer, seat, undoes }: Agreed): void => {
  switch (offer) {
    case 'draw':
      return endGame(proceedings, 'agreement');
    case 'takeback':
      return undoes === undefined ? undefined : record(proceedings, { kind: 'takenBack', seat, undone: undoes });
    case 'pause': {
      const until = proceedings.at + (proceedings.table.game?.pauseLeft ?? 0);
      return record(proceedings, { kind: 'paused', until });
    }
    case 'rematch':
      return beginRematch(proceedings);
    case 'nextGame':
      return beginNextGame(proceedings);
  }
};
