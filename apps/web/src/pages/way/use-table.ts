import { useWayStage, type WayScene } from '@dragonway/board-view';
import type { WayEvent, WayState } from '@dragonway/way-of-the-dragon';
import { useCallback, useMemo } from 'react';
import { type WayRules, wayRules } from '../../shared/local/rules-at-work.js';
import type { LocalState, Played } from '../../shared/local/types.js';
import { soundOfWay } from '../../shared/sound/event-sounds.js';
import {
  eventsIn,
  type ShownTable,
  useAnnouncements,
  useReplay,
  useShownPlace,
  useSounds,
  useStageOptions,
} from '../../shared/table/use-shown.js';
import { wayDecisionInWords } from '../../words/way/decision.js';
import { tellWay } from '../../words/way/events.js';
import { type ActChoice, actChoices } from './acts.js';
import type { WayControl } from './control.js';
import { wayScene } from './scene.js';

/** Everything that the views of a table of Way of the Dragon need. */
export interface WayTable extends ShownTable {
  readonly control: WayControl;
  readonly rules: WayRules;
  readonly state: WayState;
  readonly scene: WayScene;
  readonly stage: ReturnType<typeof useWayStage>;
  /** What the dice allow whoever decides at this screen. */
  readonly choices: readonly ActChoice[];
}

// The table of a game holds states and events of that game.
const eventsOf = (played: readonly Played[]): readonly WayEvent[] => eventsIn(played) as readonly WayEvent[];

const NO_CHOICES: readonly ActChoice[] = [];

const requiredRules = (local: LocalState): WayRules => {
  const rules = wayRules(local.table);
  if (rules === undefined) throw new TypeError('a page of Way of the Dragon needs a table of it');
  return rules;
};

/** Puts together what a page of Way of the Dragon shows. */
export const useWayTable = (control: WayControl): WayTable => {
  const { local, place, playing, ...shown } = useShownPlace(control);
  const state = shown.state as WayState;
  const rules = useMemo(() => requiredRules(local), [local]);
  const { options } = rules;
  const drawn = useCallback((seen: WayState): WayScene => wayScene(seen, options), [options]);
  const tell = useCallback((events: readonly WayEvent[]) => tellWay(events, options.length), [options]);
  const scene = useMemo(() => drawn(state), [drawn, state]);
  const replay = useReplay(playing, drawn, eventsOf);
  const stage = useWayStage(scene, replay, useStageOptions(control));
  useSounds(replay, stage.stage, soundOfWay);
  const deciding = control.deciding();
  const player = deciding === undefined ? undefined : rules.options.players[deciding];
  const asked = player === undefined ? undefined : wayDecisionInWords(state, player);
  useAnnouncements(control, local.history, tell, asked);
  const choices = useMemo(
    () => (deciding === undefined ? NO_CHOICES : actChoices(rules.game, rules.state, rules.options.length)),
    [deciding, rules],
  );
  return { ...local, control, rules, place, state, scene, stage, deciding, choices };
};
