import { useWayStage, type WayReplay, type WayScene } from '@dragonway/board-view';
import type { Seat } from '@dragonway/core';
import type { WayEvent, WayState } from '@dragonway/way-of-the-dragon';
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { announce } from '../../shared/announce/announce.js';
import { type WayRules, wayRules } from '../../shared/local/rules-at-work.js';
import type { LocalState } from '../../shared/local/types.js';
import { useSettings } from '../../shared/settings/settings.js';
import { soundOfWay } from '../../shared/sound/event-sounds.js';
import { sound } from '../../shared/sound/sounds.js';
import { tellWay } from '../../words/way/events.js';
import { type ActChoice, actChoices } from './acts.js';
import type { WayControl } from './control.js';
import { wayScene } from './scene.js';

/** Everything that the views of a table of Way of the Dragon need. */
export interface WayTable extends LocalState {
  readonly control: WayControl;
  readonly rules: WayRules;
  readonly place: number;
  readonly state: WayState;
  readonly scene: WayScene;
  readonly stage: ReturnType<typeof useWayStage>;
  readonly deciding: Seat | undefined;
  /** What the dice allow whoever decides at this screen. */
  readonly choices: readonly ActChoice[];
}

const NO_CHOICES: readonly ActChoice[] = [];

const eventsOf = (history: LocalState['history'], from: number, to: number): readonly WayEvent[] =>
  // The history of a table of Way of the Dragon holds its own events.
  history.slice(from, to).flatMap(({ events }) => events as readonly WayEvent[]);

const useReplay = (control: WayControl, { history }: LocalState, rules: WayRules): WayReplay | undefined => {
  const playing = useStore(control.presenter.store, state => state.playing);
  return useMemo(() => {
    const before = playing === undefined ? undefined : (history[playing.from]?.before as WayState | undefined);
    if (playing === undefined || before === undefined) return undefined;
    return {
      id: playing.id,
      before: wayScene(before, rules.options),
      events: eventsOf(history, playing.from, playing.to),
    };
    // The stretch is fixed when it starts; the history only grows behind it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [playing]);
};

const useSounds = (replay: WayReplay | undefined, event: number | undefined): void => {
  useEffect(() => {
    const happening = event === undefined ? undefined : replay?.events[event];
    if (happening !== undefined) soundOfWay(happening as WayEvent);
  }, [replay, event]);
};

const useAnnouncements = (control: WayControl, { history }: LocalState, length: number): void => {
  const shown = useStore(control.presenter.store, state => state.shown);
  const spoken = useRef(shown);
  useEffect(() => {
    const from = spoken.current;
    spoken.current = shown;
    if (shown <= from) return;
    announce(tellWay(eventsOf(history, from, shown), length).join(' '));
    if (control.deciding() !== undefined) sound('turn');
  }, [shown, history, length, control]);
};

/** Ends a stretch that has nothing to show by itself. */
const useWatchdog = (control: WayControl, replay: WayReplay | undefined, isPlaying: boolean): void => {
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

const requiredRules = (local: LocalState): WayRules => {
  const rules = wayRules(local.table);
  if (rules === undefined) throw new TypeError('a page of Way of the Dragon needs a table of it');
  return rules;
};

/** Puts together what a page of Way of the Dragon shows. */
export const useWayTable = (control: WayControl): WayTable => {
  const local = useStore(control.local.store);
  const { at, shown, playing } = useStore(control.presenter.store);
  const speed = useSettings(settings => settings.speed);
  const rules = useMemo(() => requiredRules(local), [local]);
  const place = playing?.to ?? at ?? shown;
  const state = (local.history[place - 1]?.after ?? local.table.live.start) as WayState;
  const scene = useMemo(() => wayScene(state, rules.options), [state, rules]);
  const replay = useReplay(control, local, rules);
  const stage = useWayStage(scene, replay, { speed, onEnd: id => control.presenter.finished(Number(id)) });
  useSounds(replay, stage.event);
  useWatchdog(control, replay, stage.isPlaying);
  useAnnouncements(control, local, rules.options.length);
  const deciding = control.deciding();
  const choices = useMemo(
    () => (deciding === undefined ? NO_CHOICES : actChoices(rules.game, rules.state, rules.options.length)),
    [deciding, rules],
  );
  return { ...local, control, rules, place, state, scene, stage, deciding, choices };
};
