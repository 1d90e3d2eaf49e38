import { randomBytes } from 'node:crypto';
import type { TableId } from '@dragonway/table';
import type { DestinationStream, Logger } from 'pino';
import { LocalHub } from './bus/local-bus.js';
import type { Bus } from './bus/port.js';
import { RedisBus } from './bus/redis-bus.js';
import type { Config } from './config/config.js';
import { Errands } from './errands.js';
import { buildApp } from './http/app.js';
import type { HttpWorld } from './http/world.js';
import { Buckets } from './limits/buckets.js';
import { Lobby } from './lobby/lobby.js';
import { newLog } from './log.js';
import { openMachinePool } from './machines/machine-pool.js';
import type { Machines } from './machines/port.js';
import { type Metrics, newMetrics } from './metrics/metrics.js';
import { openAuth } from './people/auth.js';
import { Identity } from './people/identity.js';
import { Lines } from './people/lines.js';
import { openMutes } from './people/mutes.js';
import { openPushes } from './push/pushes.js';
import { Results } from './ratings/results.js';
import { RobotDesk } from './robots/robot-desk.js';
import { openStore } from './store/open.js';
import type { Store } from './store/port.js';
import { sharedSecret } from './store/secrets.js';
import { Attendance } from './tables/attendance.js';
import { Caretaker } from './tables/caretaker.js';
import { MachineDriver } from './tables/machine-driver.js';
import { Snapshots } from './tables/snapshots.js';
import { Tables } from './tables/tables.js';
import { Timekeeper } from './tables/timekeeper.js';
import { Turns } from './tables/turns.js';
import { WatcherCounts } from './tables/watcher-counts.js';
import { Heartbeat } from './ws/heartbeat.js';
import { addSocketRoute } from './ws/socket-route.js';
import type { SocketWorld } from './ws/world.js';

/** What can be given from outside instead of being opened by the configuration. */
export interface Parts {
  readonly bus?: Bus;
  readonly machines?: Machines;
  /** Where the log goes instead of standard output. */
  readonly logTo?: DestinationStream;
}

export interface RunningServer {
  readonly port: number;
  readonly url: string;
  /** Writes down a fault that nobody else has caught. */
  fault(error: unknown): void;
  /** Goes down so that nothing is lost: clients are told, what was taken on is finished, and everything is closed. */
  stop(): Promise<void>;
}

/** How long clients have between the warning and the end of their connection. */
const FAREWELL = 200;
const TALK = { perSecond: 0.5, burst: 5 };
const OPENINGS = { perSecond: 0.5, burst: 20 };

interface Foundations {
  readonly config: Config;
  readonly store: Store;
  readonly bus: Bus;
  readonly machines: Machines;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly secret: string;
  now(): number;
  readonly errands: Errands;
  fault(error: unknown, table?: TableId): void;
}

const lay = async (config: Config, parts: Parts): Promise<Foundations> => {
  const log = newLog(config.log, parts.logTo);
  const metrics = newMetrics();
  const store = await openStore(config.store);
  const fault = (error: unknown, table?: TableId): void => {
    metrics.faults.inc({ where: 'table' });
    log.error({ err: error, table }, 'a table met a fault');
  };
  return {
    config,
    store,
    bus: parts.bus ?? (config.redisUrl === undefined ? new LocalHub().join() : await RedisBus.open(config.redisUrl)),
    machines: parts.machines ?? openMachinePool(config.machineThreads),
    metrics,
    log,
    secret: config.secret ?? (await sharedSecret(store, 'server', () => randomBytes(32).toString('base64url'))),
    now: () => Date.now(),
    errands: new Errands(fault),
    fault,
  };
};

/** Everything that follows the tables, in the order in which it hears of events. */
const openTables = async (base: Foundations) => {
  const { bus, config } = base;
  const snapshots = new Snapshots(base);
  const tables = new Tables({ ...base, snapshot: id => snapshots.read(id) });
  const lines = new Lines(bus);
  const pushes = await openPushes(base.store, config.pushContact);
  const timekeeper = new Timekeeper(base);
  const driver = new MachineDriver({ ...base, tables });
  const attendance = new Attendance({ ...base, tables, awayAfter: config.awayAfter });
  const caretaker = new Caretaker({ ...base, tables });
  const lobby = new Lobby({ ...base, tables });
  const robots = new RobotDesk({ tables, lines, now: base.now });
  const watchers = new WatcherCounts({ ...base, tables });
  const followers = [
    snapshots,
    timekeeper,
    driver,
    attendance,
    caretaker,
    lobby,
    robots,
    new Results(base.store, base.errands),
  ];
  for (const follower of followers) tables.follow(follower);
  tables.follow(new Turns({ ...base, tables, lines, pushes }));
  await attendance.start();
  await watchers.start();
  await lobby.start();
  const stop = (): void => {
    for (const part of [timekeeper, driver, attendance, caretaker, watchers]) part.close();
  };
  return { tables, lines, pushes, attendance, caretaker, lobby, robots, watchers, stop };
};

type Hall = Awaited<ReturnType<typeof openTables>>;

const socketWorld = (base: Foundations, hall: Hall, isGoingDown: () => boolean): SocketWorld => {
  const seat = base.config.limits.seatPerSecond;
  return {
    ...base,
    ...hall,
    mutes: openMutes(base.store),
    acts: new Buckets({ perSecond: seat, burst: 3 * seat }),
    talk: new Buckets(TALK),
    openings: new Buckets(OPENINGS),
    isGoingDown,
  };
};

const pause = (millis: number): Promise<void> => new Promise(resolve => setTimeout(resolve, millis));

/** Starts a server and resolves when it can be reached. */
export const startServer = async (config: Config, parts: Parts = {}): Promise<RunningServer> => {
  const base = await lay(config, parts);
  const hall = await openTables(base);
  const identity = new Identity(base.store, openAuth({ ...base, publicUrl: config.publicUrl }), base.now);
  const heartbeat = new Heartbeat();
  let isGoingDown = false;
  const sockets = socketWorld(base, hall, () => isGoingDown);
  const isReady = async (): Promise<boolean> =>
    !isGoingDown && base.bus.isReady() && (await base.store.isReady().catch(() => false));
  const world: HttpWorld = { ...base, ...hall, identity, isReady };
  const app = await buildApp(world, routes => addSocketRoute(routes, { config, identity, sockets, heartbeat }));
  await app.listen({ host: config.host, port: config.port });
  const port = app.addresses()[0]?.port ?? config.port;
  hall.caretaker.start();
  base.log.info({ port, store: config.store.kind }, 'Dragonway is open');

  const stop = async (): Promise<void> => {
    isGoingDown = true;
    for (const client of heartbeat.clients) client.tell({ t: 'goingDown', in: FAREWELL });
    hall.stop();
    await hall.tables.settled();
    await pause(FAREWELL);
    for (const client of heartbeat.clients) client.close('restart');
    await pause(FAREWELL);
    heartbeat.close();
    await app.close();
    await base.machines.close();
    await hall.tables.settled();
    await base.errands.settled();
    await base.bus.close();
    await base.store.close();
    base.log.info('Dragonway is closed');
  };
  return { port, url: `http://127.0.0.1:${port}`, fault: base.fault, stop };
};
