import { accept, type Result, refuse } from '@dragonway/core';
import type { Advice, Progress, Thinking } from '../thinker.js';
import { nextTask } from './next-task.js';
import { type Request, type RequestRefusal, requestReader } from './request.js';

/** Progress as a session tells it. */
export interface SessionProgress extends Progress {
  readonly nodesPerSecond: number;
  /** Milliseconds since the start. */
  readonly elapsed: number;
}

export type OnProgress = (progress: SessionProgress) => void;

/** What a session needs of the world. */
export interface SessionWorld {
  /** Milliseconds that only go forward. */
  readonly now: () => number;
  /** Lets messages come in. */
  readonly pause: () => Promise<void>;
}

const WORLD: SessionWorld = { now: () => performance.now(), pause: nextTask };

// Half of the time in which a stop must be answered; the search itself pauses more often.
const MOST_MILLISECONDS_WITHOUT_PAUSE = 8;

type Wish = 'go on' | 'stop' | 'cancel';

/**
 * Thinks for one asker at a time and stays answerable meanwhile. The same object serves in a Web Worker, in a thread of
 * Node's and, where nothing else runs, on the spot. Only here time becomes a limit of thinking.
 */
export class Session {
  private readonly world: SessionWorld;
  private readonly read = requestReader();
  private wish: Wish = 'go on';
  private thinking: Promise<Result<Advice, RequestRefusal>> | undefined;

  constructor(world: SessionWorld = WORLD) {
    this.world = world;
  }

  /** Thinks until the limits, `stop` or `cancel`, whichever comes first. */
  async start(request: Request, onProgress?: OnProgress): Promise<Result<Advice, RequestRefusal>> {
    // What was cancelled ends at its next pause; whoever asks again meanwhile need not know.
    while (this.thinking !== undefined && this.wish === 'cancel') await this.thinking;
    if (this.thinking !== undefined) return refuse({ code: 'advice/busy' });
    const opened = this.read(request);
    if (!opened.ok) return opened;
    this.wish = 'go on';
    this.thinking = this.follow(opened.value.thinker.think(opened.value.question), request, onProgress);
    return this.thinking.finally(() => {
      this.thinking = undefined;
    });
  }

  /** Ends the thinking with the best advice so far. */
  stop(): void {
    if (this.wish === 'go on') this.wish = 'stop';
  }

  /** Ends the thinking without advice. */
  cancel(): void {
    this.wish = 'cancel';
  }

  private async follow(
    thinking: Thinking,
    { time = Number.POSITIVE_INFINITY }: Request,
    onProgress: OnProgress | undefined,
  ): Promise<Result<Advice, RequestRefusal>> {
    const began = this.world.now();
    let paused = began;
    let step = thinking.next();
    while (!step.done) {
      const now = this.world.now();
      if (step.value !== undefined) onProgress?.(measured(step.value, now - began));
      if (now - paused > MOST_MILLISECONDS_WITHOUT_PAUSE) {
        await this.world.pause();
        paused = this.world.now();
      }
      // The wish can have changed during the pause.
      if (this.wish === ('cancel' as Wish)) return refuse({ code: 'advice/cancelled' });
      step = thinking.next(this.wish === 'stop' || now - began >= time);
    }
    return accept(step.value);
  }
}

const measured = (progress: Progress, elapsed: number): SessionProgress => ({
  ...progress,
  elapsed,
  nodesPerSecond: elapsed > 0 ? Math.round((progress.nodes / elapsed) * 1_000) : 0,
});
