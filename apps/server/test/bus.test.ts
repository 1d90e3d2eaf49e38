import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LocalHub } from '../src/bus/local-bus.js';
import type { Bus } from '../src/bus/port.js';
import { RedisBus } from '../src/bus/redis-bus.js';
import { eventually } from '../src/proof/services/port.js';
import { type Service, startRedis } from '../src/proof/services/redis.js';

interface BusKind {
  readonly name: string;
  start(): Promise<() => Promise<Bus>>;
  stop(): Promise<void>;
}

const local: BusKind = {
  name: 'in one process',
  start: () => {
    const hub = new LocalHub();
    return Promise.resolve(() => Promise.resolve(hub.join()));
  },
  stop: () => Promise.resolve(),
};

let redis: Service | undefined;
const overRedis: BusKind = {
  name: 'over Redis',
  start: async () => {
    const service = await startRedis();
    redis = service;
    return () => RedisBus.open(service.url);
  },
  stop: async () => redis?.stop(),
};

describe.each([local, overRedis])('the bus $name', kind => {
  let join: () => Promise<Bus>;
  const joined: Bus[] = [];
  const member = async (): Promise<Bus> => {
    const bus = await join();
    joined.push(bus);
    return bus;
  };
  beforeAll(async () => {
    join = await kind.start();
  });
  afterAll(async () => {
    await Promise.all(joined.map(bus => bus.close()));
    await kind.stop();
  });

  const hearing = async (bus: Bus, topic: string) => {
    const heard: unknown[] = [];
    const leave = await bus.subscribe(topic, message => heard.push(message));
    return { heard, leave };
  };
  const until = (heard: readonly unknown[], count: number) =>
    eventually(() => (heard.length >= count ? Promise.resolve(heard) : Promise.reject(new Error(`${heard.length}`))));

  test('the others hear what is published, in order', async () => {
    const [one, two] = await Promise.all([member(), member()]);
    const { heard } = await hearing(two, 'table:a');
    for (let count = 0; count < 50; count += 1) one.publish('table:a', `${count}`);
    expect(await until(heard, 50)).toEqual(Array.from({ length: 50 }, (_, index) => `${index}`));
  });

  test('nobody hears themselves, other topics, or anything after leaving', async () => {
    const [one, two] = await Promise.all([member(), member()]);
    const own = await hearing(one, 'table:b');
    const other = await hearing(two, 'table:c');
    const left = await hearing(two, 'table:b');
    left.leave();
    const { heard } = await hearing(two, 'table:d');
    one.publish('table:b', 'nothing');
    one.publish('table:d', 'something');
    await until(heard, 1);
    expect([own.heard, other.heard, left.heard]).toEqual([[], [], []]);
  });

  test('two listeners of one topic both hear', async () => {
    const [one, two] = await Promise.all([member(), member()]);
    const first = await hearing(two, 'lobby');
    const second = await hearing(two, 'lobby');
    first.leave();
    const third = await hearing(two, 'lobby');
    one.publish('lobby', 'new');
    await until(third.heard, 1);
    expect([first.heard, second.heard, third.heard]).toEqual([[], ['new'], ['new']]);
  });
});

test('after a lost line everybody is told that something may have been missed', async () => {
  const service = await startRedis();
  const port = Number(new URL(service.url).port);
  const bus = await RedisBus.open(service.url);
  let gaps = 0;
  bus.onGap(() => {
    gaps += 1;
  });
  await service.stop();
  await eventually(() => (bus.isReady() ? Promise.reject(new Error('still there')) : Promise.resolve()));
  bus.publish('table:a', 'said to nobody');
  const again = await startRedis(port);
  await eventually(() => (gaps > 0 ? Promise.resolve() : Promise.reject(new Error('no gap'))));
  await bus.close();
  await again.stop();
});
