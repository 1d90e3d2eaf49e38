import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { type LocalWish, openGame } from '../../../shared/local/open-game.js';
import { RulingLink } from '../../../shared/ui/ruling-link.js';
import { type RefusalWords, refusalInWords } from '../../../words/refusals.js';

interface BeginProps {
  readonly game: string;
  readonly wish: LocalWish;
  /** Why these choices do not go together. */
  readonly fault: RefusalWords | undefined;
}

/** The one main button of a setup; what is wrong is said before it is pressed. */
export const Begin = ({ game, wish, fault }: BeginProps) => {
  const [, go] = useLocation();
  const [refused, setRefused] = useState<RefusalWords | undefined>(undefined);
  const begin = (): void => {
    void openGame(wish).then(opened => {
      if (opened.ok) go(`/table/${opened.value.id}`);
      else setRefused(refusalInWords(opened.refusal, game));
    });
  };
  const said = fault ?? refused;
  return (
    <div className="begin">
      <button type="button" className="main-button" disabled={fault !== undefined} onClick={begin}>
        {t`Begin`}
      </button>
      {said === undefined ? null : (
        <p role="alert" className="form-fault">
          {said.words} {said.ruling === undefined ? null : <RulingLink ruling={said.ruling} />}
        </p>
      )}
    </div>
  );
};
