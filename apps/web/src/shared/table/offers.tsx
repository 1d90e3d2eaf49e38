import type { Seat } from '@dragonway/core';
import type { Offer } from '@dragonway/table';
import { t } from '@lingui/core/macro';
import { both } from '../i18n/lists.js';
import { intoSight } from '../ui/into-sight.js';
import type { ShownTable } from './use-shown.js';

interface OffersProps {
  readonly shown: ShownTable;
  readonly nameOf: (seat: Seat) => string;
}

const questionInWords = ({ kind, by }: Offer, nameOf: OffersProps['nameOf']): string => {
  const who = nameOf(by);
  switch (kind) {
    case 'draw':
      return t`${who} offers a draw.`;
    case 'takeback':
      return t`${who} asks to take this back:`;
    case 'pause':
      return t`${who} asks for a pause.`;
    case 'rematch':
      return t`${who} offers a rematch.`;
    case 'nextGame':
      return t`${who} is ready for the next game.`;
  }
};

/** Exactly what a takeback would undo, decision by decision. */
const Undone = ({ offer, shown, nameOf }: OffersProps & { readonly offer: Offer }) => {
  const { undoes } = offer;
  if (undoes === undefined) return null;
  return (
    <ol className="offer-undone">
      {shown.history.slice(undoes.to, undoes.to + undoes.moves.length).map(({ by, text, turn }, index) => (
        <li key={undoes.to + index}>
          {by === 'chance' ? t`Turn ${turn}, the dice:` : t`Turn ${turn}, ${nameOf(by)}:`} <code>{text}</code>
        </li>
      ))}
    </ol>
  );
};

const Answer = ({ shown, nameOf, offer, seat }: OffersProps & { readonly offer: Offer; readonly seat: Seat }) => {
  const answer = (isAccepted: boolean): void => {
    shown.control.local.act(seat, { kind: 'answer', offer: offer.kind, since: offer.since, seat, isAccepted });
  };
  const who = nameOf(seat);
  return (
    <div className="offer-answer">
      {/* Whoever has one seat only knows who is asked. */}
      {shown.own.length > 1 ? <span>{t`${who}:`}</span> : null}
      <button type="button" className="small-button" onClick={() => answer(true)}>{t`Agree`}</button>
      <button type="button" className="small-button" onClick={() => answer(false)}>{t`Decline`}</button>
    </div>
  );
};

/** Who made the offer at this screen can take it back while the others think. */
const Waiting = ({ shown, nameOf, offer, asked }: OffersProps & { offer: Offer; asked: readonly Seat[] }) => {
  const { kind, since, by } = offer;
  const names = both(asked.map(nameOf));
  return (
    <div className="offer-answer">
      <span>{t`Waiting for ${names}.`}</span>
      {shown.own.includes(by) ? (
        <button
          type="button"
          className="small-button"
          onClick={() => void shown.control.local.act(by, { kind: 'withdraw', offer: kind, since, seat: by })}
        >{t`Withdraw`}</button>
      ) : null}
    </div>
  );
};

const Question = ({ offer, shown, nameOf }: OffersProps & { readonly offer: Offer }) => {
  const open = offer.asked.filter(seat => !offer.accepted.includes(seat));
  const here = open.filter(seat => shown.own.includes(seat));
  return (
    <section ref={intoSight} className="offer" aria-label={t`A question to the table`}>
      <p>{questionInWords(offer, nameOf)}</p>
      <Undone offer={offer} shown={shown} nameOf={nameOf} />
      {here.map(seat => (
        <Answer key={seat} shown={shown} nameOf={nameOf} offer={offer} seat={seat} />
      ))}
      {here.length === 0 ? <Waiting shown={shown} nameOf={nameOf} offer={offer} asked={open} /> : null}
    </section>
  );
};

/** Questions that people at the table have to answer, each with exactly what it is about. */
export const Offers = ({ shown, nameOf }: OffersProps) => (
  <>
    {shown.table.offers.map(offer => (
      <Question key={offer.since} offer={offer} shown={shown} nameOf={nameOf} />
    ))}
  </>
);
