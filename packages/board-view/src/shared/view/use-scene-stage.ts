import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { browserClock, type Clock } from '../motion/clock.js';
import type { PlayedTimeline, SceneStage, SeenMoment } from '../motion/scene-stage.js';

/** A list of events to be played, from the scene before them. A new `id` starts it; the same one never plays twice. */
export interface SceneReplay<OfScene, OfHappening> {
  readonly id: string | number;
  readonly before: OfScene;
  readonly events: readonly OfHappening[];
}

export interface StageOptions {
  /** 1 is normal; 0 shows the end at once. */
  readonly speed?: number;
  /** Cross-fades instead of travel; the system's wish is followed where it is not given. */
  readonly isReduced?: boolean | undefined;
  /** Every replay that was started ends exactly once, also one that had nothing to show. */
  readonly onEnd?: (id: string | number) => void;
}

/** How a game makes its stage, and timelines out of its events. */
export interface StageKind<OfScene, OfHappening, OfTimeline, OfStage> {
  readonly create: (scene: OfScene, clock: Clock) => OfStage;
  readonly timelineOf: (before: OfScene, events: readonly OfHappening[], isReduced: boolean) => OfTimeline;
}

type EventStage = SceneStage<unknown, SeenMoment<unknown>, PlayedTimeline<unknown>>;

const prefersReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The index of the event that a stage shows, for whoever must be drawn anew with each of them. */
export const useStageEvent = ({ subscribe, event }: Pick<EventStage, 'subscribe' | 'event'>): number | undefined =>
  useSyncExternalStore(subscribe, event, event);

/** A stage that shows a scene, and plays each new replay before it. */
export const useSceneStage = <
  OfScene,
  OfHappening,
  OfTimeline extends PlayedTimeline<OfScene>,
  OfStage extends SceneStage<OfScene, SeenMoment<OfScene>, OfTimeline>,
>(
  kind: StageKind<OfScene, OfHappening, OfTimeline, OfStage>,
  scene: OfScene,
  replay: SceneReplay<OfScene, OfHappening> | undefined,
  options: StageOptions,
) => {
  const [stage] = useState(() => kind.create(replay?.before ?? scene, browserClock));
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
    const timeline = kind.timelineOf(stage.aligned(replay.before), replay.events, isReduced);
    stage.play(
      timeline,
      speed,
      () => latest.current,
      () => settings.current.onEnd?.(replay.id),
    );
  }, [kind, stage, scene, replay]);

  useEffect(
    () => () => {
      stage.stop();
      // React may mount the same view twice: what was cut short then plays again.
      played.current = undefined;
    },
    [stage],
  );
  const isPlaying = useSyncExternalStore(
    stage.subscribe,
    () => stage.isPlaying,
    () => false,
  );
  const skip = useCallback(() => stage.skip(), [stage]);
  return { stage, isPlaying, skip };
};
