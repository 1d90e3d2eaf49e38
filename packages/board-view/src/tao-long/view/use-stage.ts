import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { browserClock } from '../../shared/motion/clock.js';
import type { Happening } from '../motion/happening.js';
import { Stage } from '../motion/stage.js';
import { timelineOf } from '../motion/timeline.js';
import type { Scene } from '../types.js';

/** A list of events to be played, from the scene before them. A new `id` starts it; the same one never plays twice. */
export interface Replay {
  readonly id: string | number;
  readonly before: Scene;
  readonly events: readonly Happening[];
}

export interface StageOptions {
  /** 1 is normal; 0 shows the end at once. */
  readonly speed?: number;
  /** Cross-fades instead of travel; the system's wish is followed where it is not given. */
  readonly isReduced?: boolean | undefined;
  readonly onEnd?: (id: string | number) => void;
}

const prefersReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A stage that shows a scene, and plays each new replay before it. Give it to board and wheel.
 * `event` is the index of the event being shown, for the log.
 */
export const useStage = (scene: Scene, replay: Replay | undefined, options: StageOptions = {}) => {
  const [stage] = useState(() => new Stage(replay?.before ?? scene, browserClock));
  const settings = useRef(options);
  const latest = useRef(scene);
  useLayoutEffect(() => {
    settings.current = options;
    latest.current = scene;
  });
  const played = useRef<string | number | undefined>(undefined);

  useEffect(() => {
    if (replay === undefined || replay.id === played.current) {
      if (!stage.isPlaying) stage.show(scene);
      return;
    }
    played.current = replay.id;
    const { speed = 1, isReduced = prefersReduced() } = settings.current;
    const timeline = timelineOf(replay.before, replay.events, isReduced);
    if (speed === 0 || timeline.duration === 0) stage.show(scene);
    else
      stage.play(
        timeline,
        speed,
        () => latest.current,
        () => settings.current.onEnd?.(replay.id),
      );
  }, [stage, scene, replay]);

  useEffect(
    () => () => {
      stage.stop();
      // React may mount the same view twice: what was cut short then plays again.
      played.current = undefined;
    },
    [stage],
  );
  const event = useSyncExternalStore(stage.subscribe, stage.event, stage.event);
  const isPlaying = useSyncExternalStore(
    stage.subscribe,
    () => stage.isPlaying,
    () => false,
  );
  const skip = useCallback(() => stage.skip(), [stage]);
  return { stage, event, isPlaying, skip };
};
