import { commandOf, decodeClientMessage, decodeServerMessage, encodeMessage } from '@dragonway/protocol';
import { openTable, reduce, visibleEvent } from '@dragonway/table';

const ann = { kind: 'person', id: 'ann', name: 'Ann' } as const;
const bob = { kind: 'person', id: 'bob', name: 'Bob' } as const;
const moment = { now: 0, drawSeed: () => 'ab'.repeat(32) };
const opened = openTable({ id: 't1', by: ann, setup: { options: 'tao-long' }, sitters: [ann, bob] }, moment);
if (!opened.ok) throw new Error(opened.refusal.code);
const { table } = opened.value;

// Ann's client sends a move; the id is its own.
const act = { kind: 'play', game: 1, ply: 0, move: 'W' } as const;
const sent = encodeMessage({ t: 'do', table: 't1', id: 'ann-1', act });

// The server reads it, asks the table, and writes the events down before it tells anybody.
const read = decodeClientMessage(sent);
if (!read.ok || read.value.t !== 'do') throw new Error('not a command');
const reduction = reduce(table, commandOf(read.value, ann), { ...moment, now: 1000 });
const events = reduction.events.flatMap(event => visibleEvent(reduction.table, event, 'bob') ?? []);
const told = encodeMessage({ t: 'events', table: 't1', since: table.version, events, now: 1000 });

// Bob's client has it.
export const received = decodeServerMessage(told);

// Nothing that is broken gets further than this.
export const broken = decodeClientMessage('{"t":"do","table":"t1","id":"x","act":{"kind":"look"}}');
