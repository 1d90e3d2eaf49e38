import type { WebSocket } from 'ws';
import type { ScriptedMove } from './moves.js';

/** How a move is sent and known again, which differs between a table and a bare room. */
export interface Wire {
  moveText(ply: number, move: ScriptedMove): string;
  isMove(text: string): boolean;
}

/** Two sockets that play a scripted game, one move under way at a time. */
export class Pair {
  readonly latencies: number[] = [];
  private readonly sockets: readonly WebSocket[];
  private readonly moves: readonly ScriptedMove[];
  private readonly wire: Wire;
  private ply = 0;
  private sentAt = 0;
  private isRunning = false;

  constructor(sockets: readonly WebSocket[], moves: readonly ScriptedMove[], wire: Wire) {
    this.sockets = sockets;
    this.moves = moves;
    this.wire = wire;
    for (const [seat, socket] of sockets.entries()) {
      socket.removeAllListeners('message');
      socket.on('message', data => this.receive(seat, (data as Buffer).toString()));
    }
  }

  start(): void {
    this.isRunning = true;
    this.send();
  }

  stop(): void {
    this.isRunning = false;
  }

  private send(): void {
    const move = this.moves[this.ply];
    if (!this.isRunning || move === undefined) return;
    this.sentAt = performance.now();
    this.sockets[move.seat]?.send(this.wire.moveText(this.ply, move));
  }

  // The clock stops when the other side has the move; what the mover hears is not counted.
  private receive(seat: number, text: string): void {
    const move = this.moves[this.ply];
    if (move === undefined || seat === move.seat || !this.wire.isMove(text)) return;
    this.latencies.push(performance.now() - this.sentAt);
    this.ply += 1;
    this.send();
  }
}
