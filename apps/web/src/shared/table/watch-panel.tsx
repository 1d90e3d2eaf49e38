import { toMove } from '@dragonway/table';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { endingInWords } from '../../words/endings.js';
import { HistoryBar } from './history-bar.js';
import type { ShownTable } from './use-shown.js';
import { playAgainCommand } from './use-table-commands.js';

interface WatchPanelProps {
  readonly shown: ShownTable;
  readonly nameOf: (seat: number) => string;
  /** The faces of the seats, shown for whoever has won. */
  readonly faces: readonly ReactNode[];
  /** Who thinks right now. */
  readonly thinker: string | undefined;
  /** The turn that was last, where the log is out of sight. */
  readonly told?: ReactNode;
  /** What the game adds to its ending. */
  readonly children?: ReactNode;
}

/** Stands in the place of the choice while nobody at this screen has to choose. */
export const WatchPanel = ({ shown, nameOf, faces, thinker, told, children }: WatchPanelProps) => {
  const { table, stage, control, place, history } = shown;
  const ending = table.game?.ending;
  const isLookingBack = useStore(control.presenter.store, ({ at }) => at !== undefined);
  const isOver = ending !== undefined && !isLookingBack && !stage.isPlaying && place >= history.length;
  const isShowing = stage.isPlaying && !isLookingBack;
  const deciding = toMove(table);
  const again = playAgainCommand(control.local, shown);
  const isElsewhere = deciding !== undefined && deciding.by !== 'machine' && !shown.own.includes(deciding.seat);
  const waited = isElsewhere ? nameOf(deciding.seat) : undefined;
  return (
    <section className="composer watch" aria-label={t`The table`}>
      {isOver ? (
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
          {told}
        </div>
      ) : null}
      {isOver ? (
        <div className="composer-buttons">
          <button type="button" className="plain-button" onClick={() => control.presenter.lookAt(0)}>
            {t`Look through the game`}
          </button>
          {again === undefined ? null : (
            <button type="button" className="main-button" disabled={again.isOff} onClick={again.onSelect}>
              {again.label}
            </button>
          )}
        </div>
      ) : null}
      {isLookingBack ? (
        <>
          <div className="past">
            <p>{t`You are looking at the past.`}</p>
            <HistoryBar
              at={place}
              last={history.length}
              isPlaying={stage.isPlaying}
              onLook={to => control.presenter.lookAt(to)}
              onReplay={() => control.replayLast()}
              onSkip={stage.skip}
            />
          </div>
          {told}
          <div className="composer-buttons">
            <button type="button" className="main-button" onClick={() => control.presenter.lookAt(undefined)}>
              {t`Back to the present`}
            </button>
          </div>
        </>
      ) : null}
      {thinker === undefined || isLookingBack ? null : <p className="thinking">{t`${thinker} is thinking…`}</p>}
      {waited === undefined || isLookingBack ? null : (
        <>
          <p>{t`It is the turn of ${waited}.`}</p>
          {told}
        </>
      )}
      {isShowing && thinker === undefined && waited === undefined ? <p>{t`The turn is being shown.`}</p> : null}
      {isShowing ? (
        <div className="composer-buttons">
          <button type="button" className="plain-button" onClick={stage.skip}>
            {t`Skip`}
          </button>
        </div>
      ) : null}
    </section>
  );
};
