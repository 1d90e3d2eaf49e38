import { type ReactNode, useCallback } from 'react';
import { useChance } from '../local/use-adviser.js';
import { useSettings } from '../settings/settings.js';
import { allowsAdvice } from './advice.js';
import { ChanceBar } from './chance-bar.js';
import { HistoryBar } from './history-bar.js';
import { Log, type LogEntry } from './log.js';
import { Reasons } from './reasons.js';
import { useTableSlots } from './slots.js';
import type { ShownTable } from './use-shown.js';

interface SideProps {
  readonly shown: ShownTable;
  /** Nothing may give the board away: no reasons, no chances. */
  readonly isHidden: boolean;
  /** Whose chance is told. */
  readonly whose: { readonly seat: number; readonly name: string };
  readonly entries: readonly LogEntry[];
  /** What the game alone has to tell. */
  readonly children?: ReactNode;
}

/** What stands beside any table: judgement, reasons, the way through the history, the log. */
export const Side = ({ shown, isHidden, whose, entries, children }: SideProps) => {
  const { control, table, place, history, stage } = shown;
  const { showsChance, showsNotation } = useSettings();
  const { beside } = useTableSlots();
  const isJudged = showsChance && !isHidden && allowsAdvice(shown);
  const chance = useChance(table, isJudged, whose.seat);
  const look = useCallback((to: number | undefined) => control.presenter.lookAt(to), [control]);
  return (
    <div className="side">
      {isJudged ? <ChanceBar name={whose.name} chance={chance} /> : null}
      {isHidden ? null : <Reasons state={shown} place={place} />}
      {children}
      <HistoryBar
        at={place}
        last={history.length}
        isPlaying={stage.isPlaying}
        onLook={look}
        onReplay={() => control.replayLast()}
        onSkip={stage.skip}
      />
      <Log entries={entries} showsNotation={showsNotation} at={place} onLook={look} />
      {beside}
    </div>
  );
};
