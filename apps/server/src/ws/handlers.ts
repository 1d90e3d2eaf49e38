import { randomUUID } from 'node:crypto';
import { type ClientMessage, commandOf, PROTOCOL_VERSION } from '@dragonway/protocol';
import { mayWatch, personAt, type Table, type TableId } from '@dragonway/table';
import { robotTurn } from '../robots/robot-desk.js';
import type { HostedTable } from '../tables/hosted-table.js';
import { tablesOf } from '../tables/lists.js';
import { mayBeRated, openingOf } from '../tables/opening.js';
import { eventsText, fullMessage } from '../tables/telling.js';
import { written } from '../tables/written.js';
import type { Client } from './client.js';
import type { SocketWorld } from './world.js';

type Message<Name extends ClientMessage['t']> = ClientMessage & { readonly t: Name };
type Handler<Name extends ClientMessage['t']> = (
  world: SocketWorld,
  client: Client,
  message: Message<Name>,
) => Promise<void> | void;

const MOST_WATCHED = 50;

const tellTable = (world: SocketWorld, client: Client, host: HostedTable, since: number | undefined): void => {
  const missed = since === undefined ? undefined : host.since(since);
  if (missed !== undefined) client.send(eventsText(host.table, written(missed), client, world.now()));
  else {
    const full = fullMessage(host.table, client, world.now());
    if (full !== undefined) client.tell(full);
  }
  const turn = client.known.kind === 'robot' ? robotTurn(host.table, client.person, world.now()) : undefined;
  if (turn !== undefined) client.tell(turn);
};

/** From now on the client gets the table's events; first of all what it has missed. */
const watch = async (world: SocketWorld, client: Client, table: TableId, since: number | undefined): Promise<void> => {
  const host = world.tables.at(table) ?? (await world.tables.get(table));
  if (host === undefined) return client.tell({ t: 'gone', table, why: 'unknown' });
  if (!mayWatch(host.table, client.person)) return client.tell({ t: 'gone', table, why: 'notAllowed' });
  if (client.watched.size >= MOST_WATCHED && !client.watched.has(table)) {
    return client.refuse({ code: 'protocol/too-many', most: MOST_WATCHED }, { table });
  }
  client.watched.add(table);
  world.tables.watch(host, client);
  tellTable(world, client, host, since);
  world.attendance.arrived(host, client.person);
  world.watchers.changed(host);
};

/** The client looks at a table no more. */
export const unwatch = (world: SocketWorld, client: Client, table: TableId): void => {
  client.watched.delete(table);
  world.tables.audience.remove(table, client);
  const host = world.tables.at(table);
  if (host === undefined) return;
  world.attendance.left(host, client.person);
  world.watchers.changed(host);
};

const hello: Handler<'hello'> = async (world, client, { protocol, tables = [] }) => {
  if (protocol !== PROTOCOL_VERSION) {
    client.refuse({ code: 'protocol/wrong-version', version: protocol, expected: PROTOCOL_VERSION });
    return client.close('wrongVersion');
  }
  const { id, name, kind } = client.known;
  client.hasSaidHello = true;
  client.tell({ t: 'welcome', protocol: PROTOCOL_VERSION, person: { id, name, kind }, now: world.now() });
  for (const { table, since } of tables) await watch(world, client, table, since);
};

/** Who plays may know that the others have seen it; who only watches is not counted. */
const saw: Handler<'saw'> = (world, client, { table, v }) => {
  const host = client.watched.has(table) ? world.tables.at(table) : undefined;
  const people = new Set(host?.table.seats.flatMap(state => personAt(state) ?? []));
  if (host === undefined || !people.delete(client.person)) return;
  const seen = { t: 'seen', table, person: client.person, v: Math.min(v, host.table.version) } as const;
  for (const person of people) world.lines.tell(person, seen);
};

/** What a sender may not even ask the table for. */
const isBarred = (table: Table, { known }: Client, act: Message<'do'>['act']): boolean => {
  const isRobot = known.kind === 'robot';
  if (act.kind !== 'sit') return !mayWatch(table, known.id);
  return (act.as === 'robot') !== isRobot || (table.setup.isRated && !mayBeRated(known));
};

const act: Handler<'do'> = async (world, client, message) => {
  const { id, table } = message;
  const now = world.now();
  const wait = world.acts.take(`${client.person} ${table}`, now);
  if (wait > 0) return client.refuse({ code: 'protocol/too-fast', wait }, { id, table });
  const host = world.tables.at(table) ?? (await world.tables.get(table));
  if (host === undefined) return client.refuse({ code: 'protocol/no-such-table' }, { id, table });
  if (isBarred(host.table, client, message.act)) return client.refuse({ code: 'protocol/not-allowed' }, { id, table });
  const chatWait = message.act.kind === 'say' ? world.talk.take(client.person, now) : 0;
  const outcome = await host.submit(commandOf(message, client.sender), { lag: client.roundTrip, chatWait });
  if (outcome.kind === 'done') client.tell({ t: 'done', id, table, v: outcome.version });
  else client.refuse(outcome.refusal, { id, table });
};

const open: Handler<'open'> = async (world, client, message) => {
  const { id } = message;
  const wait = world.openings.take(client.person, world.now());
  if (wait > 0) return client.refuse({ code: 'protocol/too-fast', wait }, { id });
  const opening = openingOf(message, client.known);
  if (!opening.ok) return client.refuse(opening.refusal, { id });
  const opened = await world.tables.open(opening.value.wish, id);
  if (!opened.ok) return client.refuse(opened.refusal, { id });
  client.tell({ t: 'done', id, table: opened.value.id, v: opened.value.table.version });
  world.robots.ask(opened.value, opening.value.robots, client.known);
};

const challenge: Handler<'challenge'> = async (world, client, { id, isStanding, setup, seats, seed }) => {
  const wish = { setup, ...(seats === undefined ? {} : { seats }), ...(seed === undefined ? {} : { seed }) };
  const wait = world.openings.take(client.person, world.now());
  if (wait > 0) return client.refuse({ code: 'protocol/too-fast', wait }, { id });
  const listed = await world.lobby.challenge(client.known, id, wish, isStanding);
  if (!listed.ok) return client.refuse(listed.refusal, { id });
  client.tell({ t: 'done', id, ...(listed.value === undefined ? {} : { table: listed.value.id }) });
};

const takeChallenge: Handler<'takeChallenge'> = async (world, client, { id, challenge: taken, seed }) => {
  const wait = world.openings.take(client.person, world.now());
  if (wait > 0) return client.refuse({ code: 'protocol/too-fast', wait }, { id });
  const seated = await world.lobby.take(client.known, id, taken, seed);
  if (!seated.ok) return client.refuse(seated.refusal, { id });
  client.tell({ t: 'done', id, table: seated.value.id, v: seated.value.table.version });
};

const withdrawChallenge: Handler<'withdrawChallenge'> = async (world, client, { id, challenge: withdrawn }) => {
  const done = await world.lobby.withdraw(client.known, withdrawn);
  if (done.ok) client.tell({ t: 'done', id });
  else client.refuse(done.refusal, { id });
};

const mute: Handler<'mute'> = async (world, client, { id, person, isMuted }) => {
  await world.mutes.set(client.person, person, isMuted);
  if (isMuted) client.muted.add(person);
  else client.muted.delete(person);
  client.tell({ t: 'done', id });
};

const report: Handler<'report'> = async (world, client, { id, table, person, reason }) => {
  const host = await world.tables.get(table);
  if (host === undefined || !mayWatch(host.table, client.person)) {
    return client.refuse({ code: 'protocol/no-such-table' }, { id });
  }
  const wait = world.openings.take(client.person, world.now());
  if (wait > 0) return client.refuse({ code: 'protocol/too-fast', wait }, { id });
  const row = { id: randomUUID(), table_id: table, by_person: client.person, person_id: person, reason };
  await world.store.db
    .insertInto('reports')
    .values({ ...row, created_at: world.now() })
    .execute();
  client.tell({ t: 'done', id });
};

const robotReady: Handler<'robotReady'> = async (world, client) => {
  if (client.known.kind !== 'robot') return client.refuse({ code: 'protocol/not-allowed' });
  const own = await tablesOf(world.store.db, client.person);
  // A robot that comes back goes on where it was.
  for (const { id, phase } of own) if (phase === 'playing') await watch(world, client, id, undefined);
};

const robotAnswer: Handler<'robotAnswer'> = async (world, client, { challenge: question, isAccepted }) => {
  if (client.known.kind !== 'robot') return client.refuse({ code: 'protocol/not-allowed' });
  const host = await world.robots.answered(client.known, question, isAccepted);
  if (host !== undefined) await watch(world, client, host.id, undefined);
};

/** One handler for each message; the compiler knows if one is missing. */
export const HANDLERS: { readonly [Name in ClientMessage['t']]: Handler<Name> } = {
  hello,
  ping: (world, client, { n }) => client.tell({ t: 'pong', n, now: world.now() }),
  open,
  watch: (world, client, { table, since }) => watch(world, client, table, since),
  resync: (world, client, { table, since }) => watch(world, client, table, since),
  unwatch: (world, client, { table }) => unwatch(world, client, table),
  saw,
  do: act,
  watchLobby: (world, client) => world.lobby.add(client),
  unwatchLobby: (world, client) => world.lobby.remove(client),
  challenge,
  takeChallenge,
  withdrawChallenge,
  mute,
  report,
  robotReady,
  robotAnswer,
};
