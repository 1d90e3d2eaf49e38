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

/** What happened, as one viewer gets it; the text on disk serves for an event of which they may know everything. */
export const eventsText = (table: Table, { events, texts }: Written, viewer: Viewer, now: number): string => {
  const seen: string[] = [];
  events.forEach((event, index) => {
    const visible = visibleEvent(table, event, viewer.person);
    if (visible === undefined) return;
    const heard = withoutMuted(visible, viewer);
    seen.push(heard === event ? (texts[index] ?? '') : JSON.stringify(heard));
  });
  return encodeEvents({ table: table.id, since: (events[0]?.v ?? table.version + 1) - 1, texts: seen, now });
};

const isOwnCause = (events: readonly TableEvent[], person: string): boolean =>
  events.some(({ cause }) => cause?.startsWith(`${person}/`) === true);

const hasTalk = (events: readonly TableEvent[]): boolean => events.some(({ kind }) => kind === 'said');

/**
 * Tells everybody who watches what happened. Whoever asked for it, and whoever does not hear somebody, gets a text of their own;
 * the others get the same one, but those who play another talk than those who watch. Must agree with `visibleEvent`, which asks
 * whether the viewer caused the event and whether they play; telling.test.ts checks it.
 */
export const tellEvents = (table: Table, written: Written, viewers: Iterable<Viewer>, now: number): void => {
  const isTalk = hasTalk(written.events);
  let toPlayers: string | undefined;
  let toOthers: string | undefined;
  for (const viewer of viewers) {
    const { person, muted } = viewer;
    if (!mayWatch(table, person)) viewer.lose(table.id);
    else if ((isTalk && muted.size > 0) || isOwnCause(written.events, person)) {
      viewer.send(eventsText(table, written, viewer, now));
    } else if (isTalk && seatsOf(table, person).length > 0) {
      toPlayers ??= eventsText(table, written, viewer, now);
      viewer.send(toPlayers);
    } else {
      toOthers ??= eventsText(table, written, viewer, now);
      viewer.send(toOthers);
    }
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
