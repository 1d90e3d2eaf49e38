import { seat } from '@dragonway/core';
import { encodeMessage } from '@dragonway/protocol';
import { openTable, reduce, type Table, type TableEvent, visibleEvent } from '@dragonway/table';
import { expect, test } from 'vitest';
import { eventsText, tellEvents } from './telling.js';
import type { Viewer } from './viewer.js';
import { written } from './written.js';

const person = (id: string) => ({ kind: 'person', id, name: id }) as const;
const moment = { now: 0, drawSeed: () => 'ab'.repeat(32) };

const opened = (allowsSpectators = true): Table => {
  const wish = { id: 't', by: person('ann'), setup: { options: 'tao-long', allowsSpectators } };
  const opening = openTable({ ...wish, sitters: [person('ann'), person('bob')] }, moment);
  if (!opening.ok) throw new Error(opening.refusal.code);
  return opening.value.table;
};

class Listener implements Viewer {
  readonly person: string;
  readonly muted: ReadonlySet<string>;
  readonly texts: string[] = [];
  hasLost = false;

  constructor(id: string, muted: readonly string[] = []) {
    this.person = id;
    this.muted = new Set(muted);
  }

  send(text: string): void {
    this.texts.push(text);
  }

  lose(): void {
    this.hasLost = true;
  }
}

const crowd = () => [
  new Listener('ann'),
  new Listener('bob'),
  new Listener('eve'),
  new Listener('mel', ['ann', 'eve']),
  new Listener('bob', ['ann']),
];

const reductions = (): readonly { readonly table: Table; readonly events: readonly TableEvent[] }[] => {
  const table = opened();
  const play = { id: 'p', by: person('ann'), kind: 'play', game: 1, ply: 0, move: 'W' } as const;
  const say = (by: string) => ({ id: 's', by: person(by), kind: 'say', text: 'hello' }) as const;
  const resign = { id: 'r', by: person('bob'), kind: 'resign', seat: seat(1) } as const;
  return [play, say('ann'), say('eve'), resign].map(command => reduce(table, command, moment));
};

test('everybody is told exactly what they would be told alone', () => {
  for (const { table, events } of reductions()) {
    const viewers = crowd();
    tellEvents(table, written(events), viewers, 5);
    expect(viewers.map(({ texts }) => texts)).toEqual(
      viewers.map(viewer => [eventsText(table, written(events), viewer, 5)]),
    );
  }
});

test('who may not watch is told nothing and loses the table', () => {
  const eve = new Listener('eve');
  const table = opened(false);
  const play = { id: 'p', by: person('ann'), kind: 'play', game: 1, ply: 0, move: 'W' } as const;
  const reduction = reduce(table, play, moment);
  tellEvents(reduction.table, written(reduction.events), [eve], 5);
  expect([eve.texts, eve.hasLost]).toEqual([[], true]);
});

test('what is told shows exactly what the viewer may know', () => {
  for (const { table, events } of reductions()) {
    for (const { person: id } of crowd()) {
      const seen = events.flatMap(event => visibleEvent(table, event, id) ?? []);
      const message = { t: 'events', table: 't', since: table.version - events.length, events: seen, now: 5 } as const;
      expect(eventsText(table, written(events), new Listener(id), 5)).toBe(encodeMessage(message));
    }
  }
});
