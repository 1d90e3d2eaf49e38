import type { WayEvent, WayOptions } from '@dragonway/way-of-the-dragon';
import { logWith } from '../../shared/table/log-entries.js';
import { tellWay } from '../../words/way/events.js';

/** Tells the log of a game of Way of the Dragon. */
export const wayLog = ({ length }: WayOptions) =>
  logWith({
    // Every sentence names its animal.
    who: () => '',
    tell: events => tellWay(events as readonly WayEvent[], length),
  });
