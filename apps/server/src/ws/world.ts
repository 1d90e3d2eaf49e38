import type { Logger } from 'pino';
import type { Buckets } from '../limits/buckets.js';
import type { Lobby } from '../lobby/lobby.js';
import type { Metrics } from '../metrics/metrics.js';
import type { Lines } from '../people/lines.js';
import type { Mutes } from '../people/mutes.js';
import type { RobotDesk } from '../robots/robot-desk.js';
import type { Store } from '../store/port.js';
import type { Attendance } from '../tables/attendance.js';
import type { Tables } from '../tables/tables.js';
import type { WatcherCounts } from '../tables/watcher-counts.js';

/** What the handlers of messages work with. */
export interface SocketWorld {
  readonly store: Store;
  readonly tables: Tables;
  readonly attendance: Attendance;
  readonly watchers: WatcherCounts;
  readonly lines: Lines;
  readonly lobby: Lobby;
  readonly robots: RobotDesk;
  readonly mutes: Mutes;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** How fast a person may act at one table, talk, and open tables. */
  readonly acts: Buckets;
  readonly talk: Buckets;
  readonly openings: Buckets;
  now(): number;
  isGoingDown(): boolean;
}
