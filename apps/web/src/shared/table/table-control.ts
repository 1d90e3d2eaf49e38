import type { Seat } from '@dragonway/core';
import { toMove, undoneBy } from '@dragonway/table';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Answer } from '../../machine/types.js';
import type { Presenter } from '../local/presenter.js';
import type { TableAuthority } from './authority.js';

/** What the page of any table remembers of the adviser. */
export interface Asking {
  readonly hint: Answer | undefined;
  readonly isAsking: boolean;
}

export const NOT_ASKING: Asking = { hint: undefined, isAsking: false };

/** What can be done at the table of any game, without a view. */
export abstract class TableControl<PageState extends Asking = Asking> {
  readonly store: StoreApi<PageState>;
  readonly local: TableAuthority;
  readonly presenter: Presenter;

  constructor(local: TableAuthority, presenter: Presenter, fresh: PageState) {
    this.store = createStore<PageState>(() => fresh);
    this.local = local;
    this.presenter = presenter;
    local.store.subscribe((state, before) => {
      if (state.history !== before.history) this.begin();
    });
  }

  /** Something was played or taken back: the choice at hand is a new one. */
  protected abstract begin(): void;

  /** The seat of the person who decides now; undefined while somebody else does or the past is looked at. */
  deciding(): Seat | undefined {
    const { at, shown } = this.presenter.store.getState();
    const { history, own } = this.local.store.getState();
    if (at !== undefined || shown < history.length) return undefined;
    const deciding = toMove(this.local.table);
    return deciding?.by === 'person' && own.includes(deciding.seat) ? deciding.seat : undefined;
  }

  /** Plays a move that was typed; a refusal is found at the table. */
  playText(text: string): boolean {
    return this.local.play(text.trim());
  }

  /** The first decision of the last turn of whoever may take something back; undefined if nobody can. */
  undoable(): { readonly seat: Seat; readonly to: number } | undefined {
    const { table, history, own } = this.local.store.getState();
    const last = history.findLast(({ by }) => by !== 'chance' && own.includes(by));
    if (last === undefined || last.by === 'chance' || table.setup.takebacks === 'never') return undefined;
    const to = history.findIndex(({ by, turn }) => by === last.by && turn === last.turn);
    return undoneBy(table, last.by, to).ok ? { seat: last.by, to } : undefined;
  }

  undo(): void {
    const undoable = this.undoable();
    if (undoable !== undefined) this.local.takeBack(undoable.seat, undoable.to);
  }

  /** Shows the last turn that somebody decided again. */
  replayLast(): void {
    const { history } = this.local.store.getState();
    const last = history.findLast(({ by }) => by !== 'chance');
    if (last !== undefined) this.presenter.replay(history.findIndex(({ turn }) => turn === last.turn));
  }
}
