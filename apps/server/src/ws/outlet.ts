import { frameOf } from './frame.js';

/** What a socket's stream must be able to do. */
export interface ByteStream {
  readonly writable: boolean;
  write(bytes: string, encoding: 'latin1'): boolean;
}

/**
 * Lets everything that one stream is given in one turn of the loop go out together: the events of a move and the answer to it
 * cost one call of the system instead of two.
 */
export class Outlet {
  private held = new Map<ByteStream, string>();

  /** Takes a text for a stream; it goes out when the turn is over. */
  add(stream: ByteStream, text: string): void {
    if (this.held.size === 0) process.nextTick(() => this.release());
    const before = this.held.get(stream);
    const frame = frameOf(text);
    this.held.set(stream, before === undefined ? frame : before + frame);
  }

  /** Lets go at once what is held for a stream. */
  flush(stream: ByteStream): void {
    const bytes = this.held.get(stream);
    if (bytes === undefined) return;
    this.held.delete(stream);
    if (stream.writable) stream.write(bytes, 'latin1');
  }

  private release(): void {
    const { held } = this;
    this.held = new Map();
    for (const [stream, bytes] of held) if (stream.writable) stream.write(bytes, 'latin1');
  }
}
