import { Board, nameOf } from '../../src/index.js';
import { Plate } from './plate.js';
import { boardOf, spaceOf } from './scenarios.js';

const REACHED = {
  fire: [
    ['c4', 2],
    ['d4', 1],
  ],
  water: [
    ['c4', 3],
    ['d4', 2],
    ['e4', 1],
  ],
} as const;

/** Both breaths: in front of a body, and as far as they go. */
export const BreathPlates = () => (
  <div className="plates">
    {(['fire', 'water'] as const).flatMap(element =>
      [1, REACHED[element].length].map(length => (
        <Plate key={`${element}${length}`} title={`${element}, ${length}`} width={620}>
          <Board
            label={element}
            labelOf={nameOf}
            scene={boardOf('field', ['b4b5b6c6', 1], [length === 1 ? 'd3c3c4c5' : 'h3h2h1g1', 1])}
            scenery="field"
            marks={{
              reach: {
                element,
                from: spaceOf('b4'),
                facing: 1,
                spaces: REACHED[element].slice(0, length).map(([name, value]) => ({ space: spaceOf(name), value })),
              },
              targets: [{ space: spaceOf('c4'), by: element, damage: 4 }],
            }}
          />
        </Plate>
      )),
    )}
  </div>
);
