import { seat } from '@dragonway/core';
import { parseTable } from '@dragonway/games';
import {
  CLOSE_CODES,
  type ClientMessage,
  decodeClientMessage,
  encodeMessage,
  type ServerMessage,
} from '@dragonway/protocol';
import { type WebSocket, WebSocketServer } from 'ws';

export interface Check {
  readonly name: string;
  readonly isPassed: boolean;
  readonly note?: string;
}

interface Exam {
  readonly address: string;
  /** Runs the checks against the robot that comes. */
  run(): Promise<readonly Check[]>;
  close(): void;
}

const PATIENCE = 15_000;
const TABLE = 'examination';
const OPTIONS = 'tao-long';
const NOBODY = { id: 'examiner', name: 'Examiner' };

/** What a robot says over one connection, waited for message by message. */
class Line {
  readonly heard: ClientMessage[] = [];
  readonly unreadable: string[] = [];
  private readonly socket: WebSocket;
  private wake: () => void = () => undefined;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', data => {
      const read = decodeClientMessage((data as Buffer).toString());
      if (read.ok) this.heard.push(read.value);
      else this.unreadable.push(read.refusal.code);
      this.wake();
    });
  }

  say(message: ServerMessage): void {
    this.socket.send(encodeMessage(message));
  }

  close(): void {
    this.socket.close(CLOSE_CODES.restart, 'restart');
  }

  /** The next message of a kind; undefined if none comes in time. */
  async next<Name extends ClientMessage['t']>(t: Name): Promise<(ClientMessage & { readonly t: Name }) | undefined> {
    const until = Date.now() + PATIENCE;
    const isIt = (message: ClientMessage): message is ClientMessage & { readonly t: Name } => message.t === t;
    while (Date.now() < until) {
      const at = this.heard.findIndex(isIt);
      const [found] = at < 0 ? [] : this.heard.splice(at, 1);
      if (found !== undefined && isIt(found)) return found;
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, 200);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    return undefined;
  }
}

const check = (name: string, isPassed: boolean, note?: string): Check => ({
  name,
  isPassed,
  ...(note ? { note } : {}),
});

const turnAfter = (moves: readonly string[]): ServerMessage => ({
  t: 'robotTurn',
  table: TABLE,
  game: 1,
  ply: moves.length,
  seat: seat(0),
  options: OPTIONS,
  moves: [...moves],
  times: [60_000, 60_000],
});

const isLegal = (moves: readonly string[], move: string): boolean => {
  const table = parseTable(OPTIONS);
  if (!table.ok) return false;
  const { game } = table.value;
  let state: object = game.start();
  for (const text of moves) {
    const read = game.notation.parseMove(state, text);
    if (!read.ok) return false;
    state = game.next(state, read.value);
  }
  return game.notation.parseMove(state, move).ok;
};

const greet = async (line: Line): Promise<readonly Check[]> => {
  const hello = await line.next('hello');
  line.say({ t: 'welcome', protocol: 1, person: { id: 'r_robot', name: 'Robot', kind: 'robot' }, now: Date.now() });
  const ready = await line.next('robotReady');
  return [
    check('says hello first, in this version', hello?.protocol === 1),
    check('says that it is ready, and for which games', (ready?.games.length ?? 0) > 0),
  ];
};

const askToSit = async (line: Line): Promise<readonly Check[]> => {
  const clock = { kind: 'fischer', initial: 60_000, increment: 0 } as const;
  const about = { by: NOBODY, options: OPTIONS, clock, isRated: false, isStanding: false, open: 1, since: Date.now() };
  line.say({ t: 'robotAsked', challenge: { id: 'question', ...about }, clock, table: TABLE, seat: seat(0) });
  const answer = await line.next('robotAnswer');
  return [check('answers when it is asked to sit down', answer?.challenge === 'question')];
};

const askToMove = async (
  line: Line,
  moves: readonly string[],
): Promise<{ readonly checks: readonly Check[]; readonly move: string }> => {
  line.say(turnAfter(moves));
  const done = await line.next('do');
  const act = done?.act.kind === 'play' ? done.act : undefined;
  if (done !== undefined) line.say({ t: 'done', id: done.id, table: TABLE, v: 10 + moves.length });
  const isMeant = done?.table === TABLE && act?.game === 1 && act.ply === moves.length;
  const checks = [
    check(`plays for the decision it was asked for, ply ${moves.length}`, isMeant),
    check(`plays a legal move, ply ${moves.length}`, act !== undefined && isLegal(moves, act.move), act?.move),
  ];
  return { checks, move: act?.move ?? '' };
};

/** Plays a server to a robot and looks whether it keeps to the protocol. */
export const openExam = (): Promise<Exam> =>
  new Promise(resolve => {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
    const lines: Line[] = [];
    server.on('connection', socket => lines.push(new Line(socket)));
    const lineNumber = async (index: number): Promise<Line | undefined> => {
      const until = Date.now() + PATIENCE;
      while (lines[index] === undefined && Date.now() < until) await new Promise(done => setTimeout(done, 50));
      return lines[index];
    };
    const run = async (): Promise<readonly Check[]> => {
      const first = await lineNumber(0);
      if (first === undefined) return [check('connects', false)];
      const before = [...(await greet(first)), ...(await askToSit(first))];
      const opening = await askToMove(first, []);
      first.close();
      const second = await lineNumber(1);
      if (second === undefined) return [...before, ...opening.checks, check('comes back after a restart', false)];
      const again = await greet(second);
      const later = await askToMove(second, []);
      const unreadable = [...first.unreadable, ...second.unreadable];
      return [
        ...before,
        ...opening.checks,
        check('comes back after a restart', true),
        ...again,
        ...later.checks,
        check('sends nothing that cannot be read', unreadable.length === 0, unreadable.join(' ')),
      ];
    };
    server.on('listening', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({ address: `http://127.0.0.1:${port}`, run, close: () => server.close() });
    });
  });
