import {
  type ClientMessage,
  closeReason,
  decodeServerMessage,
  PROTOCOL_VERSION,
  RETRIED,
  type ServerMessage,
} from '@dragonway/protocol';
import { WebSocket } from 'ws';
import { type EngineCommand, UgiEngine } from './ugi.js';

export interface RobotSettings {
  /** The address of the server, as people type it. */
  readonly url: string;
  readonly token: string;
  readonly engine: EngineCommand;
  /** The starts of the options that the engine can play. */
  readonly games: readonly string[];
  readonly tables: number;
  report(line: string): void;
}

type Turn = ServerMessage & { readonly t: 'robotTurn' };

const COME_BACK_AFTER = 500;
/** Of the time that is left, so many turns are expected to come. */
const TURNS_AHEAD = 30;

/** A robot that lets any UGI engine play: it sits wherever it is asked to, and comes back when the line is lost. */
export class ExampleRobot {
  private readonly settings: RobotSettings;
  private readonly engines = new Map<string, UgiEngine>();
  private socket: WebSocket | undefined;
  private isStopped = false;

  constructor(settings: RobotSettings) {
    this.settings = settings;
  }

  start(): void {
    const { url, token } = this.settings;
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`, { headers: { authorization: `Bearer ${token}` } });
    this.socket = socket;
    socket.on('open', () => this.send({ t: 'hello', protocol: PROTOCOL_VERSION }));
    socket.on('message', data => this.receive((data as Buffer).toString()));
    socket.on('error', () => undefined);
    socket.on('close', code => this.ended(code));
  }

  stop(): void {
    this.isStopped = true;
    this.socket?.close();
    for (const engine of this.engines.values()) engine.quit();
  }

  private ended(code: number): void {
    const reason = closeReason(code);
    this.settings.report(`the line ended: ${reason ?? code}`);
    // A lost line has no reason of the server's: that is tried again too.
    if (!this.isStopped && (reason === undefined || RETRIED.includes(reason)))
      setTimeout(() => this.start(), COME_BACK_AFTER);
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private receive(text: string): void {
    const read = decodeServerMessage(text);
    if (!read.ok) return this.settings.report(`unreadable: ${read.refusal.code}`);
    const message = read.value;
    const { games, tables } = this.settings;
    if (message.t === 'welcome') this.send({ t: 'robotReady', games: [...games], tables });
    if (message.t === 'robotAsked') this.answer(message);
    if (message.t === 'robotTurn') this.decide(message);
    if (message.t === 'refused') this.settings.report(`refused: ${message.refusal.code}`);
  }

  private answer({ challenge }: ServerMessage & { readonly t: 'robotAsked' }): void {
    const { games, tables } = this.settings;
    const isAccepted = this.engines.size < tables && games.some(game => challenge.options.startsWith(game));
    this.send({ t: 'robotAnswer', challenge: challenge.id, isAccepted });
  }

  private decide(turn: Turn): void {
    const { table, game, ply } = turn;
    this.choose(turn).then(
      // The id names the decision: sent again after a lost line, it still counts once.
      move => this.send({ t: 'do', table, id: `g${game}p${ply}`, act: { kind: 'play', game, ply, move } }),
      (error: unknown) => this.settings.report(`the engine failed: ${String(error)}`),
    );
  }

  private choose({ table, options, position, moves, times, increment = 0, seat }: Turn): Promise<string> {
    const engine = this.engines.get(table) ?? new UgiEngine(this.settings.engine, options);
    this.engines.set(table, engine);
    const left = times?.[seat];
    const time = left === undefined ? {} : { time: Math.min(left / 2, left / TURNS_AHEAD + increment) };
    return engine.choose({ options, ...(position === undefined ? {} : { position }), moves, ...time });
  }
}
