import { useSyncExternalStore } from 'react';
import type { Stage } from '../motion/stage.js';
import type { Moment, Motion } from '../motion/timeline.js';
import type { Scene } from '../types.js';

const nothing = (): undefined => undefined;
const never = (): (() => void) => nothing;

/**
 * The moment that a stage plays, while what moves is of the given kinds: a new one for every picture then, and undefined
 * otherwise, so that the wheel rests while a dragon slides.
 */
export const useMotion = <Kind extends Motion['kind']>(
  stage: Stage | undefined,
  kinds: readonly Kind[],
): (Moment & { readonly motion: Extract<Motion, { kind: Kind }> }) | undefined => {
  const moment = (): Moment | undefined => {
    const now = stage?.moment();
    return kinds.some(kind => kind === now?.motion?.kind) ? now : undefined;
  };
  // The check above is what the compiler cannot follow.
  return useSyncExternalStore(stage?.subscribe ?? never, moment, moment) as ReturnType<typeof useMotion<Kind>>;
};

/** The scene that a stage shows: a new one only when something on the table has changed. */
export const useSceneOf = (stage: Stage | undefined): Scene | undefined =>
  useSyncExternalStore<Scene | undefined>(stage?.subscribe ?? never, stage?.scene ?? nothing, stage?.scene ?? nothing);
