import { type Blocked, type Marks, type Scene, useStage } from '@dragonway/board-view';
import { isBoardHidden, type Table } from '@dragonway/table';
import type { Dragon, Event, State, View } from '@dragonway/tao-long';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { type TaoLongRules, taoLongRules } from '../../shared/local/rules-at-work.js';
import type { LocalState, Played } from '../../shared/local/types.js';
import { useSettings } from '../../shared/settings/settings.js';
import { soundOfTaoLong } from '../../shared/sound/event-sounds.js';
import {
  eventsIn,
  type ShownTable,
  useAnnouncements,
  useReplay,
  useShownPlace,
  useSounds,
  useStageOptions,
} from '../../shared/table/use-shown.js';
import { decisionInWords } from '../../words/tao-long/decision.js';
import { tellTaoLong } from '../../words/tao-long/events.js';
import { tellUnderMist } from '../../words/tao-long/events-under-mist.js';
import { dragonBefore, isBoardTurned } from './board-side.js';
import { compose } from './compose.js';
import { considered } from './considered.js';
import type { TaoLongControl } from './control.js';
import { draftScene } from './draft-scene.js';
import { blockedSteps, marksOf } from './marks.js';
import { sceneOf, touchedBy } from './scene.js';
import { seeing } from './seeing.js';
import type { Composition } from './types.js';

/** Everything that the views of a table of Tao Long need. */
export interface TaoLongTable extends ShownTable {
  readonly control: TaoLongControl;
  readonly rules: TaoLongRules;
  readonly isHidden: boolean;
  /** Whether the board lies with its south at the top. */
  readonly isTurned: boolean;
  readonly state: State;
  readonly view: View;
  readonly scene: Scene;
  readonly stage: ReturnType<typeof useStage>;
  readonly composition: Composition;
  readonly marks: Marks;
  /** What the turn at hand would leave. */
  readonly preview: View | undefined;
}

// The table of a game holds states and events of that game.
const eventsOf = (played: readonly Played[]): readonly Event[] => eventsIn(played) as readonly Event[];

const lastTouched = ({ history }: LocalState, place: number, chooser: Dragon | undefined): readonly number[] => {
  const turn = history[place - 1]?.turn;
  const from = history.findIndex(played => played.turn === turn);
  const spaces = turn === undefined ? [] : touchedBy(eventsOf(history.slice(from, place)));
  return chooser === undefined && spaces.length === 0 ? [] : spaces;
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

/** How a state is seen at this table, and drawn. */
const useSight = ({ game, options }: TaoLongRules, isHidden: boolean) =>
  useMemo(() => {
    const viewOf = isHidden ? (seen: State) => game.view(seen, 'spectator') : seeing(options);
    return { viewOf, drawn: (state: State): Scene => sceneOf(viewOf(state), isHidden) };
  }, [game, options, isHidden]);

/** Puts together what a page of Tao Long shows. */
export const useTaoLongTable = (control: TaoLongControl): TaoLongTable => {
  const { local, place, playing, ...seen } = useShownPlace(control);
  const state = seen.state as State;
  const { draft } = useStore(control.store);
  const side = useSettings(settings => settings.boardSide);
  const rules = useMemo(() => requiredRules(local.table), [local.table]);
  const isHidden = isBoardHidden(local.table);
  const { viewOf, drawn } = useSight(rules, isHidden);
  const view = useMemo(() => viewOf(state), [viewOf, state]);
  const deciding = control.deciding();
  const composition = useMemo(() => compose(rules.game, rules.state, draft), [rules, draft]);
  const isDrafting = deciding !== undefined && !isHidden && draft.moves.length > 0;
  const scene = useMemo(
    () => (isDrafting ? draftScene(composition, rules.state, viewOf) : sceneOf(view, isHidden)),
    [isDrafting, composition, rules, viewOf, view, isHidden],
  );
  const replay = useReplay(playing, drawn, eventsOf);
  const stage = useStage(scene, replay, useStageOptions(control));
  useSounds(replay, stage.stage, soundOfTaoLong);
  const asked = deciding === undefined ? undefined : decisionInWords(view);
  useAnnouncements(control, local.history, isHidden ? tellUnderMist : tellTaoLong, asked);
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
    isTurned: isBoardTurned(side, dragonBefore({ ...local, deciding })),
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
