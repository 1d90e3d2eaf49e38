import { type ReactNode, useCallback, useMemo, useSyncExternalStore } from 'react';
import { usePointing } from '../../../shared/input/use-pointing.js';
import { layoutOf, type WayLayout } from '../../geometry/layout.js';
import { choiceAt, refusalAt, type WayChoice } from '../../input/choice.js';
import { NO_WAY_MARKS, type WayMarks } from '../../marks.js';
import type { WayStage } from '../../motion/stage.js';
import type { WayMotion } from '../../motion/timeline.js';
import { type Element, isSamePlace, type Place, type WayScene } from '../../types.js';
import { Bubble } from './bubble.js';
import { type PlaceKey, placeOf, WayCells } from './cells.js';
import { Names, Picture } from './picture.js';
import { type Size, useSize } from './use-size.js';

export interface WayBoardProps {
  readonly scene: WayScene;
  /** Plays events; its scene is drawn instead of `scene`. */
  readonly stage?: WayStage | undefined;
  readonly label: string;
  readonly labelOf: (place: Place) => string;
  readonly pathNameOf: (path: Element) => string;
  readonly marks?: WayMarks;
  /** The Great Dragon is awake: four dragons lie on the table. It is also awake while it swaps. */
  readonly isDragonAwake?: boolean;
  readonly onPoint?: (place: Place | undefined) => void;
  readonly onChoose?: (choice: WayChoice) => void;
}

const none = () => undefined;
const noSubscription = () => none;

const usePlayed = (
  scene: WayScene,
  stage: WayStage | undefined,
): { scene: WayScene; motion: WayMotion | undefined } => {
  const subscribe = stage?.subscribe ?? noSubscription;
  const motionNow = stage === undefined ? none : () => stage.moment().motion;
  const played = useSyncExternalStore<WayScene | undefined>(subscribe, stage?.scene ?? none, stage?.scene ?? none);
  const motion = useSyncExternalStore<WayMotion | undefined>(subscribe, motionNow, motionNow);
  return { scene: played ?? scene, motion };
};

interface Fit {
  readonly layout: WayLayout;
  readonly scale: number;
}

const fitIn = (length: number, { width, height }: Size): Fit => {
  const layout = layoutOf(length, width / height);
  return { layout, scale: Math.min(width / layout.width, height / layout.height) };
};

const isChosenIn = ({ swap, targets = [], chosen }: WayMarks, place: Place): boolean =>
  (swap?.picked ?? []).some(picked => isSamePlace(picked, place)) ||
  targets.some(({ id, path, to }) => id === chosen && isSamePlace({ path, space: to }, place));

const offeredIn = ({ targets = [], swap }: WayMarks): ReadonlySet<Element> =>
  new Set([...targets, ...(swap?.candidates ?? [])].map(({ path }) => path));

/** Everything of a board that can be pointed at, over its picture. */
const Surface = ({ layout, scale, ...props }: WayBoardProps & Fit) => {
  const { stage, label, labelOf, pathNameOf, marks = NO_WAY_MARKS, onPoint, onChoose } = props;
  const { scene, motion } = usePlayed(props.scene, stage);
  const choose = useCallback((key: PlaceKey) => onChoose?.(choiceAt(marks, placeOf(key))), [marks, onChoose]);
  const pointAt = useCallback(
    (key: PlaceKey | undefined) => onPoint?.(key === undefined ? undefined : placeOf(key)),
    [onPoint],
  );
  const { pointing, send } = usePointing<PlaceKey>({ onPoint: pointAt, onChoose: choose, manner: 'chooseAtOnce' });
  const offered = useMemo(() => offeredIn(marks), [marks]);
  const isPicked = useCallback((place: Place) => isChosenIn(marks, place), [marks]);
  const refusal = pointing.kind === 'pointing' ? refusalAt(marks, placeOf(pointing.place)) : undefined;
  const isAwake = props.isDragonAwake === true || motion?.kind === 'swap';
  return (
    <>
      <Picture {...{ scene, stage, motion, marks, layout, scale, isAwake }} />
      <Names layout={layout} scale={scale} nameOf={pathNameOf} />
      <WayCells {...{ label, labelOf, pathNameOf, layout, offered, isPicked, send }} />
      {refusal === undefined ? null : <Bubble blocked={refusal} layout={layout} />}
    </>
  );
};

const Fitted = ({ length, children }: { length: number; children: (fit: Fit) => ReactNode }) => {
  const { ref, size } = useSize();
  const fit = useMemo(() => (size === undefined ? undefined : fitIn(length, size)), [length, size]);
  return (
    <div ref={ref} className="dww-place">
      {fit === undefined ? null : (
        <div
          className="dww-board"
          style={{ width: fit.layout.width * fit.scale, height: fit.layout.height * fit.scale }}
        >
          {children(fit)}
        </div>
      )}
    </div>
  );
};

/** The five paths: what lies on them, what can be chosen on them, and what happens on them. It fills the place it is given. */
export const WayBoard = (props: WayBoardProps) => (
  <Fitted length={props.scene.length}>{fit => <Surface {...props} {...fit} />}</Fitted>
);

/** A small picture of a board that cannot be played on. */
export const WayMiniature = ({ scene, label }: { readonly scene: WayScene; readonly label: string }) => (
  <div className="dww-place" role="img" aria-label={label}>
    <Fitted length={scene.length}>
      {fit => (
        <Picture scene={scene} stage={undefined} motion={undefined} marks={NO_WAY_MARKS} {...fit} isAwake={false} />
      )}
    </Fitted>
  </div>
);
