/** What a socket's stream must be able to do: hold back what is written, and let it go. */
interface Stream {
  cork(): void;
  uncork(): void;
}

/**
 * Lets everything that one stream is given in one turn of the loop go out together: the events of a move and the answer to it
 * cost one call of the system instead of two.
 */
export class Outlet {
  private held: Set<Stream> = new Set();

  /** Holds a stream back until the turn is over. */
  hold(stream: Stream): void {
    if (this.held.has(stream)) return;
    if (this.held.size === 0) process.nextTick(() => this.release());
    this.held.add(stream);
    stream.cork();
  }

  private release(): void {
    const streams = this.held;
    this.held = new Set();
    for (const stream of streams) stream.uncork();
  }
}
