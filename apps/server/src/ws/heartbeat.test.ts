import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { Client } from './client.js';
import { Heartbeat } from './heartbeat.js';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** A line that answers or keeps silent, and what was done to it. */
const line = (answers: boolean) => {
  const done: string[] = [];
  const socket = Object.assign(new EventEmitter(), {
    ping: () => void (answers ? socket.emit('pong') : done.push('asked')),
    terminate: () => void done.push('ended'),
  });
  const client = { roundTrip: 0, close: (reason: string) => void done.push(reason) };
  // Only what a heartbeat touches of the two.
  return { done, parts: [socket as unknown as WebSocket, client as unknown as Client] as const };
};

test('a line that was asked just before a beat has time to answer', () => {
  const heartbeat = new Heartbeat();
  vi.advanceTimersByTime(14_999);
  const { done, parts } = line(false);
  heartbeat.add(...parts);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['asked']);
  heartbeat.close();
});

test('a line that keeps silent is given up, and told why', () => {
  const heartbeat = new Heartbeat();
  const { done, parts } = line(false);
  heartbeat.add(...parts);
  vi.advanceTimersByTime(15_000);
  expect(done).toEqual(['asked', 'silent', 'ended']);
  heartbeat.close();
});

test('a line that answers is kept', () => {
  const heartbeat = new Heartbeat();
  const { done, parts } = line(true);
  heartbeat.add(...parts);
  vi.advanceTimersByTime(90_000);
  expect(done).toEqual([]);
  heartbeat.close();
});
