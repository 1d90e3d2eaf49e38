import { useState } from 'react';
import {
  heldFaces,
  type WayAdvice,
  WayAdviser,
  WayBoard,
  WayDice,
  type WayMarks,
  WaySeats,
  WayTableRing,
} from '../../src/index.js';
import { DICE_WORDS, FULL, labelIn, pathNameOf, SEAT_WORDS, SEATS } from './scenes.js';

const ADVICE: readonly WayAdvice[] = [
  {
    id: 'wood',
    kept: ['wood', 'wood', 'wood'],
    title: 'Keep three wood',
    text: 'Wood to 2 or better 100 times in 100.',
    share: 0.86,
    value: '+2.4',
  },
  {
    id: 'water',
    kept: ['water'],
    title: 'Keep water',
    text: 'A number on water 3 times in 100.',
    share: 0.31,
    value: '+0.9',
  },
  { id: 'none', kept: [], title: 'Roll all again', text: 'Anything may come.', share: 0.24, value: '+0.7' },
];

const MARKS: WayMarks = {
  mover: 'red',
  targets: [
    { id: 'wood', path: 'wood', from: 8, to: 11, tag: '+2' },
    { id: 'water', path: 'water', from: 5, to: 6, tag: '+0' },
  ],
  chosen: 'wood',
  blocked: [
    {
      path: 'metal',
      space: 8,
      by: 'yellow',
      reason: 'Metal is closed: the earth dragon rests on the space two ahead.',
    },
  ],
};

const useHeld = () => {
  const [held, setHeld] = useState<readonly boolean[]>(FULL.dice.map(({ isHeld }) => isHeld));
  const toggle = (index: number): void =>
    setHeld(before => before.map((isHeld, place) => (place === index ? !isHeld : isHeld)));
  return { held, toggle };
};

/** A whole table, as a page would lay it out. */
export const Table = () => {
  const { held, toggle } = useHeld();
  const [chosen, setChosen] = useState('wood');
  const isNarrow = innerWidth < 700;
  const kept = heldFaces(FULL.dice.map((die, index) => ({ ...die, isHeld: held[index] ?? false })));
  const current = ADVICE.find(({ kept: faces }) => faces.length === kept.length && faces[0] === kept[0])?.id;
  return (
    <div className="table dw-paper" data-ready>
      <div className="table-seats">
        <WaySeats
          seats={innerWidth < 1100 ? SEATS.map(({ player, animal, name }) => ({ player, animal, name })) : SEATS}
          scene={FULL}
          words={SEAT_WORDS}
          arrangement={innerWidth < 1100 ? 'line' : 'cards'}
        />
      </div>
      <div className="table-board">
        <WayBoard
          scene={FULL}
          label="The five paths"
          labelOf={labelIn(FULL)}
          pathNameOf={pathNameOf}
          marks={{ ...MARKS, chosen }}
          onChoose={choice => {
            if (choice.kind === 'act') setChosen(choice.id);
          }}
        />
      </div>
      <div className="table-side">
        <section className="panel">
          <h2>Second roll</h2>
          <WayDice
            dice={FULL.dice}
            held={held}
            canHold
            words={DICE_WORDS}
            arrangement={isNarrow ? 'line' : 'tray'}
            onToggle={toggle}
          />
        </section>
        {isNarrow ? null : (
          <section className="panel">
            <WayAdviser heading="The adviser" advice={ADVICE} best="wood" bestWord="best" current={current} />
          </section>
        )}
        {innerWidth < 1100 ? null : (
          <div style={{ width: 120 }}>
            <WayTableRing seats={FULL.seats} turn="red" nearest="red" label="You sit below; turns go anticlockwise." />
          </div>
        )}
      </div>
    </div>
  );
};
