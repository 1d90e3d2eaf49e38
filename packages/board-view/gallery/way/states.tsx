import { WayBoard, type WayMarks, type WayScene } from '../../src/index.js';
import { Plate } from '../plates/plate.js';
import { FULL, labelIn, pathNameOf, piecesOf } from './scenes.js';

interface StateProps {
  readonly title: string;
  readonly scene?: WayScene;
  readonly marks?: WayMarks;
  readonly isAwake?: boolean;
  readonly width?: number;
  readonly height?: number;
}

const NO_MARKS: WayMarks = {};

const State = ({ title, scene = FULL, marks = NO_MARKS, isAwake = false, width = 560, height = 700 }: StateProps) => (
  <Plate title={title} width={width}>
    <div style={{ height }}>
      <WayBoard
        scene={scene}
        label={title}
        labelOf={labelIn(scene)}
        pathNameOf={pathNameOf}
        marks={marks}
        isDragonAwake={isAwake}
      />
    </div>
  </Plate>
);

const EARLY: WayScene = {
  ...FULL,
  pieces: [...piecesOf('black', [0, 2, 4, 0, 0]), ...piecesOf('red', [4, 0, 1, 6, 0])],
  dead: [
    { path: 'water', space: 2 },
    { path: 'metal', space: 6 },
    { path: 'wood', space: 1 },
    { path: 'wood', space: 7 },
  ],
};

export const StatePlates = () => (
  <div className="plates">
    <State
      title="equilibrium, all five together; one is closed"
      scene={EARLY}
      marks={{
        mover: 'red',
        chosen: 'equilibrium',
        targets: [
          { id: 'equilibrium', path: 'water', from: 4, to: 5 },
          { id: 'equilibrium', path: 'fire', from: 0, to: 1 },
          { id: 'equilibrium', path: 'metal', from: 1, to: 2 },
          { id: 'equilibrium', path: 'earth', from: 6, to: 7 },
        ],
        blocked: [
          { path: 'wood', space: 1, by: 'dead', reason: 'Wood is closed: a dead piece lies on its first space.' },
        ],
      }}
    />
    <State
      title="the dragon is called: choose two on metal"
      isAwake
      marks={{
        swap: {
          candidates: [
            { path: 'metal', space: 10 },
            { path: 'metal', space: 6 },
            { path: 'metal', space: 12 },
            { path: 'metal', space: 8 },
            { path: 'metal', space: 4 },
          ],
          picked: [{ path: 'metal', space: 12 }],
        },
      }}
    />
    <State
      title="last move, with what it passed"
      marks={{
        lastMove: [{ path: 'earth', from: 6, to: 11 }],
        passedOver: [{ path: 'earth', space: 9 }],
      }}
    />
    <State title="five plain spaces" scene={{ ...EARLY, length: 5, dead: [] }} width={520} height={560} />
    <State title="fifteen plain spaces" scene={{ ...FULL, length: 15 }} width={420} height={700} />
    <State title="phone, fifteen" scene={{ ...FULL, length: 15 }} width={340} height={480} />
  </div>
);
