import type { ClockSetting, SeatTime } from '@dragonway/table';
import { plural, t } from '@lingui/core/macro';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const inMinutes = (millis: number): number => Math.round((millis / MINUTE) * 100) / 100;

/** What was agreed on about time. */
export const clockInWords = (clock: ClockSetting): string => {
  switch (clock.kind) {
    case 'none':
      return t`no clock`;
    case 'fischer': {
      const minutes = inMinutes(clock.initial);
      const seconds = clock.increment / SECOND;
      return t`${minutes} min + ${seconds} s a turn`;
    }
    case 'byoyomi': {
      const minutes = inMinutes(clock.main);
      const seconds = clock.period / SECOND;
      const { periods } = clock;
      return t`${minutes} min, then ${periods} × ${seconds} s`;
    }
    case 'days':
      return plural(clock.days, { one: '# day a turn', other: '# days a turn' });
  }
};

/** `2 d 4 h`, `1:04:05`, `4:05`, and with tenths at the very end. */
export const timeInDigits = (millis: number): string => {
  const left = Math.max(0, millis);
  if (left >= DAY) {
    const [days, hours] = [Math.floor(left / DAY), Math.floor((left % DAY) / HOUR)];
    return t`${days} d ${hours} h`;
  }
  if (left < 10 * SECOND) return `0:0${(Math.floor(left / 100) / 10).toFixed(1)}`;
  const [hours, minutes, seconds] = [left / HOUR, (left % HOUR) / MINUTE, (left % MINUTE) / SECOND].map(Math.floor);
  const rest = `${hours === 0 ? minutes : twoDigits(minutes ?? 0)}:${twoDigits(seconds ?? 0)}`;
  return hours === 0 ? rest : `${hours}:${rest}`;
};

/** What a seat has left, with the periods to come. */
export const seatTimeInDigits = ({ left, periods }: SeatTime): string =>
  periods > 0 ? `${timeInDigits(left)} · ${periods} ×` : timeInDigits(left);
