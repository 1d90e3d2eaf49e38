import type { Clock } from './clock.js';

export interface PlayerOptions {
  /** 1 is the speed that the durations were written for, 2 is twice as fast. */
  readonly speed: number;
  readonly onTime: (millis: number) => void;
  readonly onEnd: () => void;
}

/** Runs through a span of time once, in the pace of the screen, and can be finished at any moment. */
export class Player {
  readonly #clock: Clock;
  #cancel: (() => void) | undefined;
  #finish: (() => void) | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get isPlaying(): boolean {
    return this.#finish !== undefined;
  }

  /** Plays `duration` milliseconds; what ran before is finished first. */
  play(duration: number, { speed, onTime, onEnd }: PlayerOptions): void {
    this.finish();
    const began = this.#clock.now();
    this.#finish = onEnd;
    const tick = (): void => {
      const time = (this.#clock.now() - began) * speed;
      if (time >= duration) {
        this.finish();
        return;
      }
      onTime(time);
      this.#cancel = this.#clock.onFrame(tick);
    };
    tick();
  }

  /** Jumps to the end of what runs. */
  finish(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    const finish = this.#finish;
    this.#finish = undefined;
    finish?.();
  }

  /** Ends without the end being told: for a view that goes away. */
  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#finish = undefined;
  }
}
