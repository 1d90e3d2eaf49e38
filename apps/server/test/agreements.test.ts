import { seat } from '@dragonway/core';
import type { ClientMessage } from '@dragonway/protocol';
import type { Table } from '@dragonway/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TO_AND_FRO } from '../../../packages/table/test/to-and-fro.js';
import { cookieOf, guest, type Pass, ProofClient, post } from '../src/proof/client.js';
import type { RunningServer } from '../src/server.js';
import { House } from './house.js';
import { playOn } from './play.js';

const house = new House();
let server: RunningServer;
beforeAll(async () => {
  server = await house.start();
});
afterAll(() => house.close());

type Setup = (ClientMessage & { readonly t: 'open' })['setup'];

const account = async (name: string): Promise<Pass> => {
  const response = await post(`${server.url}/api/accounts`, { name, password: 'a long enough password' });
  const { person } = (await response.json()) as { readonly person: { readonly id: string } };
  return { url: server.url, headers: { cookie: cookieOf(response) }, id: person.id };
};

/** Ann on the first seat and Bob on the second, both watching. */
const twoAt = async (setup: Setup, passes?: readonly [Pass, Pass]) => {
  const [ann, bob] = await Promise.all([
    ProofClient.enter(passes?.[0] ?? (await guest(server.url, 'Ann'))),
    ProofClient.enter(passes?.[1] ?? (await guest(server.url, 'Bob'))),
  ]);
  const table = await ann.open({ setup, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ann.watch(table);
  await bob.watch(table);
  expect((await bob.do(table, { kind: 'sit', seat: seat(1), as: 'person' })).t).toBe('done');
  await ann.when(table, ({ phase }) => phase === 'playing');
  return { ann, bob, table };
};

const movesOf = ({ game }: Table): readonly string[] => (game?.moves ?? []).map(({ text }) => text);
const answer = (client: ProofClient, table: string, from: number, isAccepted: boolean) => {
  const [offer] = client.tables.get(table)?.offers ?? [];
  return client.do(table, {
    kind: 'answer',
    offer: offer?.kind ?? 'draw',
    since: offer?.since ?? 0,
    seat: seat(from),
    isAccepted,
  });
};

describe('takebacks', () => {
  const takeBack = ({ game }: Table, from: number) =>
    ({ kind: 'takeBack', seat: seat(from), game: game?.number ?? 0, ply: game?.moves.length ?? 0 }) as const;

  test('show exactly what would be undone, and undo exactly that when the other agrees', async () => {
    const { ann, bob, table } = await twoAt({ options: 'tao-long' });
    const [before] = await Promise.all([playOn(ann, table, 6), playOn(bob, table, 6)]);
    const moves = movesOf(before);
    await ann.do(table, takeBack(await ann.when(table, copy => movesOf(copy).length >= 6), 0));
    const { offers } = await bob.when(table, copy => copy.offers.length > 0, 'the request');
    const undoes = offers[0]?.undoes;
    const last = before.game?.moves.findLastIndex(({ by }) => by === 0) ?? -1;
    expect(undoes).toEqual({ to: last, moves: moves.slice(last) });
    await answer(bob, table, 1, true);
    const after = await ann.when(table, copy => movesOf(copy).length === last, 'the takeback');
    expect(movesOf(after)).toEqual(moves.slice(0, last));
  });

  test('that are declined change nothing and must wait before they are asked again', async () => {
    const { ann, bob, table } = await twoAt({ options: 'tao-long' });
    await Promise.all([playOn(ann, table, 4), playOn(bob, table, 4)]);
    const wish = takeBack(await ann.when(table, copy => movesOf(copy).length >= 4), 0);
    await ann.do(table, wish);
    await bob.when(table, copy => copy.offers.length > 0);
    await answer(bob, table, 1, false);
    const same = await ann.when(table, copy => copy.declined.length > 0);
    expect(movesOf(same)).toHaveLength(wish.ply);
    expect((await ann.do(table, wish)).t).toBe('refused');
  });

  test('never go past a revealed roll in a rated game', async () => {
    const passes = [await account('Ann_7'), await account('Bob_7')] as const;
    const { ann, bob, table } = await twoAt({ options: 'way-of-the-dragon', isRated: true }, passes);
    const hasRolled = ({ game }: Table, by: number): boolean => {
      const own = game?.moves.findLastIndex(move => move.by === by) ?? -1;
      return own >= 0 && (game?.moves.slice(own).some(move => move.by === 'chance') ?? false);
    };
    let most = 2;
    while (!hasRolled(ann.tables.get(table) as Table, 0)) {
      most += 1;
      await Promise.all([playOn(ann, table, most), playOn(bob, table, most)]);
    }
    const refused = await ann.do(table, takeBack(ann.tables.get(table) as Table, 0));
    expect(refused).toMatchObject({ t: 'refused', refusal: { code: 'table/takeback-past-roll' } });
  });
});

describe('pauses', () => {
  test('stop the clocks by agreement until somebody goes on', async () => {
    const clock = { kind: 'fischer', initial: 600_000, increment: 1_000 } as const;
    const { ann, bob, table } = await twoAt({ options: 'tao-long', clock });
    await ann.do(table, { kind: 'offer', offer: 'pause', seat: seat(0) });
    await bob.when(table, ({ offers }) => offers.length > 0);
    await answer(bob, table, 1, true);
    const paused = await ann.when(table, ({ game }) => game?.pausedUntil !== undefined, 'the pause');
    expect(paused.game?.clock?.running).toBeUndefined();
    const play = { kind: 'play', game: 1, ply: 0, move: 'W' } as const;
    expect(await ann.do(table, play)).toMatchObject({ refusal: { code: 'table/paused' } });
    await bob.do(table, { kind: 'resume', seat: seat(1) });
    await ann.when(table, ({ game }) => game?.pausedUntil === undefined, 'the game to go on');
    expect((await ann.do(table, play)).t).toBe('done');
  });
});

describe('clocks', () => {
  test('Fischer gives time back after a turn', async () => {
    const clock = { kind: 'fischer', initial: 60_000, increment: 30_000 } as const;
    const { ann, bob, table } = await twoAt({ options: 'tao-long', clock });
    const isBobsTurn = ({ live }: Table): boolean => live.game.actor(live.state) === 1;
    for (let most = 1; !isBobsTurn(ann.tables.get(table) as Table); most += 1) await playOn(ann, table, most);
    const after = await bob.when(table, isBobsTurn);
    expect(after.game?.clock?.times[0]?.left).toBeGreaterThan(60_000);
  });

  test('byo-yomi counts periods down, and the last one ends the game', async () => {
    const clock = { kind: 'byoyomi', main: 50, period: 150, periods: 2 } as const;
    const { bob, table } = await twoAt({ options: 'tao-long', clock });
    const over = await bob.when(table, ({ phase }) => phase === 'over', 'the flag');
    expect(over.game?.ending).toMatchObject({ cause: 'flag', winners: [1] });
  });

  test('a game of days is due in days, and whoever is away is not missed', async () => {
    const { ann, bob, table } = await twoAt({ options: 'tao-long', clock: { kind: 'days', days: 2 } });
    await ann.do(table, { kind: 'play', game: 1, ply: 0, move: 'W' });
    await Promise.all([playOn(ann, table, 4), playOn(bob, table, 4)]);
    const running = bob.tables.get(table)?.game?.clock?.running;
    expect(running).toBeDefined();
    ann.leave();
    await bob.when(table, ({ seats }) => seats[0]?.awaySince !== undefined, 'Ann being away');
    expect(await bob.do(table, { kind: 'claim', of: 'absence', seat: seat(1) })).toMatchObject({ t: 'refused' });
  });
});

describe('claims', () => {
  test('whoever stays away loses the seat when the other claims it, not before', async () => {
    const absence = { patience: 400, then: 'claim', level: '1' } as const;
    const { ann, bob, table } = await twoAt({ options: 'tao-long', absence });
    expect((await bob.do(table, { kind: 'claim', of: 'absence', seat: seat(1) })).t).toBe('refused');
    ann.leave();
    await bob.when(table, ({ seats }) => seats[0]?.awaySince !== undefined, 'Ann being away');
    await new Promise(resolve => setTimeout(resolve, 500));
    expect((await bob.do(table, { kind: 'claim', of: 'absence', seat: seat(1) })).t).toBe('done');
    const over = await bob.when(table, ({ phase }) => phase === 'over');
    expect(over.game?.ending).toMatchObject({ cause: 'absence', winners: [1] });
  });

  test('a draw can be claimed when a position stands for the third time, not before', async () => {
    const ann = await ProofClient.enter(await guest(server.url, 'Ann'));
    const { position, moves } = TO_AND_FRO;
    const setup = { options: 'tao-long', position, moves };
    const table = await ann.open({ setup, seats: [{ kind: 'me' }, { kind: 'me' }] });
    await ann.watch(table);
    const claim = { kind: 'claim', of: 'repetition', seat: seat(0) } as const;
    expect((await ann.do(table, claim)).t).toBe('refused');
    for (const [index, move] of moves.entries()) {
      const ply = moves.length + index;
      expect((await ann.do(table, { kind: 'play', game: 1, ply, move })).t).toBe('done');
    }
    expect((await ann.do(table, claim)).t).toBe('done');
    const over = await ann.when(table, ({ phase }) => phase === 'over');
    expect(over.game?.ending?.cause).toBe('repetition');
  });
});
