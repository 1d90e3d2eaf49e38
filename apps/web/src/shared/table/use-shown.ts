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
export const eventsIn = (played: readonly Played[]): readonly object[] => played.flatMap(({ events }) => events);

/** The place in the history that a table shows, and what plays there. */
export const useShownPlace = (control: TableControl) => {
  const local = useStore(control.local.store);
  const { at, shown, playing } = useStore(control.presenter.store);
  const place = playing?.to ?? at ?? shown;
  return { local, place, state: local.history[place - 1]?.after ?? local.table.live.start, playing };
};

/** The stretch that plays as a stage takes it; states and events are those of the table's game. */
export const useReplay = <OfScene, OfEvent>(
  playing: Shown | undefined,
  sceneOf: (state: never) => OfScene,
  eventsOf: (played: readonly Played[]) => readonly OfEvent[],
) =>
  useMemo(() => {
    const first = playing?.played[0];
    if (playing === undefined || first === undefined) return undefined;
    return { id: playing.id, before: sceneOf(first.before as never), events: eventsOf(playing.played) };
  }, [playing, sceneOf, eventsOf]);

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
export const useAnnouncements = (
  control: TableControl,
  history: LocalState['history'],
  /** The words of the table's game for its own events. */
  tell: (events: readonly never[]) => readonly string[],
  asked: string | undefined,
): void => {
  const shown = useStore(control.presenter.store, state => state.shown);
  // A game that has just begun is told from its first roll on; one that is opened again is not told anew.
  const spoken = useRef(shown > 1 ? shown : 0);
  useEffect(() => {
    const from = spoken.current;
    spoken.current = shown;
    if (shown <= from) return;
    const told = tell(eventsIn(history.slice(from, shown)) as readonly never[]);
    announce([...told, ...(asked === undefined ? [] : [asked])].join(' '));
    if (control.deciding() !== undefined) sound('turn');
  }, [shown, history, tell, control, asked]);
};
