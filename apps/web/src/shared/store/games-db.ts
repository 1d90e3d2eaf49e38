import type { TableFacts } from '@dragonway/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Reason } from '../../machine/types.js';

/** What a list of games shows without opening any of them. */
export interface Summary {
  readonly game: string;
  readonly options: string;
  readonly turn: number;
  /** In seat order. */
  readonly players: readonly PlayerSummary[];
  /** The seat that must decide, while the game goes on. */
  readonly toMove?: number;
  readonly result?: string;
}

export type PlayerSummary =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'machine'; readonly level: string }
  | { readonly kind: 'rules' };

/** Why a machine played a decision. */
export interface Thought {
  readonly ply: number;
  readonly reasons: readonly Reason[];
  readonly chance: number | undefined;
}

/** A game as it lies in the browser: the table's facts are all that is needed to go on. */
export interface SavedGame {
  readonly id: string;
  readonly changed: number;
  readonly summary: Summary;
  readonly facts: TableFacts;
  /** What the machines thought about their decisions; a game that was just opened has none. */
  readonly thoughts?: readonly Thought[];
  /** The word from which everything at this table is drawn; without one the browser draws. */
  readonly seed?: string;
}

/** The fewest turns of a won solo game with these options. */
export interface BestResult {
  readonly options: string;
  readonly turns: number;
  readonly at: number;
}

interface Schema extends DBSchema {
  readonly games: { key: string; value: SavedGame; indexes: { changed: number } };
  readonly bests: { key: string; value: BestResult };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

const database = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= openDB<Schema>('dragonway', 1, {
    upgrade: fresh => {
      fresh.createObjectStore('games', { keyPath: 'id' }).createIndex('changed', 'changed');
      fresh.createObjectStore('bests', { keyPath: 'options' });
    },
  });
  return opened;
};

export const saveGame = async (game: SavedGame): Promise<void> => {
  await (await database()).put('games', game);
};

export const loadGame = async (id: string): Promise<SavedGame | undefined> => (await database()).get('games', id);

/** All saved games, the latest first. */
export const listGames = async (): Promise<readonly SavedGame[]> =>
  (await (await database()).getAllFromIndex('games', 'changed')).toReversed();

export const deleteGame = async (id: string): Promise<void> => {
  await (await database()).delete('games', id);
};

export const bestResult = async (options: string): Promise<BestResult | undefined> =>
  (await database()).get('bests', options);

export const listBests = async (): Promise<readonly BestResult[]> => (await database()).getAll('bests');

/** Keeps a result if it is the best so far; tells whether it was. */
export const keepBest = async (result: BestResult): Promise<boolean> => {
  const db = await database();
  const before = await db.get('bests', result.options);
  if (before !== undefined && before.turns <= result.turns) return false;
  await db.put('bests', result);
  return true;
};
