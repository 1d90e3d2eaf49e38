import type { Store } from './port.js';
import { openPostgresStore } from './postgres/postgres-store.js';
import { openSqliteStore } from './sqlite/sqlite-store.js';

/** Where a server keeps what outlives it. */
export type StoreAddress =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string };

export const openStore = (address: StoreAddress): Promise<Store> =>
  address.kind === 'sqlite' ? openSqliteStore(address.file) : openPostgresStore(address.url);
