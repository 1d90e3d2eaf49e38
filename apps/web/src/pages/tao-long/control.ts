import { isBoardHidden } from '@dragonway/table';
import type { Element, Move } from '@dragonway/tao-long';
import type { Answer } from '../../machine/types.js';
import type { Presenter } from '../../shared/local/presenter.js';
import { taoLongRules } from '../../shared/local/rules-at-work.js';
import type { TableAuthority } from '../../shared/table/authority.js';
import { type Asking, NOT_ASKING, TableControl } from '../../shared/table/table-control.js';
import { chooseDestination, chooseSpace, compose, filledIn, isEmptyDraft, shortened, withMove } from './compose.js';
import { type Composition, type DestinationChoice, type Draft, EMPTY_DRAFT, type SpaceChoice } from './types.js';

export interface TaoLongState extends Asking {
  readonly draft: Draft;
  /** What pointer or focus rests on, for previews. */
  readonly pointed: Element | undefined;
  readonly pointedMove: Move | undefined;
}

const FRESH: TaoLongState = {
  ...NOT_ASKING,
  draft: EMPTY_DRAFT,
  pointed: undefined,
  pointedMove: undefined,
};

/** What can be done at a table of Tao Long, without a view. */
export class TaoLongControl extends TableControl<TaoLongState> {
  readonly #playsAtOnce: () => boolean;

  constructor(local: TableAuthority, presenter: Presenter, playsAtOnce: () => boolean) {
    super(local, presenter, FRESH);
    this.#playsAtOnce = playsAtOnce;
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
    const rules = taoLongRules(this.local.table);
    if (rules === undefined) return;
    this.store.setState(({ draft }) => ({ ...FRESH, draft: shortened(rules.game, rules.state, draft) }));
  }

  startOver(): void {
    this.store.setState(FRESH);
  }

  protected override begin(): void {
    this.startOver();
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

  /** Fills the turn in with what the adviser would do. */
  take({ move }: Answer): void {
    const rules = taoLongRules(this.local.table);
    const read = rules?.game.notation.parseMove(rules.state, move);
    if (read?.ok === true) this.#put({ moves: [read.value] });
  }

  #put(draft: Draft): void {
    const rules = taoLongRules(this.local.table);
    const isHidden = isBoardHidden(this.local.table);
    // Whoever plays at once wants to see every step before it is played.
    const isWhole = rules === undefined || isHidden || this.#playsAtOnce();
    this.store.setState({ ...FRESH, draft: isWhole ? draft : filledIn(rules.game, rules.state, draft) });
    // Under mist nothing is put together in advance: the composer would give away what is possible.
    if (isHidden) this.play();
    else if (this.#playsAtOnce() && this.composition()?.step.kind === 'ready') this.play();
  }
}
