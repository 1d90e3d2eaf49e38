import type { Seat } from '@dragonway/core';
import type { Offer } from '@dragonway/table';
import { t } from '@lingui/core/macro';
import type { TableAuthority } from './authority.js';

interface OffersProps {
  readonly offers: readonly Offer[];
  readonly nameOf: (seat: Seat) => string;
  readonly local: TableAuthority;
}

const questionInWords = ({ kind, undoes, by }: Offer, nameOf: OffersProps['nameOf']): string => {
  const who = nameOf(by);
  switch (kind) {
    case 'draw':
      return t`${who} offers a draw.`;
    case 'takeback': {
      const moves = (undoes?.moves ?? []).join(' ');
      return t`${who} asks to take back: ${moves}`;
    }
    case 'pause':
      return t`${who} asks for a pause.`;
    case 'rematch':
      return t`${who} offers a rematch.`;
    case 'nextGame':
      return t`${who} is ready for the next game.`;
  }
};

const Answer = ({ offer, seat, nameOf, local }: OffersProps & { offer: Offer; seat: Seat }) => {
  const answer = (isAccepted: boolean): void => {
    local.act(seat, { kind: 'answer', offer: offer.kind, since: offer.since, seat, isAccepted });
  };
  const who = nameOf(seat);
  return (
    <div className="offer-answer">
      <span>{t`${who}:`}</span>
      <button type="button" className="small-button" onClick={() => answer(true)}>{t`Agree`}</button>
      <button type="button" className="small-button" onClick={() => answer(false)}>{t`Decline`}</button>
    </div>
  );
};

/** Questions that people at the table have to answer, each with exactly what it is about. */
export const Offers = (props: OffersProps) => (
  <>
    {props.offers.map(offer => (
      <section key={offer.since} className="offer" aria-label={t`A question to the table`}>
        <p>{questionInWords(offer, props.nameOf)}</p>
        {offer.asked
          .filter(seat => !offer.accepted.includes(seat))
          .map(seat => (
            <Answer key={seat} {...props} offer={offer} seat={seat} />
          ))}
      </section>
    ))}
  </>
);
