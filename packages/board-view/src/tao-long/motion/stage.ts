import type { Clock } from '../../shared/motion/clock.js';
import { Player } from '../../shared/motion/player.js';
import type { Scene } from '../types.js';
import { type Moment, momentAt, still, type Timeline } from './timeline.js';

/** What plays on the table right now. Views subscribe to it, so that a moving dragon repaints itself and nothing else. */
export class Stage {
  readonly #player: Player;
  readonly #listeners = new Set<() => void>();
  #moment: Moment;
  #isReduced = false;

  constructor(scene: Scene, clock: Clock) {
    this.#moment = still(scene);
    this.#player = new Player(clock);
  }

  get isPlaying(): boolean {
    return this.#player.isPlaying;
  }

  /** Changes of the scene are to be cross-faded, because nothing travels. */
  get isReduced(): boolean {
    return this.#isReduced;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly moment = (): Moment => this.#moment;

  /** The scene alone: the same object until something has really changed. */
  readonly scene = (): Scene => this.#moment.scene;

  /** Which event of the played list is being shown. */
  readonly event = (): number | undefined => this.#moment.event;

  /** Shows a scene at once; what ran is ended. */
  show(scene: Scene): void {
    this.#player.stop();
    this.#set(still(scene));
  }

  /** Plays a timeline and ends with `end`, which the game knows better than the events told. */
  play(timeline: Timeline, speed: number, end: () => Scene, onEnd: () => void): void {
    this.#isReduced = timeline.isReduced;
    this.#player.play(timeline.duration, {
      speed,
      onTime: time => this.#set(momentAt(timeline, time)),
      onEnd: () => {
        this.#set(still(end()));
        onEnd();
      },
    });
  }

  /** Finishes what runs. */
  skip(): void {
    this.#player.finish();
  }

  /** Ends what runs without showing its end: for a view that goes away. */
  stop(): void {
    this.#player.stop();
  }

  #set(moment: Moment): void {
    this.#moment = moment;
    for (const listener of this.#listeners) listener();
  }
}
