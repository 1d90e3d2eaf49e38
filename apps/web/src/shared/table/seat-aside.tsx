import { timesOf } from '@dragonway/table';
import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { seatTimeInDigits } from '../../words/clocks.js';
import { levelName } from '../../words/players.js';
import type { ShownTable } from './use-shown.js';

const TICK = 200;
const SHORT = 20_000;

/** What the clock of a seat shows, by the time of whoever keeps the table. */
const SeatClock = ({ shown, seat }: { readonly shown: ShownTable; readonly seat: number }) => {
  const { local } = shown.control;
  const { clock } = shown.table.game ?? {};
  const isRunning = clock?.running?.seat === seat;
  const [, tick] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => tick(count => count + 1), TICK);
    return () => clearInterval(timer);
  }, [isRunning]);
  const time = timesOf(shown.table, local.now())?.[seat];
  if (time === undefined) return null;
  const isShort = time.periods === 0 && time.left < SHORT;
  return (
    <span
      className="seat-clock"
      role="timer"
      aria-label={t`Time left`}
      data-running={isRunning || undefined}
      data-short={isShort || undefined}
    >
      {seatTimeInDigits(time)}
    </span>
  );
};

/** What a seat has besides the game: its clock, a lost line, a machine that stands in. */
export const SeatAside = ({ shown, seat }: { readonly shown: ShownTable; readonly seat: number }) => {
  const { table, own, control } = shown;
  const { standIn, awaySince, left, sitter } = table.seats[seat] ?? {};
  const isMine = control.local.isRemote && own.some(index => index === seat);
  const isAway = awaySince !== undefined && sitter?.kind !== 'machine';
  return (
    <span className="seat-aside">
      {isMine ? <span className="seat-sign" data-own>{t`you`}</span> : null}
      <SeatClock shown={shown} seat={seat} />
      {isAway ? <span className="seat-sign" data-bad>{t`connection lost`}</span> : null}
      {standIn === undefined ? null : <span className="seat-sign">{t`stand-in: ${levelName(standIn)}`}</span>}
      {left === undefined ? null : <span className="seat-sign" data-bad>{t`has left`}</span>}
    </span>
  );
};
