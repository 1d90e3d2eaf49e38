import { type Blocked, type Marks, type Replay, type Scene, useStage } from '@dragonway/board-view';
import type { Seat } from '@dragonway/core';
import { isBoardHidden, type Table } from '@dragonway/table';
import type { Dragon, Event, State, View } from '@dragonway/tao-long';
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { announce } from '../../shared/announce/announce.js';
import { type TaoLongRules, taoLongRules } from '../../shared/local/rules-at-work.js';
import type { LocalState } from '../../shared/local/types.js';
import { useSettings } from '../../shared/settings/settings.js';
import { soundOfTaoLong } from '../../shared/sound/event-sounds.js';
import { sound } from '../../shared/sound/sounds.js';
import { tellTaoLong } from '../../words/tao-long/events.js';
import { tellUnderMist } from '../../words/tao-long/events-under-mist.js';
import { compose } from './compose.js';
import { considered } from './considered.js';
import type { TaoLongControl } from './control.js';
import { blockedSteps, marksOf } from './marks.js';
import { sceneOf, touchedBy } from './scene.js';
import { seeing } from './seeing.js';
import type { Composition } from './types.js';

/** Everything that the views of a table of Tao Long need. */
export interface TaoLongTable extends LocalState {
  readonly control: TaoLongControl;
  readonly rules: TaoLongRules;
  readonly isHidden: boolean;
  /** The place in the history that is shown, and how everything stands there. */
  readonly place: number;
  readonly state: State;
  readonly view: View;
  readonly scene: Scene;
  readonly stage: ReturnType<typeof useStage>;
  /** The seat of the person who decides now at this screen. */
  readonly deciding: Seat | undefined;
  readonly composition: Composition;
  readonly marks: Marks;
  /** What the turn at hand would leave. */
  readonly preview: View | undefined;
}

const eventsOf = (history: LocalState['history'], from: number, to: number): readonly Event[] =>
  // The history of a table of Tao Long holds its own events.
  history.slice(from, to).flatMap(({ events }) => events as readonly Event[]);

const stateAt = ({ table, history }: LocalState, place: number): State =>
  (history[place - 1]?.after ?? table.live.start) as State;

const useReplay = (control: TaoLongControl, local: LocalState, viewOf: (state: State) => View, isHidden: boolean) => {
  const playing = useStore(control.presenter.store, state => state.playing);
  const { history } = local;
  return useMemo((): Replay | undefined => {
    if (playing === undefined) return undefined;
    const before = history[playing.from]?.before as State | undefined;
    if (before === undefined) return undefined;
    return {
      id: playing.id,
      before: sceneOf(viewOf(before), isHidden),
      events: eventsOf(history, playing.from, playing.to),
    };
    // The stretch is fixed when it starts; the history only grows behind it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [playing]);
};

const useSounds = (replay: Replay | undefined, event: number | undefined): void => {
  useEffect(() => {
    const happening = event === undefined ? undefined : replay?.events[event];
    if (happening !== undefined) soundOfTaoLong(happening as Event);
  }, [replay, event]);
};

/** Speaks what has been seen, once, and calls whoever decides. */
const useAnnouncements = (control: TaoLongControl, local: LocalState, isHidden: boolean): void => {
  const shown = useStore(control.presenter.store, state => state.shown);
  const spoken = useRef(shown);
  const { history } = local;
  useEffect(() => {
    const from = spoken.current;
    spoken.current = shown;
    if (shown <= from) return;
    const events = eventsOf(history, from, shown);
    announce((isHidden ? tellUnderMist(events) : tellTaoLong(events)).join(' '));
    if (control.deciding() !== undefined) sound('turn');
  }, [shown, history, isHidden, control]);
};

const lastTouched = ({ history }: LocalState, place: number, chooser: Dragon | undefined): readonly number[] => {
  const turn = history[place - 1]?.turn;
  const from = history.findIndex(played => played.turn === turn);
  const spaces = turn === undefined ? [] : touchedBy(eventsOf(history, from, place));
  return chooser === undefined && spaces.length === 0 ? [] : spaces;
};

/** Ends a stretch that has nothing to show by itself. */
const useWatchdog = (control: TaoLongControl, replay: Replay | undefined, isPlaying: boolean): void => {
  const running = useRef(isPlaying);
  useEffect(() => {
    running.current = isPlaying;
  });
  useEffect(() => {
    if (replay === undefined) return undefined;
    const timer = setInterval(() => {
      if (!running.current) control.presenter.finished(Number(replay.id));
    }, 200);
    return () => clearInterval(timer);
  }, [replay, control]);
};

const NO_BLOCKED: readonly Blocked[] = [];

const useMarks = (
  composition: Composition,
  control: TaoLongControl,
  local: LocalState,
  rules: TaoLongRules,
  shows: { readonly isDeciding: boolean; readonly place: number },
): Marks => {
  const draftState = useStore(control.store);
  const { isDeciding, place } = shows;
  return useMemo(() => {
    const lastMove = lastTouched(local, place, composition.chooser);
    if (!isDeciding) return { lastMove };
    const { step } = composition;
    const isStepping = step.kind === 'destination';
    const blocked = isStepping ? blockedSteps(rules.game, composition.state) : NO_BLOCKED;
    const marks = marksOf(composition, considered(rules.game, composition, draftState), blocked);
    return draftState.draft.moves.length === 0 ? { ...marks, lastMove } : marks;
  }, [composition, draftState, local, rules, isDeciding, place]);
};

/** Puts together what a page of Tao Long shows. */
export const useTaoLongTable = (control: TaoLongControl): TaoLongTable => {
  const local = useStore(control.local.store);
  const { at, shown, playing } = useStore(control.presenter.store);
  const { draft } = useStore(control.store);
  const speed = useSettings(settings => settings.speed);
  const rules = useMemo(() => requiredRules(local.table), [local.table]);
  const isHidden = isBoardHidden(local.table);
  const place = playing?.to ?? at ?? shown;
  const state = stateAt(local, place);
  const viewOf = useMemo(
    () => (isHidden ? (seen: State) => rules.game.view(seen, 'spectator') : seeing(rules.options)),
    [isHidden, rules],
  );
  const view = useMemo(() => viewOf(state), [viewOf, state]);
  const scene = useMemo(() => sceneOf(view, isHidden), [view, isHidden]);
  const replay = useReplay(control, local, viewOf, isHidden);
  const stage = useStage(scene, replay, { speed, onEnd: id => control.presenter.finished(Number(id)) });
  useSounds(replay, stage.event);
  useWatchdog(control, replay, stage.isPlaying);
  useAnnouncements(control, local, isHidden);
  const deciding = control.deciding();
  const composition = useMemo(() => compose(rules.game, rules.state, draft), [rules, draft]);
  const marks = useMarks(composition, control, local, rules, {
    isDeciding: deciding !== undefined && !isHidden,
    place,
  });
  const hasPreview = deciding !== undefined && draft.moves.length > 0;
  const preview = hasPreview ? rules.game.view(composition.state, 'spectator') : undefined;
  return {
    ...local,
    control,
    rules,
    isHidden,
    place,
    state,
    view,
    scene,
    stage,
    deciding,
    composition,
    marks,
    preview,
  };
};

const requiredRules = (table: Table): TaoLongRules => {
  const rules = taoLongRules(table);
  if (rules === undefined) throw new TypeError('a page of Tao Long needs a table of Tao Long');
  return rules;
};
