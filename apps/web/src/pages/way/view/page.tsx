import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useSettings } from '../../../shared/settings/settings.js';
import type { OpenTable } from '../../../shared/table/authority.js';
import { Bubble } from '../../../shared/table/bubble.js';
import { Side } from '../../../shared/table/side.js';
import { TableFrame } from '../../../shared/table/table-frame.js';
import { TableSheet } from '../../../shared/table/table-sheet.js';
import { TypedMove } from '../../../shared/table/typed-move.js';
import { useFollowingFocus } from '../../../shared/table/use-following-focus.js';
import { useHint } from '../../../shared/table/use-hint.js';
import { useTableKeys } from '../../../shared/table/use-table-keys.js';
import { wayOptionsInWords } from '../../../words/options.js';
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

const pressRoll = (): void => document.querySelector<HTMLButtonElement>('.roll-button')?.click();

const useKeys = (shown: WayTable, hint: () => void): void => {
  const { control } = shown;
  const own = useMemo(() => ({ a: pressRoll, p: () => control.play(), escape: () => control.clear() }), [control]);
  useTableKeys(shown, hint, own);
};

const Beside = ({ shown }: { readonly shown: WayTable }) => {
  const { history, rules } = shown;
  const seat = shown.own[0] ?? 0;
  const name = playerName(rules.options.players[seat] ?? 'black');
  const log = useMemo(() => wayLog(rules.options), [rules.options]);
  const entries = useMemo(() => log(history), [log, history]);
  return (
    <Side shown={shown} isHidden={false} whose={{ seat, name }} entries={entries}>
      <AdvicePanel shown={shown} />
    </Side>
  );
};

const Sheet = ({ shown }: { readonly shown: WayTable }) => {
  const { control, deciding, refusal, rules } = shown;
  const { local } = control;
  const { players } = rules.options;
  const given = useStore(control.store, state => state.hint);
  return (
    <TableSheet shown={shown} nameOf={seat => playerName(players[seat] ?? 'black')}>
      <DicePanel shown={shown} />
      {refusal === undefined ? null : (
        <Bubble said={refusalInWords(refusal, 'way-of-the-dragon')} onClose={() => local.forgetRefusal()} />
      )}
      {given === undefined || deciding === undefined ? null : <HintPanel shown={shown} hint={given} />}
      {deciding === undefined ? <WatchPanel shown={shown} /> : <ActsPanel shown={shown} />}
      {deciding === undefined ? null : <TypedMove example="keep:WW" onPlay={text => control.playText(text)} />}
    </TableSheet>
  );
};

const Table = ({ control }: { readonly control: WayControl }) => {
  const shown = useWayTable(control);
  const { turn } = shown.state;
  const hint = useHint(shown, false);
  useKeys(shown, hint.run);
  const chosen = useStore(control.store, state => state.chosen);
  useFollowingFocus([shown.deciding ?? 'watch', shown.place, chosen ?? ''].join(' '));
  return (
    <TableFrame
      shown={shown}
      isHidden={false}
      title="Way of the Dragon"
      turn={t`Turn ${turn}`}
      agreed={wayOptionsInWords(shown.rules.options)}
      step={shown.rules.state.phase}
      hint={hint}
      keys={keysOfTable()}
    >
      <Seats shown={shown} />
      <BoardPlace shown={shown} />
      <Sheet shown={shown} />
      <Beside shown={shown} />
    </TableFrame>
  );
};

/** A game of Way of the Dragon at this screen. */
export const WayPage = ({ local, presenter }: OpenTable) => {
  const control = useMemo(
    () => new WayControl(local, presenter, () => useSettings.getState().playsAtOnce),
    [local, presenter],
  );
  return <Table control={control} />;
};
