import { memo, type ReactNode } from 'react';
import { columnOf, nameTop, type WayLayout } from '../../geometry/layout.js';
import type { WayMarks } from '../../marks.js';
import type { WayStage } from '../../motion/stage.js';
import type { WayMotion } from '../../motion/timeline.js';
import { ELEMENTS, type Element, type WayScene } from '../../types.js';
import { GreatDragonView } from './great-dragon.js';
import { Spaces, Strokes } from './ground.js';
import { OverWayMarks, UnderWayMarks } from './marks.js';
import { Flyers, Pieces } from './pieces.js';

interface LayerProps {
  readonly layout: WayLayout;
  readonly name: string;
  readonly isAwake?: boolean;
  readonly children: ReactNode;
}

const Layer = ({ layout, name, isAwake = false, children }: LayerProps) => (
  <svg
    className={`dww-layer dww-layer-${name}`}
    data-awake={isAwake || undefined}
    viewBox={`0 0 ${layout.width} ${layout.height}`}
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);

interface NamesProps {
  readonly layout: WayLayout;
  readonly scale: number;
  readonly nameOf: (path: Element) => string;
}

/** The names below the symbols, in the size of the page and not of the drawing, as far as a path is wide. */
export const Names = memo(({ layout, scale, nameOf }: NamesProps) => (
  <div
    className="dww-names"
    aria-hidden="true"
    style={{
      top: `${(nameTop(layout) / layout.height) * 100}%`,
      ['--dww-gap' as string]: `${Math.round(layout.gap * scale)}px`,
    }}
  >
    {ELEMENTS.map(path => (
      <span key={path} style={{ left: `${(columnOf(path, layout) / layout.width) * 100}%` }}>
        {nameOf(path)}
      </span>
    ))}
  </div>
));
Names.displayName = 'Names';

export interface PictureProps {
  readonly scene: WayScene;
  readonly stage: WayStage | undefined;
  readonly motion: WayMotion | undefined;
  readonly marks: WayMarks;
  readonly layout: WayLayout;
  readonly scale: number;
  readonly isAwake: boolean;
}

/** All that is seen of a board, in layers: what never changes, what lies, and what moves. */
export const Picture = memo(({ scene, stage, motion, marks, layout, scale, isAwake }: PictureProps) => (
  <>
    <Layer layout={layout} name="strokes">
      <Strokes layout={layout} />
    </Layer>
    <Layer layout={layout} name="dragon" isAwake={isAwake}>
      <GreatDragonView layout={layout} isAwake={isAwake} />
    </Layer>
    <Layer layout={layout} name="pieces">
      <Spaces layout={layout} scale={scale} />
      <UnderWayMarks marks={marks} layout={layout} />
      <g data-reduced={stage?.isReduced === true || undefined}>
        <Pieces scene={scene} motion={motion} layout={layout} scale={scale} />
      </g>
      <OverWayMarks marks={marks} layout={layout} scale={scale} />
    </Layer>
    {stage === undefined ? null : (
      <Layer layout={layout} name="flyers">
        <Flyers stage={stage} layout={layout} />
      </Layer>
    )}
  </>
));
Picture.displayName = 'Picture';
