export { type ArenaSettings, runArena } from './arena.js';
export { type SessionThread, startSessionThread } from './threads.js';
export { type EngineProcess, openEngine } from './ugi-engine.js';
