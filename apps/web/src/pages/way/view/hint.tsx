import { t } from '@lingui/core/macro';
import type { Answer } from '../../../machine/types.js';
import { intoSight } from '../../../shared/ui/into-sight.js';
import { reasonInWords } from '../../../words/reasons.js';
import { wayMoveInWords } from '../../../words/way/moves.js';
import type { WayTable } from '../use-table.js';

/** What the strongest machine would do here. */
export const HintPanel = ({ shown, hint }: { readonly shown: WayTable; readonly hint: Answer }) => {
  const { rules, control } = shown;
  const read = rules.game.notation.parseMove(rules.state, hint.move);
  const what = read.ok ? wayMoveInWords(read.value) : hint.move;
  return (
    <section ref={intoSight} className="hint" aria-label={t`Hint`}>
      <p>
        <strong>{t`Hint: ${what}.`}</strong>{' '}
        {hint.reasons.map(reason => reasonInWords(reason, 'way-of-the-dragon')).join(' ')}
      </p>
      <button type="button" className="small-button" onClick={() => control.playText(hint.move)}>
        {t`Play it`}
      </button>
    </section>
  );
};
