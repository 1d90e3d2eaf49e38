import type { Clock } from '../../shared/motion/clock.js';
import { SceneStage, type Staging } from '../../shared/motion/scene-stage.js';
import { settledAs } from '../dice/dice.js';
import type { Die, WayScene } from '../types.js';
import { stillWay, type WayMoment, type WayTimeline, wayMomentAt } from './timeline.js';

const STAGING: Staging<WayScene, WayMoment, WayTimeline> = {
  still: stillWay,
  momentAt: wayMomentAt,
  // Dice that show the same as before stay where they lie.
  following: (scene, seen) => {
    const dice = settledAs(seen.dice, scene.dice);
    return dice === scene.dice ? scene : { ...scene, dice };
  },
};

/** What plays on a table of Way of the Dragon right now. */
export class WayStage extends SceneStage<WayScene, WayMoment, WayTimeline> {
  constructor(scene: WayScene, clock: Clock) {
    super(STAGING, scene, clock);
  }

  /** The dice as they lie on the table, each in its place. */
  readonly dice = (): readonly Die[] => this.scene().dice;
}
