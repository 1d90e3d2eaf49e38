import { accept, type Result } from '@dragonway/core';
import { type OpenTable, openTable, type Sitter, snapshotOf, type TableRefusal } from '@dragonway/table';
import { type SavedGame, saveGame } from '../store/games-db.js';
import { browserMoment, freshId } from './moment.js';
import { summaryOf } from './summary.js';

/** Who sits at a table at this screen. */
export interface LocalWish {
  readonly setup: OpenTable['setup'];
  readonly sitters: readonly Sitter[];
}

/** A person at this screen; everybody has a seat of their own, so that agreements are between two. */
export const personAtSeat = (index: number, name: string): Sitter => ({ kind: 'person', id: `seat-${index}`, name });

const HOST = { kind: 'person', id: 'host', name: '' } as const;

/** Opens a table and puts it into the browser's store; the game is then found by its id. */
export const openGame = async ({ setup, sitters }: LocalWish): Promise<Result<SavedGame, TableRefusal>> => {
  const host = sitters.find(sitter => sitter.kind === 'person');
  const by = host?.kind === 'person' ? { ...HOST, id: host.id, name: host.name } : HOST;
  const wish: OpenTable = { id: freshId(), by, setup: { allowsSpectators: true, hasChat: false, ...setup }, sitters };
  const opening = openTable(wish, browserMoment());
  if (!opening.ok) return opening;
  const { table } = opening.value;
  const saved = { id: table.id, changed: Date.now(), summary: summaryOf(table), facts: snapshotOf(table) };
  await saveGame(saved);
  return accept(saved);
};
