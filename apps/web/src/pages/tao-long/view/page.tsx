import { DRAGONS, type Dragon } from '@dragonway/tao-long';
import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { changeSettings, useSettings } from '../../../shared/settings/settings.js';
import type { OpenTable } from '../../../shared/table/authority.js';
import { Bubble } from '../../../shared/table/bubble.js';
import { LastTurn } from '../../../shared/table/last-turn.js';
import type { LogEntry } from '../../../shared/table/log.js';
import { Reasons } from '../../../shared/table/reasons.js';
import { Side } from '../../../shared/table/side.js';
import { TableFrame } from '../../../shared/table/table-frame.js';
import { TableSheet } from '../../../shared/table/table-sheet.js';
import { TypedMove } from '../../../shared/table/typed-move.js';
import { useFollowingFocus } from '../../../shared/table/use-following-focus.js';
import { useHint } from '../../../shared/table/use-hint.js';
import { useTableKeys } from '../../../shared/table/use-table-keys.js';
import { Icon } from '../../../shared/ui/icon.js';
import { taoLongOptionsInWords } from '../../../words/options.js';
import { DRAGON_NAMES } from '../../../words/tao-long/names.js';
import { dragonBefore } from '../board-side.js';
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

const keysOfTable = (): readonly (readonly [string, string])[] => [
  ['Enter', t`choose, or play the turn`],
  ['Esc', t`take a step back`],
  ['P', t`play the turn`],
  ['U', t`undo the last turn`],
  ['H', t`hint`],
  ['R', t`show the last turn again`],
  ['T', t`turn the board`],
  ['S', t`sound on or off`],
  [', .', t`step through the game`],
];

const turnBoard = ({ isTurned }: TaoLongTable): void => changeSettings({ boardSide: isTurned ? 'south' : 'north' });

const useKeys = (shown: TaoLongTable, hint: () => void): void => {
  const { control } = shown;
  const own = useMemo(
    () => ({
      p: () => (control.composition()?.step.kind === 'ready' ? control.play() : undefined),
      t: () => turnBoard(shown),
      escape: () => control.stepBack(),
    }),
    [control, shown],
  );
  useTableKeys(shown, hint, own);
};

/** Whose meters stand on the near side of the board. */
const useNearDragon = (shown: TaoLongTable): Dragon => {
  const side = useSettings(settings => settings.boardSide);
  const [first, second] = shown.own;
  if (side === 'player') return dragonBefore(shown);
  return second === undefined && first !== undefined ? (DRAGONS[first] ?? 'heaven') : 'heaven';
};

const HEAVEN = { seat: DRAGONS.indexOf('heaven'), name: DRAGON_NAMES.heaven };

const TurnButton = ({ onTurn }: { readonly onTurn: () => void }) => (
  <button
    type="button"
    className="round-button"
    aria-label={t`Turn the board`}
    title={t`Turn the board (key T)`}
    onClick={onTurn}
  >
    <Icon name="turn" />
  </button>
);

const useLog = ({ history, isHidden }: TaoLongTable): readonly LogEntry[] => {
  const log = useMemo(() => taoLongLog(isHidden), [isHidden]);
  return useMemo(() => log(history), [log, history]);
};

interface ToldProps {
  readonly shown: TaoLongTable;
  readonly entries: readonly LogEntry[];
}

const Beside = ({ shown, entries }: ToldProps) => (
  <Side shown={shown} isHidden={shown.isHidden} whose={HEAVEN} entries={entries}>
    <SoloPanel shown={shown} />
  </Side>
);

const Sheet = ({ shown, entries, bubble }: ToldProps & { readonly bubble: ReturnType<typeof useBubble> }) => {
  const { control, deciding, place, isHidden } = shown;
  const told = (
    <LastTurn entries={entries} place={place}>
      {isHidden ? null : <Reasons state={shown} place={place} />}
    </LastTurn>
  );
  const given = useStore(control.store, state => state.hint);
  return (
    <TableSheet shown={shown} nameOf={seat => DRAGON_NAMES[DRAGONS[seat] ?? 'heaven']}>
      <HandOver shown={shown} />
      <WheelPlace shown={shown} onClosed={bubble.onClosed} />
      {bubble.words === undefined ? null : <Bubble said={bubble.words} onClose={bubble.close} />}
      {given === undefined || deciding === undefined ? null : <Hint shown={shown} hint={given} />}
      {deciding === undefined ? (
        <WatchPanel shown={shown} told={told} />
      ) : (
        <>
          <Composer shown={shown} told={told} />
          <TypedMove
            example={shown.view.decision.kind === 'spirit' ? 'W' : 'S'}
            onPlay={text => control.playText(text)}
          />
        </>
      )}
    </TableSheet>
  );
};

const choiceAtHand = ({ deciding, place, composition }: TaoLongTable): string =>
  [deciding ?? 'watch', place, composition.step.kind, composition.done.length].join(' ');

const Table = ({ control }: { readonly control: TaoLongControl }) => {
  const shown = useTaoLongTable(control);
  const { turn } = shown.view;
  const bubble = useBubble(shown);
  const hint = useHint(shown, shown.isHidden);
  useKeys(shown, hint.run);
  useFollowingFocus(choiceAtHand(shown));
  const bottom = useNearDragon(shown);
  const entries = useLog(shown);
  const turning = { id: 'turn', label: t`Turn the board`, onSelect: () => turnBoard(shown) };
  return (
    <TableFrame
      shown={shown}
      isHidden={shown.isHidden}
      title="Tao Long"
      turn={t`Turn ${turn}`}
      agreed={taoLongOptionsInWords(shown.rules.options)}
      step={shown.composition.step.kind}
      hint={hint}
      keys={keysOfTable()}
      own={[turning]}
      tools={<TurnButton onTurn={() => turnBoard(shown)} />}
    >
      <SeatPanel shown={shown} dragon={bottom === 'heaven' ? 'earth' : 'heaven'} place="top" />
      <BoardPlace shown={shown} onBlocked={bubble.onBlocked} />
      <SeatPanel shown={shown} dragon={bottom} place="bottom" />
      <Sheet shown={shown} entries={entries} bubble={bubble} />
      <Beside shown={shown} entries={entries} />
    </TableFrame>
  );
};

/** A game of Tao Long at this screen. */
export const TaoLongPage = ({ local, presenter }: OpenTable) => {
  const control = useMemo(
    () => new TaoLongControl(local, presenter, () => useSettings.getState().playsAtOnce),
    [local, presenter],
  );
  return <Table control={control} />;
};
