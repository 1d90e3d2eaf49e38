import { toMove } from '@dragonway/table';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { endingInWords } from '../../words/endings.js';
import type { ShownTable } from './use-shown.js';
import { anotherGame } from './use-table-commands.js';

interface WatchPanelProps {
  readonly shown: ShownTable;
  readonly nameOf: (seat: number) => string;
  /** The faces of the seats, shown for whoever has won. */
  readonly faces: readonly ReactNode[];
  /** Who thinks right now. */
  readonly thinker: string | undefined;
  /** What the game adds to its ending. */
  readonly children?: ReactNode;
}

/** Those who sat at the game can ask for another one, unless somebody has done so. */
const AnotherGame = ({ shown }: Pick<WatchPanelProps, 'shown'>) => {
  const { table, own, control } = shown;
  const [mine] = own;
  if (mine === undefined) return null;
  const { id, label, isOff, onSelect } = anotherGame(control.local, table, mine);
  const isAsked = table.offers.some(({ kind }) => kind === 'rematch' || kind === 'nextGame');
  if (isOff === true || isAsked) return null;
  return (
    <button key={id} type="button" className="main-button" onClick={onSelect}>
      {label}
    </button>
  );
};

/** Stands in the place of the choice while nobody at this screen has to choose. */
export const WatchPanel = ({ shown, nameOf, faces, thinker, children }: WatchPanelProps) => {
  const { table, stage, control, place, history } = shown;
  const ending = table.game?.ending;
  const isLookingBack = place < history.length;
  const deciding = toMove(table);
  const isElsewhere = deciding !== undefined && deciding.by !== 'machine' && !shown.own.includes(deciding.seat);
  const waited = isElsewhere ? nameOf(deciding.seat) : undefined;
  return (
    <section className="composer watch" aria-label={t`The table`}>
      {ending === undefined || isLookingBack ? null : (
        <div className="ending">
          {ending.winners.length === 0 ? null : (
            <div className="winners" aria-hidden="true">
              {ending.winners.map(seat => (
                <div key={seat} className="winner">
                  {faces[seat]}
                </div>
              ))}
            </div>
          )}
          <h2>{endingInWords(ending, nameOf)}</h2>
          {children}
          <AnotherGame shown={shown} />
          <button type="button" className="plain-button" onClick={() => control.presenter.lookAt(0)}>
            {t`Look through the game`}
          </button>
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
      {thinker === undefined || isLookingBack ? null : <p className="thinking">{t`${thinker} is thinking…`}</p>}
      {waited === undefined || isLookingBack ? null : <p>{t`It is the turn of ${waited}.`}</p>}
      {stage.isPlaying ? (
        <button type="button" className="plain-button" onClick={stage.skip}>
          {t`Skip`}
        </button>
      ) : null}
    </section>
  );
};
