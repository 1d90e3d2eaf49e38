import { createRequire } from 'node:module';

// A yardstick: boardgame.io's own server, in memory, with the smallest game that takes the same moves. It knows no rules of the
// board; what it sends after a move is its state, as its clients get it.

interface Context {
  readonly G: { last: string };
  readonly playerID: string;
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
  turn: {
    // The scripted game says who is next; nobody is refused for playing twice.
    activePlayers: { all: 'playing', stages: {} },
    stages: {
      playing: {
        moves: {
          play: ({ G }: Context, text: string) => {
            G.last = text;
          },
        },
      },
    },
  },
};

const { appServer } = await Server({ games: [scripted], origins: [/./] }).run({ port: 0, callback: () => undefined });
process.stdout.write(`http://127.0.0.1:${appServer.address().port}\n`);
