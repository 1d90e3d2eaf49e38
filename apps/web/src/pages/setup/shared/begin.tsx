import type { Refusal, Result } from '@dragonway/core';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { type LocalWish, openGame } from '../../../shared/local/open-game.js';
import { RulingLink } from '../../../shared/ui/ruling-link.js';
import { useDocumentMark } from '../../../shared/ui/use-document-mark.js';
import { type RefusalWords, refusalInWords } from '../../../words/refusals.js';

interface BeginProps {
  readonly game: string;
  readonly label: string;
  /** Why these choices do not go together. */
  readonly fault: RefusalWords | undefined;
  /** Opens the table and gives the address of its page. */
  readonly open: () => Promise<Result<string, Refusal>>;
}

/** The one main button of a setup; what is wrong is said before it is pressed. */
export const BeginButton = ({ game, label, fault, open }: BeginProps) => {
  const [, go] = useLocation();
  const [refused, setRefused] = useState<RefusalWords | undefined>(undefined);
  const [isOpening, setOpening] = useState(false);
  useDocumentMark('begin');
  const begin = (): void => {
    setOpening(true);
    void open().then(opened => {
      setOpening(false);
      if (opened.ok) go(opened.value);
      else setRefused(refusalInWords(opened.refusal, game));
    });
  };
  const said = fault ?? refused;
  return (
    <div className="begin">
      <button type="button" className="main-button" disabled={fault !== undefined || isOpening} onClick={begin}>
        {label}
      </button>
      {said === undefined ? null : (
        <p role="alert" className="form-fault">
          {said.words} {said.ruling === undefined ? null : <RulingLink ruling={said.ruling} />}
        </p>
      )}
    </div>
  );
};

/** Begins a game at this screen. */
export const Begin = ({ wish, ...props }: Omit<BeginProps, 'label' | 'open'> & { readonly wish: LocalWish }) => (
  <BeginButton
    {...props}
    label={t`Begin`}
    open={async () => {
      const opened = await openGame(wish);
      return opened.ok ? { ok: true, value: `/table/${opened.value.id}` } : opened;
    }}
  />
);
