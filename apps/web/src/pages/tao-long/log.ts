import type { Event, State } from '@dragonway/tao-long';
import { logWith } from '../../shared/table/log-entries.js';
import { tellTaoLong } from '../../words/tao-long/events.js';
import { tellUnderMist } from '../../words/tao-long/events-under-mist.js';
import { DRAGON_NAMES } from '../../words/tao-long/names.js';

/** Tells the log of a game of Tao Long; under mist it names no space of the board, but the steps as they were said. */
export const taoLongLog = (isHidden: boolean) =>
  logWith({
    // The history of a table of Tao Long holds its own states and events.
    who: ([first]) => DRAGON_NAMES[(first?.before as State | undefined)?.toPlay ?? 'heaven'],
    tell: (events, decisions) =>
      isHidden
        ? [decisions.map(({ text }) => text).join(' '), ...tellUnderMist(events as readonly Event[])]
        : tellTaoLong(events as readonly Event[]),
  });
