import { t } from '@lingui/core/macro';
import { reasonInWords } from '../../words/reasons.js';
import type { LocalState } from '../local/types.js';
import { useSettings } from '../settings/settings.js';

interface ReasonsProps {
  readonly state: LocalState;
  /** The place in the history that is shown. */
  readonly place: number;
}

/** Why the machine played the last of its turns that can be seen. */
export const Reasons = ({ state, place }: ReasonsProps) => {
  const isWanted = useSettings(settings => settings.showsReasons);
  const { thoughts, history, table } = state;
  const last = thoughts.findLast(({ ply }) => ply < place);
  const turn = last === undefined ? undefined : history[last.ply]?.turn;
  const said = thoughts
    .filter(({ ply }) => ply < place && history[ply]?.turn === turn)
    .flatMap(({ reasons }) => reasons.map(reason => reasonInWords(reason, table.live.game.info.id)));
  if (!isWanted || said.length === 0) return null;
  return (
    <section className="reasons" aria-label={t`The machine's reasons`}>
      <h2>{t`Why`}</h2>
      <p>{[...new Set(said)].join(' ')}</p>
    </section>
  );
};
