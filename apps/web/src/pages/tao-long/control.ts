import type { Seat } from '@dragonway/core';
import { seat } from '@dragonway/core';
import { isBoardHidden, toMove, undoneBy } from '@dragonway/table';
import { DRAGONS, type Element, type Move } from '@dragonway/tao-long';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Answer } from '../../machine/types.js';
import type { LocalTable } from '../../shared/local/local-table.js';
import type { Presenter } from '../../shared/local/presenter.js';
import { taoLongRules } from '../../shared/local/rules-at-work.js';
import { chooseDestination, chooseSpace, compose, isEmptyDraft, shortened, withMove } from './compose.js';
import { type Composition, type DestinationChoice, type Draft, EMPTY_DRAFT, type SpaceChoice } from './types.js';

export interface TaoLongState {
  readonly draft: Draft;
  /** What pointer or focus rests on, for previews. */
  readonly pointed: Element | undefined;
  readonly pointedMove: Move | undefined;
  readonly hint: Answer | undefined;
  readonly isAsking: boolean;
}

const FRESH: TaoLongState = {
  draft: EMPTY_DRAFT,
  pointed: undefined,
  pointedMove: undefined,
  hint: undefined,
  isAsking: false,
};

/** What can be done at a table of Tao Long, without a view. */
export class TaoLongControl {
  readonly store: StoreApi<TaoLongState> = createStore<TaoLongState>(() => FRESH);
  readonly local: LocalTable;
  readonly presenter: Presenter;
  readonly #playsAtOnce: () => boolean;

  constructor(local: LocalTable, presenter: Presenter, playsAtOnce: () => boolean) {
    this.local = local;
    this.presenter = presenter;
    this.#playsAtOnce = playsAtOnce;
    local.store.subscribe((state, before) => {
      if (state.history !== before.history) this.store.setState(FRESH);
    });
  }

  /** The seat of the person who decides now; undefined while somebody else does or the past is looked at. */
  deciding(): Seat | undefined {
    const { at, shown } = this.presenter.store.getState();
    if (at !== undefined || shown < this.local.store.getState().history.length) return undefined;
    const deciding = toMove(this.local.table);
    return deciding?.by === 'person' ? deciding.seat : undefined;
  }

  composition(): Composition | undefined {
    const rules = taoLongRules(this.local.table);
    return rules === undefined ? undefined : compose(rules.game, rules.state, this.store.getState().draft);
  }

  point(pointed: Element | undefined): void {
    this.store.setState({ pointed });
  }

  pointMove(pointedMove: Move | undefined): void {
    this.store.setState({ pointedMove });
  }

  chooseSpace(choice: SpaceChoice): void {
    if (choice.moves.length > 0) this.#put(chooseSpace(this.store.getState().draft, choice));
  }

  chooseDestination(choice: DestinationChoice): void {
    this.#put(chooseDestination(this.store.getState().draft, choice));
  }

  chooseMove(move: Move): void {
    this.#put(withMove(this.store.getState().draft, move));
  }

  /** Takes the last step of the turn at hand back. */
  stepBack(): void {
    this.store.setState(({ draft }) => ({ ...FRESH, draft: shortened(draft) }));
  }

  startOver(): void {
    this.store.setState(FRESH);
  }

  hasDraft(): boolean {
    return !isEmptyDraft(this.store.getState().draft);
  }

  /** Plays the turn as it was put together. */
  play(): void {
    const { draft } = this.store.getState();
    const rules = taoLongRules(this.local.table);
    if (rules === undefined) return;
    for (const text of draft.moves.map(move => rules.game.notation.formatMove(move))) {
      if (!this.local.play(text)) return;
    }
  }

  /** Plays a move that was typed; a refusal is found at the local table. */
  playText(text: string): boolean {
    return this.local.play(text.trim());
  }

  /** Fills the turn in with what the adviser would do. */
  take({ move }: Answer): void {
    const rules = taoLongRules(this.local.table);
    const read = rules?.game.notation.parseMove(rules.state, move);
    if (read?.ok === true) this.#put({ moves: [read.value] });
  }

  /** The first decision of the last turn of whoever may take something back; undefined if nobody can. */
  undoable(): { readonly seat: Seat; readonly to: number } | undefined {
    const { table, history } = this.local.store.getState();
    const people = DRAGONS.map((_, index) => seat(index)).filter(index => table.seats[index]?.sitter.kind === 'person');
    const last = history.findLastIndex(({ by }) => by !== 'chance' && people.includes(by));
    const played = history[last];
    if (played === undefined || played.by === 'chance' || table.setup.takebacks === 'never') return undefined;
    const to = history.findIndex(({ by, turn }) => by === played.by && turn === played.turn);
    return undoneBy(table, played.by, to).ok ? { seat: played.by, to } : undefined;
  }

  undo(): void {
    const undoable = this.undoable();
    if (undoable !== undefined) this.local.takeBack(undoable.seat, undoable.to);
  }

  #put(draft: Draft): void {
    this.store.setState({ ...FRESH, draft });
    // Under mist nothing is put together in advance: the composer would give away what is possible.
    if (isBoardHidden(this.local.table)) this.play();
    else if (this.#playsAtOnce() && this.composition()?.step.kind === 'ready') this.play();
  }
}
