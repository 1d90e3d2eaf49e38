export { type ArenaSettings, runArena } from './arena.js';
export { type ArenaRefusal, type GameThread, type OpenPlayers, type Players, serveGames } from './serve-games.js';
export { type SessionThread, startSessionThread } from './threads.js';
export { type EngineProcess, openEngine } from './ugi-engine.js';
