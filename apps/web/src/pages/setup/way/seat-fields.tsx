import { WayPieceIcon } from '@dragonway/board-view';
import { PLAYERS, type Player } from '@dragonway/way-of-the-dragon';
import { t } from '@lingui/core/macro';
import { LEVELS } from '../../../machine/types.js';
import { levelName } from '../../../words/players.js';
import { colourOfPlayer, playerName } from '../../../words/way/names.js';
import type { SeatForm } from './types.js';

interface SeatFieldsProps {
  readonly seats: readonly SeatForm[];
  readonly count: number;
  /** Others come from elsewhere and bring their names along. */
  readonly isOnline: boolean;
  readonly change: (seats: readonly SeatForm[]) => void;
}

/** Choosing an animal that somebody has exchanges the two. */
const withPlayer = (seats: readonly SeatForm[], index: number, player: Player): readonly SeatForm[] => {
  const before = seats[index]?.player;
  return seats.map((seat, place) => {
    if (place === index) return { ...seat, player };
    return seat.player === player && before !== undefined ? { ...seat, player: before } : seat;
  });
};

const SeatRow = ({ seats, index, isOnline, change }: Omit<SeatFieldsProps, 'count'> & { readonly index: number }) => {
  const seat = seats[index];
  if (seat === undefined) return null;
  const number = index + 1;
  const put = (difference: Partial<SeatForm>): void =>
    change(seats.map((other, place) => (place === index ? { ...other, ...difference } : other)));
  const isFirst = seats.findIndex(({ isMachine }) => !isMachine) === index;
  const who = seat.isMachine ? seat.level : 'person';
  return (
    <li className="seat-row">
      <WayPieceIcon player={seat.player} size={36} />
      <select
        aria-label={t`Animal of seat ${number}`}
        value={seat.player}
        onChange={event => {
          const player = PLAYERS.find(other => other === event.target.value);
          if (player !== undefined) change(withPlayer(seats, index, player));
        }}
      >
        {PLAYERS.map(player => (
          <option key={player} value={player}>
            {playerName(player)} ({colourOfPlayer(player)})
          </option>
        ))}
      </select>
      <select
        aria-label={t`Who plays seat ${number}`}
        value={who}
        onChange={event =>
          put(event.target.value === 'person' ? { isMachine: false } : { isMachine: true, level: event.target.value })
        }
      >
        <option value="person">{isOnline && isFirst ? t`You` : t`A person`}</option>
        {LEVELS.map(level => (
          <option key={level} value={String(level)}>
            {t`Machine: ${levelName(String(level))}`}
          </option>
        ))}
      </select>
      {seat.isMachine || isOnline ? null : (
        <input
          type="text"
          aria-label={t`Name at seat ${number}`}
          placeholder={t`Name`}
          maxLength={40}
          value={seat.name}
          onChange={event => put({ name: event.target.value })}
        />
      )}
    </li>
  );
};

/** Who sits where, anticlockwise, with which animal. */
export const SeatFields = ({ seats, count, isOnline, change }: SeatFieldsProps) => (
  <fieldset>
    <legend>{t`Seats, anticlockwise`}</legend>
    <ol className="seat-rows">
      {Array.from({ length: count }, (_, index) => (
        <SeatRow key={index} seats={seats} index={index} isOnline={isOnline} change={change} />
      ))}
    </ol>
    <p className="helper">{t`Each seat has an animal of its own; persons and machines may be mixed.`}</p>
  </fieldset>
);
