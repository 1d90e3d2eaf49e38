import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { browserClock } from '../../shared/motion/clock.js';
import type { WayHappening } from '../motion/happening.js';
import { WayStage } from '../motion/stage.js';
import { wayTimelineOf } from '../motion/timeline.js';
import type { WayScene } from '../types.js';

/** A list of events to be played, from the scene before them. A new `id` starts it; the same one never plays twice. */
export interface WayReplay {
  readonly id: string | number;
  readonly before: WayScene;
  readonly events: readonly WayHappening[];
}

export interface WayStageOptions {
  /** 1 is normal; 0 shows the end at once. */
  readonly speed?: number;
  /** Cross-fades instead of travel; the system's wish is followed where it is not given. */
  readonly isReduced?: boolean | undefined;
  readonly onEnd?: (id: string | number) => void;
}

const prefersReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A stage that shows a scene, and plays each new replay before it. Give it to board, dice and seats.
 * `event` is the index of the event being shown, for the log; `dice` are the dice as they lie, in their places.
 */
export const useWayStage = (scene: WayScene, replay: WayReplay | undefined, options: WayStageOptions = {}) => {
  const [stage] = useState(() => new WayStage(replay?.before ?? scene, browserClock));
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
    const timeline = wayTimelineOf(stage.aligned(replay.before), replay.events, isReduced);
    if (speed === 0 || timeline.duration === 0) stage.jump(timeline, scene);
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
  const dice = useSyncExternalStore(stage.subscribe, stage.dice, stage.dice);
  const isPlaying = useSyncExternalStore(
    stage.subscribe,
    () => stage.isPlaying,
    () => false,
  );
  const skip = useCallback(() => stage.skip(), [stage]);
  return { stage, event, dice, isPlaying, skip };
};
