import { memo, type ReactNode, useCallback, useMemo, useRef } from 'react';
import type { TouchManner } from '../../../shared/input/pointing.js';
import { usePointing } from '../../../shared/input/use-pointing.js';
import { areaOf, BOARD, type Layout } from '../../geometry/layout.js';
import { type Marks, NO_MARKS } from '../../marks.js';
import type { Stage } from '../../motion/stage.js';
import type { BoardScene, Dragon, Scenery, Space } from '../../types.js';
import { useCrossFade } from '../use-cross-fade.js';
import { useSceneOf } from '../use-moment.js';
import { Cells, cellsInset } from './cells.js';
import { Coordinates } from './coordinates.js';
import { Dragons } from './dragons.js';
import { Effects } from './effects.js';
import { Ground } from './ground.js';
import { Mist } from './mist.js';
import { OverMarks } from './over-marks.js';
import { Portals, type Price, Prices } from './portals.js';
import { UnderMarks } from './under-marks.js';

export interface BoardProps {
  /** What lies on the board; undefined where it is hidden, and mist covers everything. */
  readonly scene: BoardScene | undefined;
  /** Plays events; while it does, its scene is drawn instead. */
  readonly stage?: Stage | undefined;
  readonly label: string;
  readonly labelOf: (space: Space) => string;
  /** Rank 8 nearest to the reader, for the player on the other side. */
  readonly isTurned?: boolean;
  readonly coordinates?: 'outside' | 'none';
  readonly scenery?: Scenery;
  readonly prices?: readonly Price[];
  readonly protector?: Dragon | undefined;
  /** Lays mist over a board that is known. */
  readonly isMisty?: boolean;
  readonly marks?: Marks;
  /** Breathing dragons and turning portals; off by itself where reduced motion is wished. */
  readonly isIdle?: boolean;
  readonly touch?: TouchManner;
  readonly onPoint?: (space: Space | undefined) => void;
  /** A space was chosen, with the ids of the destinations that lie on it. */
  readonly onChoose?: (space: Space, destinations: readonly string[]) => void;
}

const NARROW = 14;
const WIDE = 46;
const NO_TILES = Array.from({ length: 64 }, () => 'none' as const);
const NO_PRICES: readonly Price[] = [];

interface LayerProps {
  readonly margin: number;
  readonly name: string;
  /** Given where changes of the scene fade in when nothing may travel. */
  readonly stage?: Stage | undefined;
  readonly children: ReactNode;
}

// Each layer is a picture of its own, so that a dragon's slide repaints neither silk nor mountains.
const Layer = ({ margin, name, stage, children }: LayerProps) => {
  const size = BOARD + margin + NARROW;
  const picture = useRef<SVGSVGElement>(null);
  useCrossFade(picture, stage);
  return (
    <svg
      ref={picture}
      className={`dw-layer dw-layer-${name}`}
      viewBox={`${-margin} ${-NARROW} ${size} ${size}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
};

const SilkLayer = memo(({ margin }: { readonly margin: number }) => {
  const size = BOARD + margin + NARROW;
  const share = (value: number): string => `${(value / size) * 100}%`;
  const box = {
    left: share(margin - 11),
    top: share(NARROW - 11),
    width: share(BOARD + 22),
    height: share(BOARD + 22),
  };
  return <div className="dw-silk" style={box} />;
});
SilkLayer.displayName = 'SilkLayer';

const useBoardNow = (scene: BoardScene | undefined, stage: Stage | undefined): BoardScene | undefined => {
  const played = useSceneOf(stage)?.board;
  return scene === undefined ? undefined : (played ?? scene);
};

const useLayout = (board: BoardScene | undefined, isTurned: boolean): Layout => {
  const tiles = board?.tiles;
  return useMemo(
    () => ({ turned: isTurned, torus: tiles === undefined ? undefined : areaOf(tiles) }),
    [tiles, isTurned],
  );
};

const BoardPicture = memo(
  (
    props: Omit<BoardProps, 'label' | 'labelOf'> & { readonly layout: Layout; readonly board: BoardScene | undefined },
  ) => {
    const { board, layout, stage, marks = NO_MARKS, isIdle = true, coordinates = 'outside' } = props;
    const margin = coordinates === 'outside' ? WIDE : NARROW;
    const isHidden = board === undefined || props.isMisty === true;
    return (
      <>
        <SilkLayer margin={margin} />
        <Layer margin={margin} name="ground">
          <Ground
            tiles={board?.tiles ?? NO_TILES}
            layout={layout}
            scenery={props.scenery ?? 'field'}
            protector={props.protector}
          />
          {coordinates === 'outside' ? <Coordinates layout={layout} /> : null}
        </Layer>
        {board === undefined ? null : (
          <>
            <Layer margin={margin} name="portals">
              <Portals board={board} layout={layout} />
              <UnderMarks marks={marks} layout={layout} />
            </Layer>
            <Layer margin={margin} name="dragons" stage={stage}>
              <Dragons board={board} stage={stage} layout={layout} isIdle={isIdle && !isHidden} />
            </Layer>
            <Layer margin={margin} name="marks">
              <Prices prices={props.prices ?? NO_PRICES} layout={layout} />
              <OverMarks marks={marks} mover={board.chains[marks.mover ?? 'heaven']} layout={layout} />
              <Effects stage={stage} layout={layout} />
            </Layer>
          </>
        )}
        {isHidden ? (
          <Layer margin={margin} name="mist">
            <Mist />
          </Layer>
        ) : null}
      </>
    );
  },
);
BoardPicture.displayName = 'BoardPicture';

/** The Board of Human: what lies on it, what can be chosen on it, and what happens on it. */
export const Board = (props: BoardProps) => {
  const {
    scene,
    stage,
    label,
    labelOf,
    isTurned = false,
    marks = NO_MARKS,
    coordinates = 'outside',
    onPoint,
    onChoose,
  } = props;
  const board = useBoardNow(scene, stage);
  const layout = useLayout(board, isTurned);
  const destinations = marks.destinations;
  const choose = useCallback(
    (space: Space) => {
      const ids = (destinations ?? []).filter(destination => destination.space === space).map(({ id }) => id);
      onChoose?.(space, ids);
    },
    [destinations, onChoose],
  );
  const { send } = usePointing<Space>({ onPoint, onChoose: choose, manner: props.touch ?? 'chooseAtOnce' });
  const offered = useMemo(() => new Set((destinations ?? []).map(({ space }) => space)), [destinations]);
  const margin = coordinates === 'outside' ? WIDE : NARROW;
  const chosen = destinations?.find(({ id }) => id === marks.chosen)?.space;
  return (
    <div className="dw-board">
      <BoardPicture {...props} board={board} layout={layout} />
      <div className="dw-cells-place" style={cellsInset(margin, NARROW, BOARD + margin + NARROW)}>
        <Cells
          label={label}
          labelOf={labelOf}
          layout={layout}
          offered={offered}
          chosen={chosen}
          start={board?.chains.heaven.spaces[0] ?? 0}
          send={send}
        />
      </div>
    </div>
  );
};

export interface MiniatureProps
  extends Pick<BoardProps, 'scene' | 'isTurned' | 'scenery' | 'prices' | 'protector' | 'isMisty'> {
  readonly label: string;
}

/** A small picture of a board that cannot be played on. */
export const Miniature = (props: MiniatureProps) => {
  const layout = useLayout(props.scene, props.isTurned ?? false);
  return (
    <div className="dw-board dw-miniature" role="img" aria-label={props.label}>
      <BoardPicture {...props} board={props.scene} layout={layout} coordinates="none" isIdle={false} />
    </div>
  );
};
