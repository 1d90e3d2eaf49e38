import type { WayEvent, WayOptions } from '@dragonway/way-of-the-dragon';
import type { Played } from '../../shared/local/types.js';
import type { LogEntry } from '../../shared/table/log.js';
import { logEntries } from '../../shared/table/log-entries.js';
import { tellWay } from '../../words/way/events.js';

/** The log of a game of Way of the Dragon. */
export const wayLog = (history: readonly Played[], { length }: WayOptions): readonly LogEntry[] =>
  logEntries(history, {
    // Every sentence names its animal.
    who: () => '',
    tell: events => tellWay(events as readonly WayEvent[], length),
  });
