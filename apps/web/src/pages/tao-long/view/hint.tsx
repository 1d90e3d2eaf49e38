import { t } from '@lingui/core/macro';
import type { Answer } from '../../../machine/types.js';
import { intoSight } from '../../../shared/ui/into-sight.js';
import { reasonInWords } from '../../../words/reasons.js';
import { actInWords } from '../../../words/tao-long/moves.js';
import { elementName } from '../../../words/tao-long/names.js';
import type { TaoLongTable } from '../use-table.js';

const moveWords = ({ rules }: TaoLongTable, answer: Answer): string => {
  const read = rules.game.notation.parseMove(rules.state, answer.move);
  if (!read.ok) return answer.move;
  if (read.value.kind === 'act') return actInWords(read.value);
  if (read.value.kind === 'choice') return answer.move;
  const lift = elementName(read.value.lift);
  return t`Lift ${lift}`;
};

/** What the strongest machine would do here. */
export const Hint = ({ shown, hint }: { readonly shown: TaoLongTable; readonly hint: Answer }) => {
  const why = hint.reasons.map(reason => reasonInWords(reason, 'tao-long')).join(' ');
  const what = moveWords(shown, hint);
  return (
    <section ref={intoSight} className="hint" aria-label={t`Hint`}>
      <p>
        <strong>{t`Hint: ${what} (${hint.move}).`}</strong> {why}
      </p>
      <button type="button" className="small-button" onClick={() => shown.control.take(hint)}>
        {t`Take it`}
      </button>
    </section>
  );
};
