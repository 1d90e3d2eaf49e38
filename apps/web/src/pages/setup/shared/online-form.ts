import type { Absence, ClockSetting, Setup } from '@dragonway/table';

export const CLOCK_KINDS = ['none', 'fischer', 'byoyomi', 'days'] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];

/** For how long somebody can stay away. */
export const PATIENCE_MINUTES = [1, 2, 5, 10, 30, 60];

/** What is agreed on at an online table besides the game. */
export interface OnlineForm {
  /** Everybody sees it in the lobby, or only those who get the link. */
  readonly openTo: 'lobby' | 'link';
  readonly isStanding: boolean;
  readonly clock: ClockKind;
  readonly minutes: number;
  readonly increment: number;
  readonly period: number;
  readonly periods: number;
  readonly days: number;
  readonly isRated: boolean;
  readonly allowsSpectators: boolean;
  readonly hasChat: boolean;
  readonly absence: Absence['then'];
  /** In minutes. */
  readonly patience: number;
  /** The level of whoever sits in. */
  readonly standIn: string;
}

export const FRESH_ONLINE_FORM: OnlineForm = {
  openTo: 'link',
  isStanding: false,
  clock: 'none',
  minutes: 15,
  increment: 10,
  period: 30,
  periods: 3,
  days: 3,
  isRated: false,
  allowsSpectators: true,
  hasChat: true,
  absence: 'standIn',
  patience: 2,
  standIn: '1',
};

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

export const clockOf = (form: OnlineForm): ClockSetting => {
  switch (form.clock) {
    case 'none':
      return { kind: 'none' };
    case 'fischer':
      return { kind: 'fischer', initial: form.minutes * MINUTE, increment: form.increment * SECOND };
    case 'byoyomi':
      return {
        kind: 'byoyomi',
        main: form.minutes * MINUTE,
        period: form.period * SECOND,
        periods: form.periods,
      };
    case 'days':
      return { kind: 'days', days: form.days };
  }
};

/** Nobody sits in at a rated table. */
const absenceOf = ({ absence, isRated, patience, standIn }: OnlineForm): Absence => ({
  then: isRated ? 'claim' : absence,
  patience: patience * MINUTE,
  level: standIn,
});

/** The agreement as a part of the table's setup; rated games know no takebacks without asking. */
export const agreedOf = (form: OnlineForm, setup: Pick<Setup, 'options'> & Partial<Setup>): typeof setup => ({
  ...setup,
  clock: clockOf(form),
  isRated: form.isRated,
  allowsSpectators: form.allowsSpectators,
  hasChat: form.hasChat,
  absence: absenceOf(form),
  ...(form.isRated && setup.takebacks === 'free' ? { takebacks: 'ask' as const } : {}),
});
