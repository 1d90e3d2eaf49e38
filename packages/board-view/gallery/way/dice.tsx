import { useState } from 'react';
import { type WayDie as Die, type WayFace as Face, WayDice, type WayDiceProps } from '../../src/index.js';
import { Plate } from '../plates/plate.js';
import { DICE_WORDS } from './scenes.js';

const diceOf = (faces: readonly Face[], held: readonly number[]): readonly Die[] =>
  faces.map((face, index) => ({ face, isHeld: held.includes(index) }));

const Held = ({ dice, arrangement }: Pick<WayDiceProps, 'dice'> & { arrangement: 'tray' | 'line' }) => {
  const [held, setHeld] = useState<readonly boolean[]>(dice.map(({ isHeld }) => isHeld));
  return (
    <WayDice
      dice={dice}
      held={held}
      arrangement={arrangement}
      canHold
      hasKeys={false}
      words={DICE_WORDS}
      onToggle={index => setHeld(before => before.map((isHeld, place) => (place === index ? !isHeld : isHeld)))}
    />
  );
};

const ALL: readonly Face[] = ['water', 'fire', 'metal', 'earth', 'wood'];
const FOUR: readonly Face[] = ['dragon', 'dragon', 'fire', 'dragon', 'dragon'];

export const DicePlates = () => (
  <div className="plates">
    {(['tray', 'line'] as const).map(arrangement =>
      [
        { title: 'nothing kept', dice: diceOf(ALL, []) },
        { title: 'four dragons kept', dice: diceOf(FOUR, [0, 1, 3, 4]) },
        { title: 'all kept', dice: diceOf(ALL, [0, 1, 2, 3, 4]) },
        { title: 'before the roll', dice: [] },
      ].map(({ title, dice }) => (
        <Plate key={arrangement + title} title={`${arrangement}: ${title}`} width={316}>
          <Held dice={dice} arrangement={arrangement} />
        </Plate>
      )),
    )}
  </div>
);
