import { DRAGONS, type Dragon } from '@dragonway/tao-long';
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
import { DRAGON_NAMES, modeName, scenarioName } from '../../../words/tao-long/names.js';
import { TaoLongControl } from '../control.js';
import { taoLongLog } from '../log.js';
import { type TaoLongTable, useTaoLongTable } from '../use-table.js';
import { BoardPlace } from './board-place.js';
import { Composer } from './composer.js';
import { HandOver } from './hand-over.js';
import { Hint } from './hint.js';
import { SeatPanel } from './seat-panel.js';
import { SoloPanel } from './solo-panel.js';
import { useBubble } from './use-bubble.js';
import { WatchPanel } from './watch-panel.js';
import { WheelPlace } from './wheel-place.js';

const details = ({ rules, view }: TaoLongTable): string => {
  const { scenario, mode } = rules.options.table;
  const where = scenarioName(typeof scenario === 'string' ? scenario : 'custom');
  const how = modeName(mode);
  const { turn } = view;
  return t`${where} · ${how} · turn ${turn}`;
};

const keysOfTable = (): readonly (readonly [string, string])[] => [
  ['Enter', t`choose, or play the turn`],
  ['Esc', t`take a step back`],
  ['P', t`play the turn`],
  ['U', t`undo the last turn`],
  ['H', t`hint`],
  ['R', t`show the last turn again`],
  ['S', t`sound on or off`],
  ['← →', t`step through the game with , and .`],
];

const useHint = (shown: TaoLongTable) => {
  const ask = useAdviser();
  const { control, table, deciding, isHidden } = shown;
  const isAsking = useStore(control.store, state => state.isAsking);
  const isOff = deciding === undefined || isHidden || isAsking;
  const run = useCallback(() => {
    if (isOff) return;
    control.startOver();
    control.store.setState({ isAsking: true });
    void ask(table, HINT_TIME).then(hint => {
      control.store.setState({ isAsking: false, hint });
      if (hint !== undefined) announce(t`Hint: ${hint.move}`);
    });
  }, [ask, control, table, isOff]);
  return { isOff, run };
};

const replayLast = ({ control, history }: TaoLongTable): void => {
  const last = history.at(-1);
  if (last !== undefined) control.presenter.replay(history.findIndex(({ turn }) => turn === last.turn));
};

const useKeys = (shown: TaoLongTable, hint: () => void): void => {
  const { control, place, stage } = shown;
  const keys = useMemo(
    () => ({
      p: () => (control.composition()?.step.kind === 'ready' ? control.play() : undefined),
      u: () => control.undo(),
      h: hint,
      r: () => replayLast(shown),
      s: () => changeSettings({ hasSound: !useSettings.getState().hasSound }),
      escape: () => (stage.isPlaying ? stage.skip() : control.stepBack()),
      ',': () => control.presenter.lookAt(place - 1),
      '.': () => control.presenter.lookAt(place + 1),
    }),
    [control, hint, place, shown, stage],
  );
  useShortcuts(keys);
};

const bottomDragon = (shown: TaoLongTable): Dragon => {
  const [first, second] = peopleAt(shown);
  return second === undefined && first !== undefined ? (DRAGONS[first] ?? 'heaven') : 'heaven';
};

const Side = ({ shown }: { readonly shown: TaoLongTable }) => {
  const { control, table, place, history, stage } = shown;
  const { showsChance, showsNotation } = useSettings();
  const chance = useChance(table, showsChance && !shown.isHidden, 0);
  const entries = useMemo(() => taoLongLog(history, shown.isHidden), [history, shown.isHidden]);
  return (
    <div className="side">
      {showsChance && !shown.isHidden ? <ChanceBar name={DRAGON_NAMES.heaven} chance={chance} /> : null}
      {shown.isHidden ? null : <Reasons state={shown} place={place} />}
      <SoloPanel shown={shown} />
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

const Table = ({ control }: { readonly control: TaoLongControl }) => {
  const shown = useTaoLongTable(control);
  const { local } = control;
  const [open, setOpen] = useState<TableWindow>(undefined);
  const bubble = useBubble(shown);
  const hint = useHint(shown);
  const given = useStore(control.store, state => state.hint);
  useKeys(shown, hint.run);
  const undo = { isOff: control.undoable() === undefined, run: () => control.undo() };
  const commands = useTableCommands({ local, state: shown, deciding: shown.deciding, open: setOpen, undo, hint });
  const bottom = bottomDragon(shown);
  return (
    <div
      className="table-page"
      data-game="tao-long"
      data-step={shown.deciding === undefined ? 'watch' : shown.composition.step.kind}
    >
      <TableHeader game="Tao Long" details={details(shown)} commands={commands} />
      <main className="table-grid">
        <SeatPanel shown={shown} dragon={bottom === 'heaven' ? 'earth' : 'heaven'} place="top" />
        <BoardPlace shown={shown} onBlocked={bubble.onBlocked} />
        <SeatPanel shown={shown} dragon={bottom} place="bottom" />
        <div className="sheet">
          <Offers
            offers={shown.table.offers}
            nameOf={index => DRAGON_NAMES[DRAGONS[index] ?? 'heaven']}
            local={local}
          />
          <HandOver shown={shown} />
          <WheelPlace shown={shown} onClosed={bubble.onClosed} />
          {bubble.words === undefined ? null : <Bubble said={bubble.words} onClose={bubble.close} />}
          {given === undefined || shown.deciding === undefined ? null : <Hint shown={shown} hint={given} />}
          {shown.deciding === undefined ? <WatchPanel shown={shown} /> : <Composer shown={shown} />}
          {shown.deciding === undefined ? null : (
            <TypedMove
              example={shown.view.decision.kind === 'spirit' ? 'W' : 'S'}
              onPlay={text => control.playText(text)}
            />
          )}
        </div>
        <Side shown={shown} />
      </main>
      <TableWindows
        open={open}
        table={shown.table}
        state={shown.state}
        isHidden={shown.isHidden}
        keys={keysOfTable()}
        onClose={() => setOpen(undefined)}
      />
    </div>
  );
};

/** A game of Tao Long at this screen. */
export const TaoLongPage = ({ local, presenter }: OpenLocal) => {
  const control = useMemo(
    () => new TaoLongControl(local, presenter, () => useSettings.getState().playsAtOnce),
    [local, presenter],
  );
  return <Table control={control} />;
};
