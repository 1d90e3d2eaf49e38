import type { Seat } from '@dragonway/core';
import { toMove, undoneBy } from '@dragonway/table';
import { FACE_LETTERS, FACES, type Face } from '@dragonway/way-of-the-dragon';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Answer } from '../../machine/types.js';
import type { LocalTable } from '../../shared/local/local-table.js';
import type { Presenter } from '../../shared/local/presenter.js';
import { wayRules } from '../../shared/local/rules-at-work.js';
import { type ActChoice, callsIn, type SwapPlace } from './acts.js';

export interface WayPageState {
  /** Which dice are held, by their places on the table. */
  readonly held: readonly boolean[];
  /** The text of the act that is chosen and not played yet. */
  readonly chosen: string | undefined;
  /** The first piece of a swap. */
  readonly picked: SwapPlace | undefined;
  readonly hint: Answer | undefined;
  readonly isAsking: boolean;
}

const NONE_HELD = [false, false, false, false, false];
const FRESH: WayPageState = { held: NONE_HELD, chosen: undefined, picked: undefined, hint: undefined, isAsking: false };

/** The letters of dice in the order of the notation; a dash for none. */
export const keptText = (faces: readonly Face[]): string =>
  FACES.flatMap(face => faces.filter(other => other === face).map(() => FACE_LETTERS[face])).join('') || '-';

/** What can be done at a table of Way of the Dragon, without a view. */
export class WayControl {
  readonly store: StoreApi<WayPageState> = createStore<WayPageState>(() => FRESH);
  readonly local: LocalTable;
  readonly presenter: Presenter;
  readonly #playsAtOnce: () => boolean;

  constructor(local: LocalTable, presenter: Presenter, playsAtOnce: () => boolean) {
    this.local = local;
    this.presenter = presenter;
    this.#playsAtOnce = playsAtOnce;
    local.store.subscribe((state, before) => {
      if (state.history !== before.history) this.#begin();
    });
  }

  /** The seat of the person who decides now. */
  deciding(): Seat | undefined {
    const { at, shown } = this.presenter.store.getState();
    if (at !== undefined || shown < this.local.store.getState().history.length) return undefined;
    const deciding = toMove(this.local.table);
    return deciding?.by === 'person' ? deciding.seat : undefined;
  }

  toggle(index: number): void {
    this.store.setState(({ held }) => ({ held: held.map((isHeld, place) => (place === index ? !isHeld : isHeld)) }));
  }

  hold(held: readonly boolean[]): void {
    this.store.setState({ held });
  }

  choose(choice: ActChoice): void {
    this.store.setState({ chosen: choice.text, picked: undefined });
    if (this.#playsAtOnce()) this.local.play(choice.text);
  }

  /** A piece of a swap: the first is remembered, the second chooses the act. */
  pick(place: SwapPlace, choices: readonly ActChoice[]): void {
    const { picked } = this.store.getState();
    if (picked === undefined || picked.path !== place.path || picked.player === place.player) {
      this.store.setState({ picked: picked?.player === place.player ? undefined : place, chosen: undefined });
      return;
    }
    const pair = [picked.player, place.player];
    const call = callsIn(choices).find(
      ({ path, first, second }) => path === place.path && pair.includes(first) && pair.includes(second),
    );
    const choice = choices.find(({ move }) => move === call);
    if (choice !== undefined) this.choose(choice);
  }

  /** Rolls every die that is not held. */
  rollAgain(held: readonly Face[], isFourth: boolean): void {
    this.local.play(`${isFourth ? 'tiger+' : ''}keep:${keptText(held)}`);
  }

  play(): void {
    const { chosen } = this.store.getState();
    if (chosen !== undefined) this.local.play(chosen);
  }

  playText(text: string): boolean {
    return this.local.play(text.trim());
  }

  clear(): void {
    this.store.setState({ chosen: undefined, picked: undefined });
  }

  undoable(): { readonly seat: Seat; readonly to: number } | undefined {
    const { table, history } = this.local.store.getState();
    const isPerson = (by: number): boolean => table.seats[by]?.sitter.kind === 'person';
    const last = history.findLast(({ by }) => by !== 'chance' && isPerson(by));
    if (last === undefined || last.by === 'chance' || table.setup.takebacks === 'never') return undefined;
    const to = history.findIndex(({ by, turn }) => by === last.by && turn === last.turn);
    return undoneBy(table, last.by, to).ok ? { seat: last.by, to } : undefined;
  }

  undo(): void {
    const undoable = this.undoable();
    if (undoable !== undefined) this.local.takeBack(undoable.seat, undoable.to);
  }

  // Dice that were kept stay held while the same turn goes on.
  #begin(): void {
    const rules = wayRules(this.local.table);
    const last = this.local.store.getState().history.at(-2)?.text ?? '';
    const isReroll = last.includes('keep:') && rules?.state.phase === 'act';
    this.store.setState({ ...FRESH, held: isReroll ? this.store.getState().held : NONE_HELD });
  }
}
