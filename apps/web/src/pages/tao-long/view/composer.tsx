import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { sound } from '../../../shared/sound/sounds.js';
import { decisionInWords } from '../../../words/tao-long/decision.js';
import { DRAGON_NAMES } from '../../../words/tao-long/names.js';
import { consequences, offersAfter } from '../consequences.js';
import type { TaoLongTable } from '../use-table.js';
import { DestinationStep, StonesStep, ThenStep, WaysStep } from './composer-steps.js';
import { DoneStep } from './done-step.js';
import { MistInput } from './mist-input.js';
import { SpaceStep } from './space-step.js';

const Numbered = ({ number, children }: { readonly number: number; readonly children: ReactNode }) => (
  <li className="composer-step">
    <span className="step-number" aria-hidden="true">
      {number}
    </span>
    <div className="step-body">{children}</div>
  </li>
);

const Current = ({ shown }: { readonly shown: TaoLongTable }) => {
  const { step } = shown.composition;
  switch (step.kind) {
    case 'space':
      return <SpaceStep shown={shown} />;
    case 'stones':
      return <StonesStep shown={shown} step={step} />;
    case 'destination':
      return <DestinationStep shown={shown} step={step} />;
    case 'then':
      return <ThenStep shown={shown} step={step} />;
    case 'ways':
      return <WaysStep shown={shown} step={step} />;
    case 'ready':
    case 'over':
      return null;
  }
};

const Summary = ({ shown }: { readonly shown: TaoLongTable }) => {
  const { composition, rules } = shown;
  if (composition.step.kind !== 'ready') return null;
  const told = consequences(composition.done.flatMap(({ events }) => events));
  const offers = offersAfter(rules, composition);
  return (
    <div className="composer-summary" aria-live="polite">
      {told.length === 0 ? null : <p>{told.join(' ')}</p>}
      {offers === undefined ? null : <p className="second-text">{offers}</p>}
    </div>
  );
};

const Buttons = ({ shown }: { readonly shown: TaoLongTable }) => {
  const { control, composition } = shown;
  const isReady = composition.step.kind === 'ready';
  const hasDraft = control.hasDraft();
  return (
    <div className="composer-buttons">
      <button
        type="button"
        className="plain-button"
        disabled={!hasDraft && control.undoable() === undefined}
        onClick={() => (hasDraft ? control.stepBack() : control.undo())}
      >
        {hasDraft ? t`Take back` : t`Undo turn`}
      </button>
      <button
        type="button"
        className="main-button"
        disabled={!isReady}
        onClick={() => {
          sound('seal');
          control.play();
        }}
      >
        {t`Play turn`}
      </button>
    </div>
  );
};

/** The turn as it is put together: space, stones, destination, absorb or expel, play. */
export const Composer = ({ shown, told }: { readonly shown: TaoLongTable; readonly told: ReactNode }) => {
  const { composition, isHidden } = shown;
  const { done, step } = composition;
  const isReady = step.kind === 'ready';
  const who = DRAGON_NAMES[composition.chooser ?? 'heaven'];
  const isOpen = !isReady && step.kind !== 'over';
  return (
    <section className="composer" aria-label={t`Your turn`}>
      <h2 className="composer-title">
        {isReady
          ? t`${who}: the turn is ready`
          : decisionInWords(shown.rules.game.view(composition.state, 'spectator'))}
      </h2>
      <ol className="composer-steps">
        {done.map((_, index) => (
          <Numbered key={index} number={index + 1}>
            <DoneStep shown={shown} index={index} />
          </Numbered>
        ))}
        {isOpen ? (
          <Numbered number={done.length + 1}>
            {isHidden ? <MistInput shown={shown} /> : <Current shown={shown} />}
          </Numbered>
        ) : null}
      </ol>
      <Summary shown={shown} />
      {step.kind === 'space' ? told : null}
      <Buttons shown={shown} />
    </section>
  );
};
