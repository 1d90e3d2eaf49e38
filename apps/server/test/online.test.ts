import { seat } from '@dragonway/core';
import { snapshotOf } from '@dragonway/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guest, ProofClient } from '../src/proof/client.js';
import type { RunningServer } from '../src/server.js';
import { House } from './house.js';
import { playOn } from './play.js';

const house = new House();
let server: RunningServer;
beforeAll(async () => {
  server = await house.start();
});
afterAll(() => house.close());

const enter = async (name: string): Promise<ProofClient> => ProofClient.enter(await guest(server.url, name));
const TWO_OPEN = { setup: { options: 'tao-long' }, seats: [{ kind: 'me' }, { kind: 'open' }] } as const;
const sit = (index: number) => ({ kind: 'sit', seat: seat(index), as: 'person' }) as const;

/** Two people at one table, both watching. */
const twoAt = async (setup: { readonly options: string; readonly isRated?: boolean } = { options: 'tao-long' }) => {
  const [ann, bob] = await Promise.all([enter('Ann'), enter('Bob')]);
  const table = await ann.open({ setup, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ann.watch(table);
  await bob.watch(table);
  expect((await bob.do(table, sit(1))).t).toBe('done');
  return { ann, bob, table };
};

describe('two people at a table', () => {
  test('play a whole game, and both have the same table as the server says', async () => {
    const { ann, bob, table } = await twoAt();
    const [one, two] = await Promise.all([playOn(ann, table, 3000), playOn(bob, table, 3000)]);
    expect(one.version).toBe(two.version);
    expect(one.phase).toBe('over');
    const late = await ProofClient.enter(bob.pass);
    const fresh = await late.watch(table);
    expect(snapshotOf(fresh).game).toEqual(snapshotOf(two).game);
  });

  test('a command sent twice counts once', async () => {
    const { ann, table } = await twoAt();
    const move = { kind: 'play', game: 1, ply: 0, move: 'W' } as const;
    const first = await ann.do(table, move, 'same');
    ann.send({ t: 'do', table, id: 'same', act: move });
    await ann.until(() => ann.received.filter(m => m.t === 'done' && m.id === 'same').length === 2, 'two answers');
    expect(first.t).toBe('done');
    expect(ann.tables.get(table)?.game?.moves).toHaveLength(1);
  });

  test('a table opened twice with one id is one table', async () => {
    const ann = await enter('Ann');
    const tables = await Promise.all([ann.open(TWO_OPEN, 'once'), ann.open(TWO_OPEN, 'once')]);
    expect(tables[0]).toBe(tables[1]);
  });

  test('an illegal, late or foreign move is refused with its reason', async () => {
    const { ann, bob, table } = await twoAt();
    const play = (ply: number, move: string) => ({ kind: 'play', game: 1, ply, move }) as const;
    expect(await ann.do(table, play(0, 'nonsense'))).toMatchObject({ refusal: { code: 'table/illegal-move' } });
    expect(await ann.do(table, play(7, 'W'))).toMatchObject({ refusal: { code: 'table/stale' } });
    expect(await bob.do(table, play(0, 'W'))).toMatchObject({ refusal: { code: 'table/not-your-turn' } });
    expect(await ann.do('nowhere', play(0, 'W'))).toMatchObject({ refusal: { code: 'protocol/no-such-table' } });
  });

  test('whoever comes back gets exactly what was missed', async () => {
    const { ann, bob, table } = await twoAt();
    await Promise.all([playOn(ann, table, 6), playOn(bob, table, 6)]);
    const since = bob.tables.get(table)?.version ?? 0;
    bob.leave();
    await ann.do(table, { kind: 'say', text: 'where are you?' });
    const back = await ProofClient.enter(bob.pass, [{ table, since }]);
    const missed = await back.next('events');
    expect(missed.since).toBe(since);
    expect(missed.events.some(({ kind }) => kind === 'said')).toBe(true);
  });

  test('the one who played hears that the other has seen it, and nobody else counts', async () => {
    const { ann, bob, table } = await twoAt();
    const eve = await enter('Eve');
    await eve.watch(table);
    eve.send({ t: 'saw', table, v: 3 });
    bob.send({ t: 'saw', table, v: 1_000 });
    const { person, v } = await ann.next('seen');
    expect(person).toBe(bob.pass.id);
    expect(v).toBe(ann.tables.get(table)?.version);
  });

  test('a lost line is shown to the other, and the return too', async () => {
    const { ann, bob, table } = await twoAt();
    bob.leave();
    await ann.when(table, copy => copy.seats[1]?.awaySince !== undefined, 'Bob being away');
    const back = await ProofClient.enter(bob.pass, [{ table, since: 0 }]);
    await ann.when(table, copy => copy.seats[1]?.awaySince === undefined, 'Bob being back');
    back.leave();
  });

  test('a draw is offered and accepted, a rematch exchanges the sides', async () => {
    const { ann, bob, table } = await twoAt();
    await ann.do(table, { kind: 'offer', offer: 'draw', seat: seat(0) });
    const [offer] = (await bob.when(table, copy => copy.offers.length > 0)).offers;
    await bob.do(table, { kind: 'answer', offer: 'draw', since: offer?.since ?? 0, seat: seat(1), isAccepted: true });
    const over = await ann.when(table, copy => copy.phase === 'over');
    expect(over.game?.ending?.cause).toBe('agreement');
    await bob.do(table, { kind: 'offer', offer: 'rematch', seat: seat(1) });
    const [rematch] = (await ann.when(table, copy => copy.offers.length > 0)).offers;
    await ann.do(table, {
      kind: 'answer',
      offer: 'rematch',
      since: rematch?.since ?? 0,
      seat: seat(0),
      isAccepted: true,
    });
    const again = await bob.when(table, copy => copy.phase === 'playing');
    expect(again.seats[0]?.sitter).toMatchObject({ id: bob.pass.id });
  });

  test('the clock of the server decides', async () => {
    const ann = await enter('Ann');
    const clock = { kind: 'fischer', initial: 200, increment: 0 } as const;
    const table = await ann.open({ setup: { options: 'tao-long', clock }, seats: [{ kind: 'me' }, { kind: 'open' }] });
    await ann.watch(table);
    const bob = await enter('Bob');
    await bob.do(table, sit(1));
    const over = await ann.when(table, copy => copy.phase === 'over', 'the flag to fall');
    expect(over.game?.ending).toMatchObject({ cause: 'flag', winners: [1] });
  });
});

describe('machines', () => {
  test('a machine sits down at once and plays on', async () => {
    const ann = await enter('Ann');
    const seats = [{ kind: 'me' }, { kind: 'machine', level: '1' }] as const;
    const table = await ann.open({ setup: { options: 'tao-long' }, seats });
    await ann.watch(table);
    const reached = await playOn(ann, table, 12);
    expect(reached.game?.moves.filter(({ by }) => by === 1).length).toBeGreaterThan(2);
  });

  test('five seats, people and machines mixed, with dice that can be checked', async () => {
    const ann = await enter('Ann');
    const seats = [
      { kind: 'me' },
      ...Array.from({ length: 4 }, () => ({ kind: 'machine', level: '1' }) as const),
    ] as const;
    const options = 'way-of-the-dragon;players=k,r,w,y,b';
    const table = await ann.open({ setup: { options }, seats, seed: 'my-own-seed' });
    const copy = await ann.watch(table);
    expect(copy.game?.seeds).toMatchObject({ commitment: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(copy.game?.seeds?.secret).toBeUndefined();
    const reached = await playOn(ann, table, 30);
    expect(reached.game?.moves.length).toBeGreaterThanOrEqual(30);
    await ann.do(table, { kind: 'resign', seat: seat(0) });
    const over = await ann.when(table, now => now.phase === 'over');
    expect(over.game?.seeds?.secret).toMatch(/^[0-9a-f]{64}$/);
  });

  test('a stand-in plays for whoever stays away, and hands the seat back', async () => {
    const [ann, bob] = await Promise.all([enter('Ann'), enter('Bob')]);
    const absence = { patience: 200, then: 'standIn', level: '1' } as const;
    const table = await ann.open({
      setup: { options: 'tao-long', absence },
      seats: [{ kind: 'open' }, { kind: 'me' }],
    });
    await ann.watch(table);
    await bob.watch(table);
    await bob.do(table, sit(0));
    bob.leave();
    await ann.when(table, copy => copy.seats[0]?.standIn !== undefined, 'a stand-in');
    await ann.when(table, copy => (copy.game?.moves.length ?? 0) > 0, 'its move');
    const back = await ProofClient.enter(bob.pass, [{ table, since: 0 }]);
    await ann.when(table, copy => copy.seats[0]?.standIn === undefined, 'the seat handed back');
    back.leave();
  });
});

describe('those who watch', () => {
  test('see the game, and what they say is not seen by the players', async () => {
    const { ann, bob, table } = await twoAt();
    const eve = await enter('Eve');
    await eve.watch(table);
    await eve.do(table, { kind: 'say', text: 'well played' });
    await bob.when(table, copy => copy.version === eve.tables.get(table)?.version, 'the same version');
    expect(eve.tables.get(table)?.chat).toHaveLength(1);
    expect(bob.tables.get(table)?.chat).toHaveLength(0);
    expect(JSON.stringify(ann.received)).not.toContain('well played');
  });

  test('are turned away where the table does not allow them', async () => {
    const ann = await enter('Ann');
    const table = await ann.open({ setup: { options: 'tao-long', allowsSpectators: false }, seats: TWO_OPEN.seats });
    const eve = await enter('Eve');
    eve.send({ t: 'watch', table });
    expect(await eve.next('gone')).toMatchObject({ why: 'notAllowed' });
    expect(await eve.do(table, { kind: 'say', text: 'hello' })).toMatchObject({
      refusal: { code: 'protocol/not-allowed' },
    });
  });

  test('do not hear whom they have muted', async () => {
    const { ann, bob, table } = await twoAt();
    ann.send({ t: 'mute', id: 'mute-1', person: bob.pass.id, isMuted: true });
    await ann.answer('mute-1');
    await bob.do(table, { kind: 'say', text: 'lalala' });
    await ann.when(table, copy => copy.version === bob.tables.get(table)?.version);
    expect(JSON.stringify(ann.received)).not.toContain('lalala');
  });
});

describe('the lobby', () => {
  test('shows a challenge until somebody takes it', async () => {
    const [ann, bob] = await Promise.all([enter('Ann'), enter('Bob')]);
    bob.send({ t: 'watchLobby' });
    await bob.next('lobby');
    ann.send({ t: 'challenge', id: 'c1', isStanding: false, ...TWO_OPEN });
    const { challenge } = await bob
      .next('lobbyChanged', ({ added }) => added.some(({ by }) => by.id === ann.pass.id))
      .then(({ added }) => ({ challenge: added[0]?.id ?? '' }));
    bob.send({ t: 'takeChallenge', id: 'take', challenge });
    expect(await bob.answer('take')).toMatchObject({ t: 'done' });
    await bob.next('lobbyChanged', ({ removed }) => removed.includes(challenge));
    expect(await ann.next('yourTurn')).toMatchObject({ game: 1, ply: 0 });
  });

  test('keeps a standing challenge, and everybody gets a table of their own', async () => {
    const [ann, bob, eve] = await Promise.all([enter('Ann'), enter('Bob'), enter('Eve')]);
    bob.send({ t: 'watchLobby' });
    ann.send({ t: 'challenge', id: 'c2', isStanding: true, ...TWO_OPEN });
    const { added } = await bob.next('lobbyChanged', change => change.added.some(({ by }) => by.id === ann.pass.id));
    const challenge = added[0]?.id ?? '';
    bob.send({ t: 'takeChallenge', id: 'take-1', challenge });
    const first = await bob.answer('take-1');
    eve.send({ t: 'takeChallenge', id: 'take-2', challenge });
    const second = await eve.answer('take-2');
    expect([first.t, second.t]).toEqual(['done', 'done']);
    expect(first.table).not.toBe(second.table);
    await ann.next('begun', ({ table }) => table === second.table);
    ann.send({ t: 'withdrawChallenge', id: 'enough', challenge });
    expect(await ann.answer('enough')).toMatchObject({ t: 'done' });
  });
});

test('a graceful stop warns the clients, and the next server goes on where it was', async () => {
  const own = new House();
  const first = await own.start();
  const [ann, bob] = await Promise.all([
    ProofClient.enter(await guest(first.url, 'Ann')),
    ProofClient.enter(await guest(first.url, 'Bob')),
  ]);
  const table = await ann.open(TWO_OPEN);
  await ann.watch(table);
  await bob.watch(table);
  await bob.do(table, sit(1));
  await Promise.all([playOn(ann, table, 5), playOn(bob, table, 5)]);
  const before = ann.tables.get(table);
  const stopping = first.stop();
  await ann.next('goingDown');
  expect(await ann.closed).toBe('restart');
  await stopping;
  const second = await own.start();
  const back = await ProofClient.enter({ ...ann.pass, url: second.url });
  const after = await back.watch(table);
  expect(snapshotOf(after).game?.moves).toEqual(before?.game?.moves);
  back.leave();
  await own.close();
});
