import type { Clock } from '../../shared/motion/clock.js';
import { Player } from '../../shared/motion/player.js';
import { settledAs } from '../dice/dice.js';
import type { Die, WayScene } from '../types.js';
import { stillWay, type WayMoment, type WayTimeline, wayMomentAt } from './timeline.js';

const withDiceOf = (scene: WayScene, shown: readonly Die[]): WayScene => {
  const dice = settledAs(shown, scene.dice);
  return dice === scene.dice ? scene : { ...scene, dice };
};

/** What plays on the table right now. Views subscribe to it, so that a moving piece repaints itself and nothing else. */
export class WayStage {
  readonly #player: Player;
  readonly #listeners = new Set<() => void>();
  #moment: WayMoment;
  #isReduced = false;

  constructor(scene: WayScene, clock: Clock) {
    this.#moment = stillWay(scene);
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

  readonly moment = (): WayMoment => this.#moment;

  /** The scene alone: the same object until something has really changed. */
  readonly scene = (): WayScene => this.#moment.scene;

  /** The dice as they lie on the table, each in its place. */
  readonly dice = (): readonly Die[] => this.#moment.scene.dice;

  /** Which event of the played list is being shown. */
  readonly event = (): number | undefined => this.#moment.event;

  /** A scene with its dice in the places in which they lie now, if they show the same. */
  aligned(scene: WayScene): WayScene {
    return withDiceOf(scene, this.#moment.scene.dice);
  }

  /** Shows a scene at once; what ran is ended. Dice that show the same as before stay where they lie. */
  show(scene: WayScene): void {
    this.#player.stop();
    this.#set(stillWay(this.aligned(scene)));
  }

  /** Shows the end of a timeline at once, as if it had been played. */
  jump(timeline: WayTimeline, end: WayScene): void {
    this.#player.stop();
    this.#set(stillWay(withDiceOf(end, timeline.end.dice)));
  }

  /** Plays a timeline and ends with `end`, which the game knows better than the events told. */
  play(timeline: WayTimeline, speed: number, end: () => WayScene, onEnd: () => void): void {
    this.#isReduced = timeline.isReduced;
    this.#player.play(timeline.duration, {
      speed,
      onTime: time => this.#set(wayMomentAt(timeline, time)),
      onEnd: () => {
        this.#set(stillWay(withDiceOf(end(), timeline.end.dice)));
        onEnd();
      },
    });
  }

  /** Finishes what runs. */
  skip(): void {
    this.#player.finish();
  }

  /** Ends without the end being told: for a view that goes away. */
  stop(): void {
    this.#player.stop();
  }

  #set(moment: WayMoment): void {
    this.#moment = moment;
    for (const listener of this.#listeners) listener();
  }
}
