import type { Seat } from '@dragonway/core';
import type { Command } from '../commands.js';
import { houseRules } from '../live.js';
import { isMatchOver } from '../match.js';
import { type Proceedings, record } from '../proceedings.js';
import type { TableRefusal } from '../refusals.js';
import { isFull, machineAt, personAt, seatIndices, shareHolder, speakerAt } from '../seats.js';
import type { Millis, OfferKind, Table, Undone } from '../types.js';
import { type Agreed, carryOut } from './carry-out.js';
import { gameGoingOn, refusePhase } from './moment.js';

/** The seats whose consent an offer needs: other people, and for a draw also machines, which have a mind about it. */
export const askedAbout = (table: Table, offer: OfferKind, by: Seat): readonly Seat[] =>
  seatIndices(table).filter(index => {
    const state = table.seats[index];
    if (state === undefined || state.left !== undefined || shareHolder(table, index, by)) return false;
    return machineAt(state) === undefined ? personAt(state) !== undefined : offer === 'draw';
  });

const refuseImpatience = (table: Table, offer: OfferKind, seat: Seat, at: Millis): TableRefusal | undefined => {
  const until = table.declined.find(entry => entry.seat === seat && entry.offer === offer)?.until ?? 0;
  return until > at ? { code: 'table/offer-too-soon', offer, until } : undefined;
};

/** Offers something, agrees to the same thing offered by another, or does it at once where nobody must be asked. */
export const propose = (
  proceedings: Proceedings,
  proposal: Agreed & { readonly asked: readonly Seat[]; readonly undoes?: Undone },
): TableRefusal | undefined => {
  const { table, at } = proceedings;
  const { offer, seat, asked } = proposal;
  const standing = table.offers.find(({ kind }) => kind === offer);
  if (standing?.asked.includes(seat) === true && offer !== 'takeback') return agree(proceedings, offer, seat);
  if (standing !== undefined) return { code: 'table/offer-stands', offer, by: standing.by };
  if (asked.length === 0) {
    carryOut(proceedings, proposal);
    return undefined;
  }
  const impatience = refuseImpatience(table, offer, seat, at);
  if (impatience === undefined) record(proceedings, { kind: 'offered', ...proposal });
  return impatience;
};

const agree = (proceedings: Proceedings, offer: OfferKind, seat: Seat): undefined => {
  record(proceedings, { kind: 'accepted', offer, seat });
  const standing = proceedings.table.offers.find(({ kind }) => kind === offer);
  if (standing === undefined || standing.accepted.length < standing.asked.length) return;
  const { by, undoes } = standing;
  carryOut(proceedings, { offer, seat: by, ...(undoes === undefined ? {} : { undoes }) });
};

type Offerable = Exclude<OfferKind, 'takeback'>;

const refuseInGame = (table: Table, offer: 'draw' | 'pause'): TableRefusal | undefined => {
  const going = gameGoingOn(table);
  if (!going.ok) return going.refusal;
  if (offer === 'pause') return going.value.pauseLeft > 0 ? undefined : { code: 'table/pause-spent' };
  if (!houseRules(table.live).hasDraws) return { code: 'table/no-draws' };
  const isSolo = table.seats.some(({ sitter }) => sitter.kind === 'rules');
  return isSolo ? { code: 'table/nobody-to-ask', offer } : undefined;
};

const refuseAfterGame = (table: Table, offer: 'rematch' | 'nextGame'): TableRefusal | undefined => {
  const phase = refusePhase(table, ['over']);
  if (phase !== undefined) return phase;
  if (!isFull(table)) return { code: 'table/nobody-to-ask', offer };
  if (offer === 'rematch') return isMatchOver(table) ? undefined : { code: 'table/match-goes-on' };
  return isMatchOver(table) ? { code: 'table/match-over' } : undefined;
};

const refuseOffer = (table: Table, offer: Offerable): TableRefusal | undefined =>
  offer === 'draw' || offer === 'pause' ? refuseInGame(table, offer) : refuseAfterGame(table, offer);

export const decideOffer = (
  proceedings: Proceedings,
  { by, offer, seat }: Command & { readonly kind: 'offer' },
): TableRefusal | undefined => {
  const { table } = proceedings;
  const moment = refuseOffer(table, offer);
  if (moment !== undefined) return moment;
  const speaker = speakerAt(table, by, seat);
  if (!speaker.ok) return speaker.refusal;
  return propose(proceedings, { offer, seat, asked: askedAbout(table, offer, seat) });
};

export const decideAnswer = (
  proceedings: Proceedings,
  { by, offer, since, seat, isAccepted }: Command & { readonly kind: 'answer' },
): TableRefusal | undefined => {
  const { table } = proceedings;
  const speaker = speakerAt(table, by, seat);
  if (!speaker.ok) return speaker.refusal;
  const standing = table.offers.find(({ kind }) => kind === offer);
  if (standing?.since !== since) return { code: 'table/no-such-offer', offer };
  if (!standing.asked.includes(seat) || standing.accepted.includes(seat)) {
    return { code: 'table/not-asked', offer, seat };
  }
  if (isAccepted) return agree(proceedings, offer, seat);
  record(proceedings, { kind: 'declined', offer, seat });
  return undefined;
};

export const decideWithdraw = (
  proceedings: Proceedings,
  { by, offer, since, seat }: Command & { readonly kind: 'withdraw' },
): TableRefusal | undefined => {
  const { table } = proceedings;
  const speaker = speakerAt(table, by, seat);
  if (!speaker.ok) return speaker.refusal;
  const standing = table.offers.find(({ kind }) => kind === offer);
  if (standing?.since !== since || standing.by !== seat) return { code: 'table/no-such-offer', offer };
  record(proceedings, { kind: 'withdrawn', offer, seat });
  return undefined;
};
