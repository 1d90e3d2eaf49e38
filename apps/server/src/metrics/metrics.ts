import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What a server counts. */
export interface Metrics {
  readonly registry: Registry;
  readonly connections: Gauge;
  readonly tables: Gauge;
  readonly messages: Counter<'t'>;
  readonly refusals: Counter<'code'>;
  readonly unreadable: Counter;
  readonly events: Counter;
  readonly conflicts: Counter;
  readonly faults: Counter<'where'>;
  readonly appendSeconds: Histogram;
  readonly machineSeconds: Histogram;
}

const SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** A registry of its own for each server, so that several can live in one process. */
export const newMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'dragonway_' });
  return {
    registry,
    connections: new Gauge({ name: 'dragonway_connections', help: 'Open WebSocket connections', registers }),
    tables: new Gauge({ name: 'dragonway_tables', help: 'Tables held in memory', registers }),
    messages: new Counter({
      name: 'dragonway_messages_total',
      help: 'Messages from clients by kind',
      labelNames: ['t'],
      registers,
    }),
    refusals: new Counter({
      name: 'dragonway_refusals_total',
      help: 'Refusals by code',
      labelNames: ['code'],
      registers,
    }),
    unreadable: new Counter({ name: 'dragonway_unreadable_total', help: 'Messages that could not be read', registers }),
    events: new Counter({ name: 'dragonway_events_total', help: 'Events written down', registers }),
    conflicts: new Counter({
      name: 'dragonway_conflicts_total',
      help: 'Appends for which another process was faster',
      registers,
    }),
    faults: new Counter({
      name: 'dragonway_faults_total',
      help: 'Faults by the place that caught them',
      labelNames: ['where'],
      registers,
    }),
    appendSeconds: new Histogram({
      name: 'dragonway_append_seconds',
      help: 'From an event to its being on disk',
      buckets: SECONDS,
      registers,
    }),
    machineSeconds: new Histogram({
      name: 'dragonway_machine_seconds',
      help: 'How long machines think about a move',
      buckets: SECONDS,
      registers,
    }),
  };
};
