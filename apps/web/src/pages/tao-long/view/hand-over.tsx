import { t } from '@lingui/core/macro';
import { RulingLink } from '../../../shared/ui/ruling-link.js';
import { DRAGON_NAMES, elementName } from '../../../words/tao-long/names.js';
import type { TaoLongTable } from '../use-table.js';

/** R14: a Focus in the other's turn is chosen by its own dragon's player. */
export const HandOver = ({ shown }: { readonly shown: TaoLongTable }) => {
  const { decision, toPlay } = shown.view;
  if (shown.deciding === undefined || decision.kind !== 'focus') return null;
  const who = DRAGON_NAMES[decision.by];
  const turnOf = DRAGON_NAMES[toPlay];
  const action = elementName(decision.action);
  const isOther = decision.by !== toPlay;
  return (
    <section className="hand-over" data-other={isOther || undefined} aria-label={t`Focus`}>
      <strong>{isOther && shown.own.length > 1 ? t`Hand over: ${who} chooses now` : t`Focus of ${who}`}</strong>
      <p>
        {isOther
          ? t`Four stones of ${who} lie on ${action}. Though it is the turn of ${turnOf}, ${who} acts by ${action} at once.`
          : t`Four stones of ${who} lie on ${action}: it acts by ${action} at once, before its Matter phase.`}{' '}
        <RulingLink ruling="R14" />
      </p>
    </section>
  );
};
