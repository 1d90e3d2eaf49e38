import { useState } from 'react';
import { Board, type BoardProps, nameOf } from '../../src/index.js';
import { Plate } from './plate.js';
import { boardOf, spaceOf } from './scenarios.js';

const Shown = ({
  title,
  width = 660,
  ...props
}: Omit<BoardProps, 'label' | 'labelOf'> & { title: string; width?: number }) => {
  const [told, tell] = useState('');
  return (
    <Plate title={title} width={width}>
      <Board
        label={title}
        labelOf={nameOf}
        onChoose={(space, ids) => tell(`chosen ${nameOf(space)} ${ids.join(' ')}`)}
        onPoint={space => tell(space === undefined ? '' : `pointing at ${nameOf(space)}`)}
        {...props}
      />
      <output>{told}</output>
    </Plate>
  );
};

const VALLEY = boardOf('valley', ['g5g6h6h7', 2], ['d6>c6f3>g3g2h2', 1]);
const PRICES = [
  { space: spaceOf('c3'), price: 'fire' },
  { space: spaceOf('f6'), price: 'water' },
] as const;

export const TablePlates = () => (
  <div className="plates">
    <Shown
      title="the valley, an expel is chosen"
      width={760}
      scene={VALLEY}
      scenery="valley"
      prices={PRICES}
      marks={{
        mover: 'heaven',
        destinations: [
          { id: 'W', space: spaceOf('f5'), facing: 3, damage: 0 },
          { id: 'E', space: spaceOf('h5'), facing: 1, damage: 0 },
          { id: 'S', space: spaceOf('g4'), facing: 2, damage: 4 },
        ],
        chosen: 'S',
        targets: [{ space: spaceOf('g3'), by: 'fire', damage: 4 }],
        reach: { element: 'fire', from: spaceOf('g4'), facing: 2, spaces: [{ space: spaceOf('g3'), value: 2 }] },
        blocked: [{ space: spaceOf('e5'), by: 'rock' }],
        lastMove: [spaceOf('d6'), spaceOf('f3')],
      }}
    />
    <Shown
      title="turned, destinations, a bite"
      width={600}
      scene={VALLEY}
      scenery="valley"
      prices={PRICES}
      isTurned
      marks={{
        mover: 'earth',
        destinations: [
          { id: 'E', space: spaceOf('e6'), facing: 1, damage: 0 },
          { id: 'N', space: spaceOf('d7'), facing: 0 },
        ],
        targets: [{ space: spaceOf('g6'), by: 'bite', damage: 1 }],
        blocked: [
          { space: spaceOf('d5'), by: 'rock' },
          { space: spaceOf('c6'), by: 'body' },
          { space: spaceOf('f6'), by: 'price' },
        ],
        reach: {
          element: 'water',
          from: spaceOf('d6'),
          facing: 1,
          spaces: [
            { space: spaceOf('e6'), value: 2 },
            { space: spaceOf('f6'), value: 1 },
            { space: spaceOf('e7'), value: 1 },
            { space: spaceOf('e5'), value: 1 },
          ],
        },
      }}
    />
  </div>
);

export const ScenarioPlates = () => (
  <div className="plates">
    <Shown
      title="the torus, both cross a border"
      scene={boardOf('torus', ['b5b6b7b2', 2], ['g3b3c3c4', 3])}
      scenery="torus"
    />
    <Shown title="the wall" scene={boardOf('wall')} scenery="wall" />
    <Shown
      title="the mist, through two portals"
      scene={boardOf('mist', ['f7>e7g5>f5e5', 1], ['d6>c6f3>g3g4', 1])}
      scenery="mist"
    />
    <Shown title="the labyrinth" scene={boardOf('labyrinth')} scenery="labyrinth" />
    <Shown
      title="the village of Earth"
      scene={boardOf('village', ['c5c6b6', 2], ['f4f3', 0])}
      protector="earth"
      scenery="field"
    />
    <Shown title="the cave; Earth has fallen" scene={boardOf('cave', ['e5e4d4d5', 0], ['e7', 2])} scenery="cave" />
    <Shown title="under mist" scene={undefined} width={400} />
    <Shown
      title="without coordinates, small"
      scene={boardOf('canyon')}
      coordinates="none"
      width={360}
      scenery="canyon"
    />
  </div>
);
