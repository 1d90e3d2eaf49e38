import { MessageChannel } from 'node:worker_threads';
import { expose } from 'comlink';
import { expect, test } from 'vitest';
import { connectSession } from './remote.js';
import type { Request } from './request.js';
import { Session, type SessionProgress } from './session.js';

const LEVEL_THREE: Request = {
  options: 'tao-long;mode=monk',
  moves: ['W:bw', 'S'],
  strength: { kind: 'level', level: 3 },
  seed: 7,
};

const ENDLESS: Request = { ...LEVEL_THREE, strength: { kind: 'limits' } };

/** A world in which every look at the clock takes a millisecond. */
const steadyWorld = () => {
  let time = 0;
  return { now: () => time++, pause: () => Promise.resolve() };
};

test('the same request has the same answer', async () => {
  const first = await new Session().start(LEVEL_THREE);
  expect(first.ok).toBe(true);
  expect(await new Session().start(LEVEL_THREE)).toEqual(first);
});

test('an endless search ends with advice when it is stopped', async () => {
  const session = new Session();
  const answer = session.start(ENDLESS, () => session.stop());
  expect(await answer).toMatchObject({ ok: true, value: { depth: 2 } });
});

test('a cancelled search gives no advice, and the session serves again', async () => {
  const session = new Session();
  const answer = session.start(ENDLESS, () => session.cancel());
  expect(await answer).toEqual({ ok: false, refusal: { code: 'advice/cancelled' } });
  expect((await session.start(LEVEL_THREE)).ok).toBe(true);
  const again = session.start(ENDLESS);
  session.cancel();
  expect((await session.start(LEVEL_THREE)).ok).toBe(true);
  expect((await again).ok).toBe(false);
});

test('time is a limit too', async () => {
  const answer = await new Session(steadyWorld()).start({ ...ENDLESS, time: 30 });
  expect(answer.ok).toBe(true);
});

test('one question at a time', async () => {
  const session = new Session();
  const first = session.start(LEVEL_THREE);
  expect(await session.start(LEVEL_THREE)).toEqual({ ok: false, refusal: { code: 'advice/busy' } });
  expect((await first).ok).toBe(true);
});

test('a request that cannot be read is refused with the reason', async () => {
  const refusalOf = async (request: Request) => {
    const answer = await new Session().start(request);
    return answer.ok ? undefined : answer.refusal;
  };
  expect(await refusalOf({ ...LEVEL_THREE, options: 'chess' })).toMatchObject({ code: 'advice/bad-request' });
  expect(await refusalOf({ ...LEVEL_THREE, moves: ['Z'] })).toMatchObject({ code: 'advice/bad-request' });
  expect(await refusalOf({ ...LEVEL_THREE, position: 'nowhere' })).toMatchObject({ code: 'advice/bad-request' });
});

const remoteSession = () => {
  const { port1, port2 } = new MessageChannel();
  expose(new Session(), port2);
  const remote = connectSession(port1);
  const close = (): void => {
    remote.release();
    port1.close();
    port2.close();
  };
  return { remote, close };
};

test('a session at the other end of a message port answers as one at hand, and tells its progress before', async () => {
  const { remote, close } = remoteSession();
  const told: SessionProgress[] = [];
  const answer = await remote.start(LEVEL_THREE, progress => told.push(progress));
  expect(answer).toEqual(await new Session().start(LEVEL_THREE));
  await remote.start(ENDLESS, progress => {
    told.push(progress);
    void remote.stop();
  });
  expect(told.at(-1)?.line.length).toBeGreaterThan(0);
  close();
});

test('a thread that never answers can be cancelled: the answer comes from this side', async () => {
  const { port1, port2 } = new MessageChannel();
  const remote = connectSession(port1);
  const answers = [remote.start(ENDLESS), remote.start(LEVEL_THREE)];
  remote.cancel();
  const cancelled = { ok: false, refusal: { code: 'advice/cancelled' } };
  expect(await Promise.all(answers)).toEqual([cancelled, cancelled]);
  remote.release();
  port1.close();
  port2.close();
});

test('what was cancelled tells no more progress, and the session serves again', async () => {
  const { remote, close } = remoteSession();
  let told = 0;
  const answer = await new Promise<{ readonly ok: boolean }>(resolve => {
    const started = remote.start(ENDLESS, () => {
      told++;
      remote.cancel();
      resolve(started);
    });
  });
  expect(answer.ok).toBe(false);
  expect(told).toBe(1);
  expect((await remote.start(LEVEL_THREE)).ok).toBe(true);
  expect(told).toBe(1);
  close();
});

test('nobody is advised what the dice should show', async () => {
  const asked: Request = { ...LEVEL_THREE, options: 'way-of-the-dragon', moves: [] };
  expect(await new Session().start(asked)).toEqual({ ok: false, refusal: { code: 'advice/dice-decide' } });
});
