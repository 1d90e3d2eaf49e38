import type { Seat } from '@dragonway/core';
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { announce } from '../announce/announce.js';
import type { Shown } from '../local/presenter.js';
import type { LocalState, Played } from '../local/types.js';
import { useSettings } from '../settings/settings.js';
import { sound } from '../sound/sounds.js';
import type { TableControl } from './table-control.js';

/** What the views that all tables share need of a table. */
export interface ShownTable extends LocalState {
  readonly control: TableControl;
  /** The place in the history that is shown, and how everything stands there. */
  readonly place: number;
  readonly state: object;
  readonly stage: { readonly isPlaying: boolean; readonly skip: () => void };
  /** The seat of the person who decides now at this screen. */
  readonly deciding: Seat | undefined;
}

/** The events of a stretch of the history; the table of a game holds events of that game. */
export const eventsIn = <OfEvent extends object>(played: readonly Played[]): readonly OfEvent[] =>
  played.flatMap(({ events }) => events as readonly OfEvent[]);

/** The place in the history that a table shows, and what plays there. */
export const useShownPlace = <OfState extends object>(control: TableControl) => {
  const local = useStore(control.local.store);
  const { at, shown, playing } = useStore(control.presenter.store);
  const place = playing?.to ?? at ?? shown;
  // The table of a game holds states of that game.
  const state = (local.history[place - 1]?.after ?? local.table.live.start) as OfState;
  return { local, place, state, playing };
};

/** The stretch that plays as a stage takes it. */
export const useReplay = <OfState extends object, OfEvent extends object, OfScene>(
  playing: Shown | undefined,
  sceneOf: (state: OfState) => OfScene,
) =>
  useMemo(() => {
    const first = playing?.played[0];
    if (playing === undefined || first === undefined) return undefined;
    return { id: playing.id, before: sceneOf(first.before as OfState), events: eventsIn<OfEvent>(playing.played) };
  }, [playing, sceneOf]);

/** How fast a stage plays, and whom it tells that it has come to the end. */
export const useStageOptions = ({ presenter }: TableControl) => {
  const speed = useSettings(settings => settings.speed);
  return { speed, onEnd: (id: string | number) => presenter.finished(Number(id)) };
};

/** Lets every event be heard when the stage comes to it; nothing is drawn anew for that. */
export const useSounds = <OfEvent>(
  replay: { readonly events: readonly OfEvent[] } | undefined,
  stage: { readonly subscribe: (listener: () => void) => () => void; readonly event: () => number | undefined },
  soundOf: (event: OfEvent) => void,
): void => {
  useEffect(() => {
    let heard: number | undefined;
    const listen = (): void => {
      const index = stage.event();
      if (index === heard) return;
      heard = index;
      const event = index === undefined ? undefined : replay?.events[index];
      if (event !== undefined) soundOf(event);
    };
    listen();
    return stage.subscribe(listen);
  }, [replay, stage, soundOf]);
};

/** Speaks what has been seen, once, with what is asked next, and calls whoever decides. */
export const useAnnouncements = <OfEvent extends object>(
  control: TableControl,
  history: LocalState['history'],
  tell: (events: readonly OfEvent[]) => readonly string[],
  asked: string | undefined,
): void => {
  const shown = useStore(control.presenter.store, state => state.shown);
  const spoken = useRef(shown);
  useEffect(() => {
    const from = spoken.current;
    spoken.current = shown;
    if (shown <= from) return;
    const told = tell(eventsIn<OfEvent>(history.slice(from, shown)));
    announce([...told, ...(asked === undefined ? [] : [asked])].join(' '));
    if (control.deciding() !== undefined) sound('turn');
  }, [shown, history, tell, control, asked]);
};
