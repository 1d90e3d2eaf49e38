import type { Clock } from '../../shared/motion/clock.js';
import { SceneStage, type Staging } from '../../shared/motion/scene-stage.js';
import type { Scene } from '../types.js';
import { type Moment, momentAt, still, type Timeline } from './timeline.js';

const STAGING: Staging<Scene, Moment, Timeline> = { still, momentAt, following: scene => scene };

/** What plays on a table of Tao Long right now. */
export class Stage extends SceneStage<Scene, Moment, Timeline> {
  constructor(scene: Scene, clock: Clock) {
    super(STAGING, scene, clock);
  }
}
