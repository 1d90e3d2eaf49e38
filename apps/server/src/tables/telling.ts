import { encodeEvents, type ServerMessage } from '@dragonway/protocol';
import {
  mayWatch,
  seatsOf,
  type Table,
  type TableEvent,
  type TableFacts,
  type VisibleEvent,
  visibleEvent,
  visibleTable,
} from '@dragonway/table';
import type { Viewer } from './viewer.js';
import type { Written } from './written.js';

const withoutMuted = (event: VisibleEvent, { muted }: Viewer): VisibleEvent =>
  event.kind === 'said' && muted.has(event.by) ? { v: event.v, at: event.at, kind: 'unseen' } : event;

/** The text of an event as one viewer may see it: the one that is on disk where that shows no more than they may know. */
const textFor = (table: Table, event: TableEvent, text: string, viewer: Viewer): readonly string[] => {
  const visible = visibleEvent(table, event, viewer.person);
  if (visible === undefined) return [];
  const seen = withoutMuted(visible, viewer);
  return [seen === event ? text : JSON.stringify(seen)];
};

/** What happened, as one viewer gets it. */
export const eventsText = (table: Table, { events, texts }: Written, viewer: Viewer, now: number): string =>
  encodeEvents({
    table: table.id,
    since: (events[0]?.v ?? table.version + 1) - 1,
    texts: events.flatMap((event, index) => textFor(table, event, texts[index] ?? '', viewer)),
    now,
  });

const isOwnCause = (events: readonly TableEvent[], person: string): boolean =>
  events.some(({ cause }) => cause?.startsWith(`${person}/`) === true);

const hasTalk = (events: readonly TableEvent[]): boolean => events.some(({ kind }) => kind === 'said');

/**
 * Viewers under one key get the same text. Must agree with `visibleEvent`, which asks whether the viewer caused the event
 * and whether they play; telling.test.ts checks it.
 */
const keyOf = (table: Table, events: readonly TableEvent[], viewer: Viewer, isTalk: boolean): string => {
  const { person, muted } = viewer;
  if ((isTalk && muted.size > 0) || isOwnCause(events, person)) return `person ${person}`;
  return isTalk && seatsOf(table, person).length > 0 ? 'player' : 'anybody';
};

/** Tells everybody who watches what happened, writing each text only once. */
export const tellEvents = (table: Table, written: Written, viewers: Iterable<Viewer>, now: number): void => {
  const { events } = written;
  const texts = new Map<string, string>();
  const isTalk = hasTalk(events);
  for (const viewer of viewers) {
    if (!mayWatch(table, viewer.person)) {
      viewer.lose(table.id);
      continue;
    }
    const key = keyOf(table, events, viewer, isTalk);
    const text = texts.get(key) ?? eventsText(table, written, viewer, now);
    texts.set(key, text);
    viewer.send(text);
  }
};

const withoutMutedTalk = (facts: TableFacts, { muted }: Viewer): TableFacts =>
  muted.size === 0 ? facts : { ...facts, chat: facts.chat.filter(({ by }) => !muted.has(by)) };

/** The whole table for one viewer; undefined if they may not watch it. */
export const fullMessage = (table: Table, viewer: Viewer, now: number): ServerMessage | undefined => {
  const seen = visibleTable(table, viewer.person);
  if (seen === undefined) return undefined;
  const { facts, isBoardHidden, position } = seen;
  return {
    t: 'full',
    table: table.id,
    facts: withoutMutedTalk(facts, viewer),
    isBoardHidden,
    ...(position === undefined ? {} : { position }),
    now,
  };
};
