import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LocalState, Played } from './types.js';

/** A stretch of the history that is being shown. */
export interface Shown {
  readonly id: number;
  readonly from: number;
  readonly to: number;
  /** What is shown; the history may go on or change behind it. */
  readonly played: readonly Played[];
}

export interface PresenterState {
  /** How many decisions the eyes have seen. */
  readonly shown: number;
  readonly playing: Shown | undefined;
  /** The place in the history that is looked at instead of the present. */
  readonly at: number | undefined;
}

/** Lets what was played be seen in order before anything else goes on; looks back on request. */
export class Presenter {
  readonly store: StoreApi<PresenterState>;
  readonly #game: StoreApi<LocalState>;
  readonly #isInstant: () => boolean;
  readonly #waiting: (() => void)[] = [];
  readonly #stop: () => void;
  #count = 0;

  constructor(game: StoreApi<LocalState>, isInstant: () => boolean) {
    this.#game = game;
    this.#isInstant = isInstant;
    const shown = game.getState().history.length;
    this.store = createStore<PresenterState>(() => ({ shown, playing: undefined, at: undefined }));
    this.#stop = game.subscribe((state, before) => {
      if (state.history !== before.history) this.#follow();
    });
  }

  /** The place in the history that the table shows. */
  place(): number {
    const { shown, at } = this.store.getState();
    return at ?? shown;
  }

  /** The view has come to the end of what played. */
  finished(id: number): void {
    const { playing } = this.store.getState();
    if (playing?.id !== id) return;
    this.store.setState({ shown: Math.max(playing.to, this.store.getState().shown), playing: undefined });
    this.#follow();
  }

  /** Shows a stretch of the past again. */
  replay(from: number): void {
    const { shown } = this.store.getState();
    if (from < shown) this.#start(from, shown);
  }

  /** Looks at a place in the history; undefined is the present. */
  lookAt(place: number | undefined): void {
    const last = this.#game.getState().history.length;
    const at = place === undefined || place >= last ? undefined : Math.max(0, place);
    this.store.setState({ at });
  }

  /** Resolves when everything that was played has been seen. */
  whenShown(): Promise<void> {
    if (this.store.getState().shown >= this.#game.getState().history.length) return Promise.resolve();
    return new Promise(resolve => this.#waiting.push(resolve));
  }

  close(): void {
    this.#stop();
  }

  #start(from: number, to: number): void {
    this.#count += 1;
    const played = this.#game.getState().history.slice(from, to);
    this.store.setState({ playing: { id: this.#count, from, to, played }, at: undefined });
  }

  #follow(): void {
    const { length } = this.#game.getState().history;
    const { shown, playing } = this.store.getState();
    if (length <= shown) this.#settle(length);
    else if (this.#isInstant()) this.#settle(length);
    else if (playing === undefined) this.#start(shown, length);
  }

  #settle(shown: number): void {
    this.store.setState({ shown, playing: undefined, at: undefined });
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
