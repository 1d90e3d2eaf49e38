import type { Clock } from './clock.js';
import { Player } from './player.js';

/** What is seen at one time: a scene, and which event of the played list it belongs to. */
export interface SeenMoment<OfScene> {
  readonly scene: OfScene;
  readonly event: number | undefined;
}

/** Events laid out in time. */
export interface PlayedTimeline<OfScene> {
  readonly duration: number;
  readonly end: OfScene;
  readonly isReduced: boolean;
}

/** How the scenes of one game come into motion. */
export interface Staging<OfScene, OfMoment, OfTimeline> {
  readonly still: (scene: OfScene) => OfMoment;
  readonly momentAt: (timeline: OfTimeline, time: number) => OfMoment;
  /** A scene that follows another one, with everything in the place where it was seen last. */
  readonly following: (scene: OfScene, seen: OfScene) => OfScene;
}

/** What plays on the table right now. Views subscribe to it, so that what moves repaints itself and nothing else. */
export class SceneStage<OfScene, OfMoment extends SeenMoment<OfScene>, OfTimeline extends PlayedTimeline<OfScene>> {
  readonly #staging: Staging<OfScene, OfMoment, OfTimeline>;
  readonly #player: Player;
  readonly #listeners = new Set<() => void>();
  #moment: OfMoment;
  #isReduced = false;

  constructor(staging: Staging<OfScene, OfMoment, OfTimeline>, scene: OfScene, clock: Clock) {
    this.#staging = staging;
    this.#moment = staging.still(scene);
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

  readonly moment = (): OfMoment => this.#moment;

  /** The scene alone: the same object until something has really changed. */
  readonly scene = (): OfScene => this.#moment.scene;

  /** Which event of the played list is being shown. */
  readonly event = (): number | undefined => this.#moment.event;

  /** A scene with everything in the place where it is seen now. */
  aligned(scene: OfScene): OfScene {
    return this.#staging.following(scene, this.#moment.scene);
  }

  /** Shows a scene at once; what ran is ended. */
  show(scene: OfScene): void {
    this.#player.stop();
    this.#set(this.#staging.still(this.aligned(scene)));
  }

  /**
   * Plays a timeline and ends with `end`, which the game knows better than the events told. At speed 0 the end is shown at
   * once. `onEnd` is told exactly once, also where there is nothing to see.
   */
  play(timeline: OfTimeline, speed: number, end: () => OfScene, onEnd: () => void): void {
    this.#isReduced = timeline.isReduced;
    this.#player.play(speed === 0 ? 0 : timeline.duration, {
      speed,
      onTime: time => this.#set(this.#staging.momentAt(timeline, time)),
      onEnd: () => {
        this.#set(this.#staging.still(this.#staging.following(end(), timeline.end)));
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

  #set(moment: OfMoment): void {
    this.#moment = moment;
    for (const listener of this.#listeners) listener();
  }
}
