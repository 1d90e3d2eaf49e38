import { accept, type Result } from '@dragonway/core';
import { type OpenTable, openTable, type Sitter, snapshotOf, type Table, type TableRefusal } from '@dragonway/table';
import { type SavedGame, saveGame } from '../store/games-db.js';
import { freshId, momentOf } from './moment.js';
import { summaryOf } from './summary.js';

/** Who sits at a table at this screen. */
export interface LocalWish {
  readonly setup: OpenTable['setup'];
  readonly sitters: readonly Sitter[];
  /** The word from which everything is drawn; without one the browser draws. */
  readonly seed?: string;
}

/** A person at this screen; everybody has a seat of their own, so that agreements are between two. */
export const personAtSeat = (index: number, name: string): Sitter => ({ kind: 'person', id: `seat-${index}`, name });

const HOST = { kind: 'person', id: 'host', name: '' } as const;

/** The table that a wish leads to, with everything drawn. */
export const tableOf = ({ setup, sitters, seed }: LocalWish): Result<Table, TableRefusal> => {
  const host = sitters.find(sitter => sitter.kind === 'person');
  const by = host?.kind === 'person' ? { ...HOST, id: host.id, name: host.name } : HOST;
  const wish: OpenTable = { id: freshId(), by, setup: { allowsSpectators: true, hasChat: false, ...setup }, sitters };
  const opening = openTable(wish, momentOf(seed, 1));
  return opening.ok ? accept(opening.value.table) : opening;
};

/** Opens a table and puts it into the browser's store; the game is then found by its id. */
export const openGame = async (wish: LocalWish): Promise<Result<SavedGame, TableRefusal>> => {
  const opened = tableOf(wish);
  if (!opened.ok) return opened;
  const table = opened.value;
  const { seed } = wish;
  const saved: SavedGame = {
    id: table.id,
    changed: Date.now(),
    summary: summaryOf(table),
    facts: snapshotOf(table),
    ...(seed === undefined ? {} : { seed }),
  };
  await saveGame(saved);
  return accept(saved);
};
