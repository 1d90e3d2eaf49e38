import { useSyncExternalStore } from 'react';
import {
  type SceneReplay,
  type StageKind,
  type StageOptions,
  useSceneStage,
} from '../../shared/view/use-scene-stage.js';
import type { WayHappening } from '../motion/happening.js';
import { WayStage } from '../motion/stage.js';
import { type WayTimeline, wayTimelineOf } from '../motion/timeline.js';
import type { WayScene } from '../types.js';

export type WayReplay = SceneReplay<WayScene, WayHappening>;

const KIND: StageKind<WayScene, WayHappening, WayTimeline, WayStage> = {
  create: (scene, clock) => new WayStage(scene, clock),
  timelineOf: wayTimelineOf,
};

/**
 * A stage that shows a scene, and plays each new replay before it. Give it to board, dice and seats.
 * `dice` are the dice as they lie, in their places.
 */
export const useWayStage = (scene: WayScene, replay: WayReplay | undefined, options: StageOptions = {}) => {
  const staged = useSceneStage(KIND, scene, replay, options);
  const dice = useSyncExternalStore(staged.stage.subscribe, staged.stage.dice, staged.stage.dice);
  return { ...staged, dice };
};
