import { type Direction, formatDirection } from '@dragonway/tao-long';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { directionArrow, directionName, elementName } from '../../../words/tao-long/names.js';
import type { TaoLongTable } from '../use-table.js';
import { StonesStep, WaysStep } from './composer-steps.js';

const DIRECTIONS: readonly Direction[] = [0, 3, 1, 2];

interface PadProps {
  readonly steps: string;
  readonly onStep: (letter: string) => void;
}

const Pad = ({ steps, onStep }: PadProps) => (
  <div className="direction-pad">
    {DIRECTIONS.map(direction => (
      <button
        key={direction}
        type="button"
        className={`plain-button pad-${formatDirection(direction)}`}
        disabled={steps.length >= 2 || steps === '-'}
        onClick={() => onStep(formatDirection(direction))}
      >
        <span aria-hidden="true">{directionArrow(direction)}</span> {directionName(direction)}
      </button>
    ))}
    <button type="button" className="plain-button pad-still" disabled={steps !== ''} onClick={() => onStep('-')}>
      {t`still`}
    </button>
  </div>
);

/** Steps by directions alone, for a board that is carried in the mind. What is possible is told only when it is tried. */
const Directions = ({ shown, action }: { readonly shown: TaoLongTable; readonly action: string }) => {
  const [steps, setSteps] = useState('');
  const play = (end: string): void => {
    shown.control.playText(`${steps}${end}`);
    setSteps('');
  };
  const name = elementName(action === 'fire' || action === 'water' ? action : 'heaven');
  const isElement = action === 'fire' || action === 'water';
  return (
    <>
      <h3>{isElement ? t`${name}: say your step` : t`Say your steps`}</h3>
      <Pad steps={steps} onStep={letter => setSteps(`${steps}${letter}`)} />
      <p className="second-text">
        {t`Said:`} <code>{steps === '' ? '…' : steps}</code> {t`A portal is typed, such as S@g7N.`}
      </p>
      <div className="button-row">
        <button type="button" className="plain-button" disabled={steps === ''} onClick={() => setSteps('')}>
          {t`Clear`}
        </button>
        {isElement ? (
          <>
            <button type="button" className="plain-button" disabled={steps === ''} onClick={() => play('+')}>
              {t`Absorb`}
            </button>
            <button type="button" className="plain-button" disabled={steps === ''} onClick={() => play('!')}>
              {t`Expel`}
            </button>
          </>
        ) : (
          <button type="button" className="plain-button" disabled={steps === ''} onClick={() => play('')}>
            {t`Move`}
          </button>
        )}
      </div>
    </>
  );
};

/** The choice at hand while the board is out of sight. */
export const MistInput = ({ shown }: { readonly shown: TaoLongTable }) => {
  const { step } = shown.composition;
  switch (step.kind) {
    case 'stones':
      return <StonesStep shown={shown} step={step} />;
    case 'ways':
      return <WaysStep shown={shown} step={step} />;
    case 'destination':
    case 'then':
      return <Directions shown={shown} action={step.action} />;
    case 'space':
    case 'ready':
    case 'over':
      return (
        <>
          <h3>{t`Choose a space`}</h3>
          <p className="second-text">{t`The board is in the mist: what is possible you must know by heart.`}</p>
        </>
      );
  }
};
