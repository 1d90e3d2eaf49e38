import { type Direction, formatDirection } from '@dragonway/tao-long';
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { directionArrow, directionName, elementName } from '../../../words/tao-long/names.js';
import type { TaoLongTable } from '../use-table.js';
import { StonesStep, WaysStep } from './composer-steps.js';

const DIRECTIONS: readonly Direction[] = [0, 3, 1, 2];

interface PadProps {
  readonly steps: string;
  readonly onStep: (letter: string) => void;
  /** What stands in the corners: taking the words back, and ending them. */
  readonly children: ReactNode;
}

const Pad = ({ steps, onStep, children }: PadProps) => (
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
    {children}
  </div>
);

interface CornerProps {
  readonly place: 'before' | 'left' | 'right';
  readonly label: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
}

const Corner = ({ place, label, isOff, onPress }: CornerProps) => (
  <button type="button" className={`plain-button pad-corner pad-${place}`} disabled={isOff} onClick={onPress}>
    {label}
  </button>
);

/** Steps by directions alone, for a board that is carried in the mind. What is possible is told only when it is tried. */
const Directions = ({ shown, action }: { readonly shown: TaoLongTable; readonly action: string }) => {
  const [steps, setSteps] = useState('');
  const play = (end: string): void => {
    shown.control.playText(`${steps}${end}`);
    setSteps('');
  };
  const name = elementName(action === 'fire' || action === 'water' ? action : 'heaven');
  const isSilent = steps === '';
  const isElement = action === 'fire' || action === 'water';
  return (
    <>
      <h3>{isElement ? t`${name}: say your step` : t`Say your steps`}</h3>
      <Pad steps={steps} onStep={letter => setSteps(`${steps}${letter}`)}>
        <Corner place="before" label={t`Clear`} isOff={isSilent} onPress={() => setSteps('')} />
        {isElement ? (
          <>
            <Corner place="left" label={t`Absorb`} isOff={isSilent} onPress={() => play('+')} />
            <Corner place="right" label={t`Expel`} isOff={isSilent} onPress={() => play('!')} />
          </>
        ) : (
          <Corner place="right" label={t`Move`} isOff={isSilent} onPress={() => play('')} />
        )}
      </Pad>
      <p className="second-text">
        {t`Said:`} <code>{isSilent ? '…' : steps}</code> {t`A portal is typed, such as S@g7N.`}
      </p>
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
