import { seat } from '@dragonway/core';
import {
  type Act,
  HOUSE,
  type OpenTable,
  openTable,
  reduce,
  type Sender,
  type Sitter,
  type Table,
  type TableEvent,
  visibleEvent,
  visibleTable,
} from '@dragonway/table';
import { describe, expect, test } from 'vitest';
import {
  type ClientMessage,
  decodeClientMessage,
  decodeServerMessage,
  encodeMessage,
  type ServerMessage,
} from '../src/index.js';

const person = (id: string) => ({ kind: 'person', id, name: id }) as const;
const ANN = person('ann');
const BOB = person('bob');
const SEED = 'ab'.repeat(32);

const throughClient = (message: ClientMessage) => decodeClientMessage(encodeMessage(message));
const throughServer = (message: ServerMessage) => decodeServerMessage(encodeMessage(message));

interface Played {
  table: Table;
  readonly log: TableEvent[];
}

const open = (setup: OpenTable['setup'], sitters: readonly Sitter[]): Played => {
  const opened = openTable({ id: 't', by: ANN, setup, sitters, seeds: ['ann-seed'] }, { now: 5, drawSeed: () => SEED });
  if (!opened.ok) throw new Error(opened.refusal.code);
  return { table: opened.value.table, log: [...opened.value.events] };
};

const act = (played: Played, by: Sender, wish: Act): void => {
  const id = `${played.log.length}`;
  const moment = { now: played.log.length * 100, lag: 20, drawSeed: () => SEED };
  const { table, events } = reduce(played.table, { id, by, ...wish }, moment);
  played.table = table;
  played.log.push(...events);
};

/** Everybody plays the first move that comes, with a few offers and lost lines in between. */
const playOn = (played: Played, moves: number): void => {
  for (let count = 0; count < moves && played.table.phase === 'playing'; count += 1) {
    const { live, game, seats } = played.table;
    const actor = live.game.actor(live.state);
    const sitter = typeof actor === 'number' ? seats[actor]?.sitter : undefined;
    const texts = live.game.legalMoves(live.state).map(move => live.game.notation.formatMove(move));
    const by = sitter?.kind === 'person' ? sitter : HOUSE;
    const move = texts[count % texts.length] ?? '';
    act(played, by, { kind: 'play', game: game?.number ?? 1, ply: game?.moves.length ?? 0, move });
    if (count === 3) act(played, HOUSE, { kind: 'presence', person: 'bob', isHere: false });
    if (count === 5) act(played, HOUSE, { kind: 'presence', person: 'bob', isHere: true });
    if (count === 6) act(played, ANN, { kind: 'offer', offer: 'pause', seat: seat(0) });
    if (count === 7) act(played, BOB, { kind: 'say', text: '  hello\u{1f409} ' });
    const asked = played.table.offers[0];
    if (count === 8 && asked !== undefined) {
      act(played, BOB, { kind: 'answer', offer: asked.kind, since: asked.since, seat: seat(1), isAccepted: false });
    }
    if (count === 9)
      act(played, ANN, { kind: 'takeBack', seat: seat(0), game: 1, ply: played.table.game?.moves.length ?? 0 });
  }
};

const TABLES: readonly (readonly [OpenTable['setup'], readonly Sitter[]])[] = [
  [{ options: 'tao-long;mode=master', clock: { kind: 'fischer', initial: 600_000, increment: 5_000 } }, [ANN, BOB]],
  [{ options: 'tao-long;mode=chosen', hidesBoard: true, moves: ['H'] }, [ANN, BOB]],
  [{ options: 'tao-long;mode=monk;solo=heaven', draws: { wheel: true, dead: 0, first: false } }, [ANN]],
  [
    {
      options: 'way-of-the-dragon;players=k,r,w,y,b;powers=on;length=5',
      clock: { kind: 'byoyomi', main: 60_000, period: 9_000, periods: 3 },
      draws: { wheel: false, dead: 5, first: true },
    },
    [
      ANN,
      BOB,
      { kind: 'machine', level: '2' },
      { kind: 'machine', level: '2' },
      { kind: 'robot', id: 'robby', name: 'R' },
    ],
  ],
  [{ options: 'way-of-the-dragon', isRated: true, games: 3, clock: { kind: 'days', days: 3 } }, [ANN, BOB]],
];

describe('server to client', () => {
  test.each(TABLES)('a table and its events come through unchanged: %j', (setup, sitters) => {
    const played = open(setup, sitters);
    playOn(played, 60);
    act(played, ANN, { kind: 'resign', seat: seat(0) });
    const shown = visibleTable(played.table, 'bob');
    if (shown === undefined) throw new Error('bob may watch');
    const { facts, isBoardHidden } = shown;
    const full: ServerMessage = { t: 'full', table: 't', facts, isBoardHidden, now: 7 };
    expect(throughServer(full)).toEqual({ ok: true, value: full });
    const events = played.log.flatMap(event => visibleEvent(played.table, event, 'bob') ?? []);
    const told: ServerMessage = { t: 'events', table: 't', since: 0, events, now: 7 };
    expect(throughServer(told)).toEqual({ ok: true, value: told });
  });

  const clock = { kind: 'none' } as const;
  const challenge = {
    id: 'c1',
    by: { id: 'ann', name: 'Ann' },
    options: 'tao-long',
    clock,
    isRated: false,
    isStanding: true,
    open: 1,
    since: 5,
  };

  const MESSAGES: readonly ServerMessage[] = [
    { t: 'welcome', protocol: 1, person: { id: 'ann', name: 'Ann', kind: 'guest' }, now: 1 },
    { t: 'pong', n: 3, now: 1 },
    { t: 'done', id: 'a', table: 't', v: 9 },
    { t: 'refused', id: 'a', table: 't', refusal: { code: 'table/stale', game: 1, ply: 4 } },
    {
      t: 'refused',
      refusal: { code: 'table/illegal-move', move: 'X', cause: { code: 'move/unreadable' } },
    },
    { t: 'refused', refusal: { code: 'protocol/too-fast', wait: 100 } },
    { t: 'watchers', table: 't', count: 4 },
    { t: 'seen', table: 't', person: 'bob', v: 8 },
    { t: 'begun', table: 't', game: 1 },
    { t: 'gone', table: 't', why: 'closed' },
    { t: 'lobby', challenges: [challenge] },
    { t: 'lobbyChanged', added: [challenge], removed: ['c0'] },
    { t: 'yourTurn', table: 't', game: 1, ply: 3 },
    { t: 'robotAsked', challenge, clock, table: 't', seat: seat(1) },
    { t: 'robotTurn', table: 't', game: 1, ply: 1, seat: seat(1), options: 'tao-long', moves: ['W'], times: [1, 2] },
    { t: 'goingDown', in: 500 },
  ];

  test.each(MESSAGES)('$t comes through unchanged', message => {
    expect(throughServer(message)).toEqual({ ok: true, value: message });
  });
});

describe('client to server', () => {
  const at = { seat: seat(1) };
  const ACTS: readonly Extract<ClientMessage, { t: 'do' }>['act'][] = [
    { kind: 'sit', ...at, as: 'robot', seed: 'abc' },
    { kind: 'seatMachine', ...at, level: '3' },
    { kind: 'standUp', ...at },
    { kind: 'giveSeed', ...at, seed: 'abc' },
    { kind: 'play', game: 1, ply: 0, move: 'dragon:WW+move:W' },
    { kind: 'offer', offer: 'draw', ...at },
    { kind: 'takeBack', ...at, game: 1, ply: 5, to: 2 },
    { kind: 'answer', offer: 'takeback', since: 9, ...at, isAccepted: true },
    { kind: 'withdraw', offer: 'pause', since: 9, ...at },
    { kind: 'resign', ...at },
    { kind: 'abort', ...at },
    { kind: 'claim', of: 'repetition', ...at },
    { kind: 'resume', ...at },
    { kind: 'say', text: 'well played' },
    { kind: 'close' },
  ];

  test.each(ACTS)('the act $kind comes through unchanged', wish => {
    const message: ClientMessage = { t: 'do', table: 't', id: 'x', act: wish };
    expect(throughClient(message)).toEqual({ ok: true, value: message });
  });

  const MESSAGES: readonly ClientMessage[] = [
    { t: 'hello', protocol: 1, tables: [{ table: 't', since: 4 }] },
    { t: 'ping', n: 1 },
    { t: 'open', id: 'o', setup: { options: 'tao-long', isRated: true }, seats: [{ kind: 'me' }, { kind: 'open' }] },
    { t: 'watch', table: 't' },
    { t: 'resync', table: 't', since: 8 },
    { t: 'unwatch', table: 't' },
    { t: 'saw', table: 't', v: 8 },
    { t: 'watchLobby' },
    { t: 'unwatchLobby' },
    { t: 'challenge', id: 'o', setup: { options: 'tao-long' }, isStanding: true, seed: 'abc' },
    { t: 'takeChallenge', id: 'o', challenge: 'c1' },
    { t: 'withdrawChallenge', id: 'o', challenge: 'c1' },
    { t: 'mute', id: 'o', person: 'bob', isMuted: true },
    { t: 'report', id: 'o', table: 't', person: 'bob', reason: 'rude' },
    { t: 'robotReady', games: ['tao-long'], tables: 4 },
    { t: 'robotAnswer', challenge: 'c1', isAccepted: false },
  ];

  test.each(MESSAGES)('$t comes through unchanged', message => {
    expect(throughClient(message)).toEqual({ ok: true, value: message });
  });
});
