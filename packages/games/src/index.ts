export type { AnyRefusal, CoreRefusal, TaoLongRefusal, WayRefusal } from './refusals.js';
export { findKind, GAMES, type GameId, KINDS } from './registry.js';
export { parseTable, type Table } from './table.js';
