import { DRAGONS } from '@dragonway/tao-long';
import { t } from '@lingui/core/macro';
import { endingInWords } from '../../../words/endings.js';
import { DRAGON_NAMES, dragonTitle } from '../../../words/tao-long/names.js';
import type { TaoLongTable } from '../use-table.js';
import { SoloResult } from './solo-result.js';

const seatName = (index: number): string => DRAGON_NAMES[DRAGONS[index] ?? 'heaven'];

/** Stands in the composer's place while nobody at this screen has to choose. */
export const WatchPanel = ({ shown }: { readonly shown: TaoLongTable }) => {
  const { table, thinking, stage, control, place, history } = shown;
  const ending = table.game?.ending;
  const isLookingBack = place < history.length;
  const thinker = thinking === undefined ? undefined : DRAGONS[thinking];
  return (
    <section className="composer watch" aria-label={t`The table`}>
      {ending === undefined || isLookingBack ? null : (
        <div className="ending">
          <h2>{endingInWords(ending, seatName)}</h2>
          <SoloResult shown={shown} />
          <button
            type="button"
            className="main-button"
            onClick={() => control.presenter.lookAt(0)}
          >{t`Look through the game`}</button>
        </div>
      )}
      {isLookingBack ? (
        <>
          <p>{t`You are looking at the past.`}</p>
          <button type="button" className="main-button" onClick={() => control.presenter.lookAt(undefined)}>
            {t`Back to the present`}
          </button>
        </>
      ) : null}
      {thinker === undefined || isLookingBack ? null : (
        <p className="thinking">{t`${dragonTitle(thinker)} is thinking…`}</p>
      )}
      {stage.isPlaying ? (
        <button type="button" className="plain-button" onClick={stage.skip}>
          {t`Skip`}
        </button>
      ) : null}
    </section>
  );
};
