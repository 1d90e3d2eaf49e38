import { createRequire } from 'node:module';

// A yardstick: boardgame.io's own server, in memory, with the smallest game that takes the same moves in the same turns. It knows
// no rules of the board; it keeps the order of turns, as its games do and as a table of ours does, and what it sends after a move
// is its state, as its clients get it.

interface Context {
  readonly G: { last: string };
  readonly events: { endTurn(): void };
}

/** What is used of boardgame.io; its own types do not resolve for modules of this kind. */
interface BoardgameIo {
  Server(settings: { readonly games: readonly object[]; readonly origins: readonly RegExp[] }): {
    run(settings: { readonly port: number; callback(): void }): Promise<{
      readonly appServer: { address(): { readonly port: number } };
    }>;
  };
}

const { Server } = createRequire(import.meta.url)('boardgame.io/server') as BoardgameIo;

const scripted = {
  name: 'scripted',
  setup: () => ({ last: '' }),
  disableUndo: true,
  moves: {
    play: ({ G, events }: Context, text: string, endsTurn: boolean) => {
      G.last = text;
      if (endsTurn) events.endTurn();
    },
  },
};

const { appServer } = await Server({ games: [scripted], origins: [/./] }).run({ port: 0, callback: () => undefined });
process.stdout.write(`http://127.0.0.1:${appServer.address().port}\n`);
