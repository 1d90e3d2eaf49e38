import { chooserFor, type OpenVisitor } from '../arena/choosers.js';
import { type OpenPlayers, serveGames } from './serve-games.js';
import { type EngineProcess, openEngine } from './ugi-engine.js';

const openPlayers: OpenPlayers = (table, { one, other }) => {
  const engines: EngineProcess[] = [];
  const openVisitor: OpenVisitor = (at, contender) => {
    if (contender.kind === 'guest') throw new Error(`nobody here knows ${contender.name}`);
    const engine = openEngine(at, contender);
    engines.push(engine);
    return engine;
  };
  return {
    choosers: [chooserFor(table, one, openVisitor), chooserFor(table, other, openVisitor)],
    close: async () => {
      await Promise.all(engines.map(engine => engine.quit()));
    },
  };
};

serveGames(openPlayers);
