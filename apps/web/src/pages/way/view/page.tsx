import { t } from '@lingui/core/macro';
import { useCallback, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { announce } from '../../../shared/announce/announce.js';
import { HINT_TIME, useAdviser, useChance } from '../../../shared/local/use-adviser.js';
import type { OpenLocal } from '../../../shared/local/use-local-table.js';
import { changeSettings, useSettings } from '../../../shared/settings/settings.js';
import { Bubble } from '../../../shared/table/bubble.js';
import { ChanceBar } from '../../../shared/table/chance-bar.js';
import { HistoryBar } from '../../../shared/table/history-bar.js';
import { Log } from '../../../shared/table/log.js';
import { Offers } from '../../../shared/table/offers.js';
import { Reasons } from '../../../shared/table/reasons.js';
import { TableHeader } from '../../../shared/table/table-header.js';
import { TableWindows } from '../../../shared/table/table-windows.js';
import { TypedMove } from '../../../shared/table/typed-move.js';
import { peopleAt, type TableWindow, useTableCommands } from '../../../shared/table/use-table-commands.js';
import { useShortcuts } from '../../../shared/ui/shortcuts.js';
import { refusalInWords } from '../../../words/refusals.js';
import { playerName } from '../../../words/way/names.js';
import { WayControl } from '../control.js';
import { wayLog } from '../log.js';
import { useWayTable, type WayTable } from '../use-table.js';
import { ActsPanel } from './acts-panel.js';
import { AdvicePanel } from './advice-panel.js';
import { BoardPlace } from './board-place.js';
import { DicePanel } from './dice-panel.js';
import { HintPanel } from './hint.js';
import { Seats } from './seats.js';
import { WatchPanel } from './watch-panel.js';

const details = ({ rules, state }: WayTable): string => {
  const { players, powers } = rules.options;
  const count = players.length;
  const { turn } = state;
  return powers ? t`${count} players · powers on · turn ${turn}` : t`${count} players · turn ${turn}`;
};

const keysOfTable = (): readonly (readonly [string, string])[] => [
  ['1 – 5', t`keep or release a die`],
  ['A', t`roll again`],
  ['P', t`play the chosen act`],
  ['U', t`undo the last turn`],
  ['H', t`hint`],
  ['R', t`show the last turn again`],
  ['S', t`sound on or off`],
  [', .', t`step through the game`],
];

const useHint = (shown: WayTable) => {
  const ask = useAdviser();
  const { control, table, deciding } = shown;
  const isAsking = useStore(control.store, state => state.isAsking);
  const isOff = deciding === undefined || isAsking;
  const run = useCallback(() => {
    if (isOff) return;
    control.store.setState({ isAsking: true });
    void ask(table, HINT_TIME).then(hint => {
      control.store.setState({ isAsking: false, hint });
      if (hint !== undefined) announce(t`Hint: ${hint.move}`);
    });
  }, [ask, control, table, isOff]);
  return { isOff, run };
};

const replayLast = ({ control, history }: WayTable): void => {
  const last = history.findLast(({ by }) => by !== 'chance');
  if (last !== undefined) control.presenter.replay(history.findIndex(({ turn }) => turn === last.turn));
};

const pressRoll = (): void => document.querySelector<HTMLButtonElement>('.roll-button')?.click();

const useKeys = (shown: WayTable, hint: () => void): void => {
  const { control, place, stage } = shown;
  const keys = useMemo(
    () => ({
      a: pressRoll,
      p: () => control.play(),
      u: () => control.undo(),
      h: hint,
      r: () => replayLast(shown),
      s: () => changeSettings({ hasSound: !useSettings.getState().hasSound }),
      escape: () => (stage.isPlaying ? stage.skip() : control.clear()),
      ',': () => control.presenter.lookAt(place - 1),
      '.': () => control.presenter.lookAt(place + 1),
    }),
    [control, hint, place, shown, stage],
  );
  useShortcuts(keys);
};

const Side = ({ shown }: { readonly shown: WayTable }) => {
  const { control, table, place, history, stage, rules } = shown;
  const { showsChance, showsNotation } = useSettings();
  const mine = peopleAt(shown)[0] ?? 0;
  const chance = useChance(table, showsChance, mine);
  const entries = useMemo(() => wayLog(history, rules.options), [history, rules.options]);
  return (
    <div className="side">
      {showsChance ? <ChanceBar name={playerName(rules.options.players[mine] ?? 'black')} chance={chance} /> : null}
      <Reasons state={shown} place={place} />
      <HistoryBar
        at={place}
        last={history.length}
        isPlaying={stage.isPlaying}
        onLook={to => control.presenter.lookAt(to)}
        onReplay={() => replayLast(shown)}
        onSkip={stage.skip}
      />
      <Log entries={entries} showsNotation={showsNotation} at={place} onLook={to => control.presenter.lookAt(to)} />
    </div>
  );
};

const Table = ({ control }: { readonly control: WayControl }) => {
  const shown = useWayTable(control);
  const { local } = control;
  const [open, setOpen] = useState<TableWindow>(undefined);
  const hint = useHint(shown);
  const given = useStore(control.store, state => state.hint);
  useKeys(shown, hint.run);
  const undo = { isOff: control.undoable() === undefined, run: () => control.undo() };
  const commands = useTableCommands({ local, state: shown, deciding: shown.deciding, open: setOpen, undo, hint });
  const { players } = shown.rules.options;
  return (
    <div
      className="table-page"
      data-game="way-of-the-dragon"
      data-step={shown.deciding === undefined ? 'watch' : shown.rules.state.phase}
    >
      <TableHeader game="Way of the Dragon" details={details(shown)} commands={commands} />
      <main className="table-grid">
        <Seats shown={shown} />
        <BoardPlace shown={shown} />
        <div className="sheet">
          <Offers offers={shown.table.offers} nameOf={seat => playerName(players[seat] ?? 'black')} local={local} />
          <DicePanel shown={shown} />
          {shown.refusal === undefined ? null : (
            <Bubble said={refusalInWords(shown.refusal, 'way-of-the-dragon')} onClose={() => local.forgetRefusal()} />
          )}
          {given === undefined || shown.deciding === undefined ? null : <HintPanel shown={shown} hint={given} />}
          {shown.deciding === undefined ? <WatchPanel shown={shown} /> : <ActsPanel shown={shown} />}
          <AdvicePanel shown={shown} />
          {shown.deciding === undefined ? null : (
            <TypedMove example="keep:WW" onPlay={text => control.playText(text)} />
          )}
        </div>
        <Side shown={shown} />
      </main>
      <TableWindows
        open={open}
        table={shown.table}
        state={shown.state}
        isHidden={false}
        keys={keysOfTable()}
        onClose={() => setOpen(undefined)}
      />
    </div>
  );
};

/** A game of Way of the Dragon at this screen. */
export const WayPage = ({ local, presenter }: OpenLocal) => {
  const control = useMemo(
    () => new WayControl(local, presenter, () => useSettings.getState().playsAtOnce),
    [local, presenter],
  );
  return <Table control={control} />;
};
