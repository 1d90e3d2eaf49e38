import { type RefObject, useEffect, useRef } from 'react';
import { REDUCED } from '../motion/durations.js';
import type { Stage } from '../motion/stage.js';
import { useSceneOf } from './use-moment.js';

/** Fades a layer in whenever the stage's scene changes while nothing may travel. */
export const useCrossFade = (layer: RefObject<Element | null>, stage: Stage | undefined): void => {
  const scene = useSceneOf(stage);
  const shown = useRef(scene);
  useEffect(() => {
    if (shown.current === scene) return;
    shown.current = scene;
    if (stage?.isReduced === true) layer.current?.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: REDUCED });
  }, [scene, stage, layer]);
};
