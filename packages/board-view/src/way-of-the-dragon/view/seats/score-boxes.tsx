import { memo } from 'react';
import type { PathScore, ScoreBox } from '../../score/boxes.js';
import type { Element } from '../../types.js';

/** Says one box in words: «Water: 3», «Fire: on its way», «Metal: not entered». */
export type BoxLabel = (path: Element, box: ScoreBox) => string;

const Sign = ({ box }: { readonly box: ScoreBox }) => {
  switch (box.kind) {
    case 'rests':
      return <span aria-hidden="true">{box.number}</span>;
    case 'onItsWay':
      return <span className="dww-dot" aria-hidden="true" />;
    case 'notEntered':
      return <span aria-hidden="true">{'\u2013'}</span>;
  }
};

interface ScoreBoxesProps {
  readonly boxes: readonly PathScore[];
  readonly labelOf: BoxLabel;
}

/** Five boxes, one for each path: a number at rest, a dot on the way, a dash not entered. */
export const ScoreBoxes = memo(({ boxes, labelOf }: ScoreBoxesProps) => (
  <ul className="dww-boxes">
    {boxes.map(({ path, box }) => (
      <li key={path} className={`dww-box dww-${path}`} data-box={box.kind}>
        <Sign box={box} />
        <span className="dww-unseen">{labelOf(path, box)}</span>
      </li>
    ))}
  </ul>
));
ScoreBoxes.displayName = 'ScoreBoxes';
