import {
  type SceneReplay,
  type StageKind,
  type StageOptions,
  useSceneStage,
} from '../../shared/view/use-scene-stage.js';
import type { Happening } from '../motion/happening.js';
import { Stage } from '../motion/stage.js';
import { type Timeline, timelineOf } from '../motion/timeline.js';
import type { Scene } from '../types.js';

export type Replay = SceneReplay<Scene, Happening>;

const KIND: StageKind<Scene, Happening, Timeline, Stage> = {
  create: (scene, clock) => new Stage(scene, clock),
  timelineOf,
};

/** A stage that shows a scene, and plays each new replay before it. Give it to board and wheel. */
export const useStage = (scene: Scene, replay: Replay | undefined, options: StageOptions = {}) =>
  useSceneStage(KIND, scene, replay, options);
