import { accept, type Result, refuse } from '@dragonway/core';
import { type ClockSetting, DAY } from './clock/clock.js';
import type { OpenTable } from './commands.js';
import { houseRules, openLive, replayMoves } from './live.js';
import { SETUP_FIELDS, type SetupField, type TableRefusal } from './refusals.js';
import type { Live, Setup } from './types.js';

const MINUTE = 60_000;

/** A friendly table: no clock, everything open, takebacks by agreement, a stand-in for whoever stays away. */
export const DEFAULT_SETUP: Omit<Setup, 'options'> = {
  draws: { wheel: false, dead: 0, first: false },
  clock: { kind: 'none' },
  isRated: false,
  allowsSpectators: true,
  hidesBoard: false,
  takebacks: 'ask',
  hasChat: true,
  pauseBudget: DAY,
  absence: { patience: 2 * MINUTE, then: 'standIn', level: '1' },
  games: 1,
  asksForSeeds: false,
};

/** What rated tables differ in where nothing else was wished for. */
const RATED_SETUP: Pick<Setup, 'absence'> = { absence: { ...DEFAULT_SETUP.absence, then: 'claim' } };

export const MOST_GAMES = 99;
export const MOST_PAUSE = 14 * DAY;

const inRange = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

const refuseClock = (clock: ClockSetting): string | undefined => {
  switch (clock.kind) {
    case 'none':
      return undefined;
    case 'fischer': {
      const isClock = inRange(clock.initial, 0, DAY) && inRange(clock.increment, 0, DAY);
      return isClock && clock.initial + clock.increment > 0 ? undefined : 'up to a day of time, and some of it';
    }
    case 'byoyomi': {
      const isClock = inRange(clock.main, 0, DAY) && inRange(clock.period, 1, DAY) && inRange(clock.periods, 1, 100);
      return isClock ? undefined : 'up to a day of main time and 1 to 100 periods';
    }
    case 'days':
      return inRange(clock.days, 1, 30) ? undefined : '1 to 30 days';
  }
};

const hasDraws = ({ draws }: Setup): boolean => draws.wheel || draws.first || draws.dead > 0;

const isGiven = ({ position, moves = [] }: Setup): boolean => position !== undefined || moves.length > 0;

const refuseDraws = (setup: Setup, live: Live): string | undefined => {
  if (!Number.isInteger(setup.draws.dead)) return 'a whole number of dead pieces';
  if (hasDraws(setup) && isGiven(setup)) return 'nothing drawn over a given position';
  return houseRules(live).refuseDraws(setup.draws, live.options);
};

const refuseRated = ({ isRated, takebacks, moves }: Setup, field: 'takebacks' | 'moves'): string | undefined => {
  if (!isRated) return undefined;
  if (field === 'takebacks') return takebacks === 'free' ? 'takebacks by agreement in rated games' : undefined;
  return moves === undefined ? undefined : 'rated games from their start';
};

const refuseAbsence = ({ absence, isRated }: Setup): string | undefined => {
  if (!inRange(absence.patience, 1, DAY)) return 'a patience of up to a day';
  return isRated && absence.then === 'standIn' ? 'no stand-in in rated games' : undefined;
};

const refuseGames = ({ games }: Setup, live: Live): string | undefined => {
  if (!inRange(games, 1, MOST_GAMES)) return `1 to ${MOST_GAMES} games`;
  return games > 1 && houseRules(live).match === undefined ? 'a single game' : undefined;
};

const refuseHiding = ({ hidesBoard }: Setup, live: Live): string | undefined =>
  hidesBoard && houseRules(live).withoutBoard === undefined ? 'a board that can be hidden' : undefined;

/** What was expected of each part instead of what it is; who sits is judged when they sit down. */
const faultsOf = (setup: Setup, live: Live): Readonly<Record<SetupField, string | undefined>> => ({
  draws: refuseDraws(setup, live),
  clock: refuseClock(setup.clock),
  hidesBoard: refuseHiding(setup, live),
  takebacks: refuseRated(setup, 'takebacks'),
  moves: refuseRated(setup, 'moves'),
  pauseBudget: inRange(setup.pauseBudget, 0, MOST_PAUSE) ? undefined : 'up to 14 days',
  absence: refuseAbsence(setup),
  games: refuseGames(setup, live),
  sitters: undefined,
});

/** A setup that goes together, with the rules at its start. */
export interface CheckedSetup {
  readonly setup: Setup;
  readonly live: Live;
}

/** Fills a wish up with the defaults and checks that everything goes together. */
export const checkSetup = (wish: OpenTable['setup']): Result<CheckedSetup, TableRefusal> => {
  const setup: Setup = { ...DEFAULT_SETUP, ...(wish.isRated === true ? RATED_SETUP : {}), ...wish };
  const live = openLive(setup);
  if (!live.ok) return live;
  const faults = faultsOf(setup, live.value);
  for (const field of SETUP_FIELDS) {
    const expected = faults[field];
    if (expected !== undefined) return refuse({ code: 'table/bad-setup', field, expected });
  }
  const replayed = replayMoves(live.value, setup.moves ?? []);
  return replayed.ok ? accept({ setup, live: live.value }) : replayed;
};
