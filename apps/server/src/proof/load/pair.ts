import type { ScriptedMove } from './moves.js';

export type MoveListener = (seat: number, ply: number) => void;

/** Two sides of a game and the line between them, whatever it is made of. */
export interface Board {
  /** Sends a move for a seat. */
  send(ply: number, move: ScriptedMove): void;
  /** Calls back whenever a seat has got a move, its own or the other's. */
  onMove(listener: MoveListener): void;
  close(): void;
}

/** Two players who play a scripted game, one move under way at a time. */
export class Pair {
  /** In milliseconds, from sending a move to the other side having it. */
  private readonly latencies: number[] = [];
  private readonly board: Board;
  private readonly moves: readonly ScriptedMove[];
  private ply = 0;
  private sentAt = 0;
  private isRunning = false;
  private onRest: (() => void) | undefined;

  constructor(board: Board, moves: readonly ScriptedMove[]) {
    this.board = board;
    this.moves = moves;
    board.onMove((seat, ply) => this.receive(seat, ply));
  }

  start(): void {
    this.isRunning = true;
    this.send();
  }

  /** Plays no other move; resolves when the one that is under way has arrived. */
  stop(): Promise<void> {
    this.isRunning = false;
    return new Promise(resolve => {
      this.onRest = resolve;
    });
  }

  /** Everything that was measured. */
  get measured(): readonly number[] {
    return this.latencies;
  }

  /** Leaves the game. */
  close(): void {
    this.board.close();
  }

  private send(): void {
    const move = this.moves[this.ply];
    if (move === undefined) throw new Error('the scripted game is too short for this run');
    this.sentAt = performance.now();
    this.board.send(this.ply, move);
  }

  // The clock stops when the other side has the move. What the mover hears is not counted, nor is what comes late: a seat may
  // get its own last move after the other has answered it.
  private receive(seat: number, ply: number): void {
    if (ply !== this.ply || seat === this.moves[ply]?.seat) return;
    this.latencies.push(performance.now() - this.sentAt);
    this.ply += 1;
    if (this.isRunning) this.send();
    else this.onRest?.();
  }
}
