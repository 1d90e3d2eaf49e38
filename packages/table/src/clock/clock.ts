import type { Seat } from '@dragonway/core';

/** Milliseconds, as a span or since the epoch; whose clock it is, the caller knows. */
export type Millis = number;

/** How time is given. A turn with several decisions is one turn. */
export type ClockSetting =
  | { readonly kind: 'none' }
  | { readonly kind: 'fischer'; readonly initial: Millis; readonly increment: Millis }
  | { readonly kind: 'byoyomi'; readonly main: Millis; readonly period: Millis; readonly periods: number }
  | { readonly kind: 'days'; readonly days: number };

/** What a seat has left. */
export interface SeatTime {
  /** Of the main time, or of the period that has begun. */
  readonly left: Millis;
  /** Whole periods that have not begun. */
  readonly periods: number;
  readonly isOvertime: boolean;
  /** The network's delay that can still be forgiven. */
  readonly lag: Millis;
}

export interface Clock {
  /** In seat order. */
  readonly times: readonly SeatTime[];
  /** Whose time runs, and since when; nobody's during a pause and after the end. */
  readonly running?: { readonly seat: Seat; readonly since: Millis };
  /** Whose turn it is and its number: the turn's end is what gives time back. */
  readonly turn?: { readonly seat: Seat; readonly number: number };
}

export const DAY: Millis = 86_400_000;

/** The most delay that is forgiven in one move, and in a burst of moves; every turn gives a little back. */
export const MOST_LAG: Millis = 1_000;
export const LAG_RESERVE: Millis = 5_000;
export const LAG_REFILL: Millis = 250;

const fullTime = (setting: Exclude<ClockSetting, { kind: 'none' }>): SeatTime => {
  const time = { periods: 0, isOvertime: false, lag: LAG_RESERVE };
  switch (setting.kind) {
    case 'fischer':
      return { ...time, left: setting.initial };
    case 'byoyomi':
      return { ...time, left: setting.main, periods: setting.periods };
    case 'days':
      return { ...time, left: setting.days * DAY };
  }
};

/** The clock of a new game, standing still; undefined where time is not counted. */
export const newClock = (setting: ClockSetting, seats: number): Clock | undefined =>
  setting.kind === 'none' ? undefined : { times: Array.from({ length: seats }, () => fullTime(setting)) };

const periodOf = (setting: ClockSetting): Millis => (setting.kind === 'byoyomi' ? setting.period : 0);

/** Takes time from a seat; nothing left means that the flag has fallen. */
export const charged = (setting: ClockSetting, time: SeatTime, elapsed: Millis): SeatTime => {
  let { left, periods, isOvertime } = time;
  left -= Math.max(0, elapsed);
  while (left <= 0 && periods > 0) {
    left += periodOf(setting);
    periods -= 1;
    isOvertime = true;
  }
  return { ...time, left: Math.max(0, left), periods, isOvertime };
};

/** All that a seat has left, unbegun periods too. */
export const spareOf = (setting: ClockSetting, time: SeatTime): Millis => time.left + time.periods * periodOf(setting);

const withTime = (clock: Clock, seat: Seat, change: (time: SeatTime) => SeatTime): Clock => ({
  ...clock,
  times: clock.times.map((time, index) => (index === seat ? change(time) : time)),
});

/** The delay that is forgiven of what the network claims. */
export const forgivenLag = (clock: Clock, claimed: Millis): Millis => {
  const time = clock.running === undefined ? undefined : clock.times[clock.running.seat];
  return time === undefined ? 0 : Math.max(0, Math.min(claimed, MOST_LAG, time.lag));
};

/** Stops the clock and charges whose time ran. */
export const stopped = (setting: ClockSetting, clock: Clock, at: Millis, lag: Millis): Clock => {
  const { running, ...still } = clock;
  if (running === undefined) return clock;
  return withTime(still, running.seat, time => ({
    ...charged(setting, time, at - running.since - lag),
    lag: time.lag - lag,
  }));
};

const refreshed = (setting: ClockSetting, time: SeatTime): SeatTime => {
  switch (setting.kind) {
    case 'none':
      return time;
    case 'fischer':
      return { ...time, left: time.left + setting.increment };
    case 'byoyomi':
      return time.isOvertime ? { ...time, left: setting.period } : time;
    case 'days':
      return { ...time, left: setting.days * DAY };
  }
};

const afterTurn = (setting: ClockSetting, time: SeatTime): SeatTime => ({
  ...refreshed(setting, time),
  lag: Math.min(LAG_RESERVE, time.lag + LAG_REFILL),
});

/** Starts a seat's time. A new turn gives the seat of the old one its increment, its whole period or its days back. */
export const goesTo = (
  setting: ClockSetting,
  clock: Clock,
  turn: { readonly seat: Seat; readonly number: number },
  since: Millis,
): Clock => {
  const before = clock.turn;
  const isSame = before === undefined || before.number === turn.number;
  const credited = isSame ? clock : withTime(clock, before.seat, time => afterTurn(setting, time));
  // R14: a Focus choice in the other's turn runs on the chooser's time, and the turn stays the other's.
  return { ...credited, turn: before !== undefined && isSame ? before : turn, running: { seat: turn.seat, since } };
};

/** Starts a seat's time where nothing is to be given back: after a pause or a takeback. */
export const restarted = (
  clock: Clock,
  turn: { readonly seat: Seat; readonly number: number },
  since: Millis,
): Clock => ({
  ...clock,
  turn: clock.turn?.number === turn.number ? clock.turn : turn,
  running: { seat: turn.seat, since },
});

/** When the flag of the running seat falls if no move comes, with the delay that would be forgiven; undefined if none can. */
export const flagFallsAt = (setting: ClockSetting, clock: Clock): Millis | undefined => {
  const time = clock.running === undefined ? undefined : clock.times[clock.running.seat];
  if (clock.running === undefined || time === undefined) return undefined;
  return clock.running.since + spareOf(setting, time) + Math.min(MOST_LAG, time.lag);
};

/** What every seat has left at a moment, in seat order, for showing. */
export const timesAt = (setting: ClockSetting, clock: Clock, now: Millis): readonly SeatTime[] =>
  stopped(setting, clock, now, 0).times;
