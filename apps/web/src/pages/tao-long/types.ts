import type {
  ActMove,
  Direction,
  Dragon,
  Element,
  Event,
  Move,
  SpiritMove,
  State,
  TaoLongMoveRefusal,
} from '@dragonway/tao-long';

/** What a player has put together of a turn and not played yet. */
export interface Draft {
  /** Whole decisions, in order. */
  readonly moves: readonly Move[];
  /** A space of the wheel whose stones still have to be ordered. */
  readonly lift?: Element;
  /** The id of a destination where absorb or expel is still to be chosen. */
  readonly destination?: string;
}

export const EMPTY_DRAFT: Draft = { moves: [] };

/** A space of the wheel as it is offered. */
export interface SpaceChoice {
  readonly element: Element;
  readonly stones: number;
  /** Every order in which its stones may fall; empty if it is closed. */
  readonly moves: readonly SpiritMove[];
  /** The action that it gives; undefined without stones. */
  readonly action: Element | undefined;
  /** Why it is closed. */
  readonly refusal: TaoLongMoveRefusal | undefined;
}

/** What a decision would bring. */
export interface Outlook<OfMove extends Move = Move> {
  readonly move: OfMove;
  readonly state: State;
  readonly events: readonly Event[];
  /** Lifepoints that the other dragon and the own one lose. */
  readonly dealt: number;
  readonly taken: number;
}

/** A place where the acting dragon could end, with everything it could do there. */
export interface DestinationChoice {
  readonly id: string;
  readonly dragon: Dragon;
  readonly steps: ActMove['steps'];
  readonly space: number;
  readonly facing: Direction;
  readonly outlooks: readonly Outlook<ActMove>[];
  /** The most that ending here can do. */
  readonly dealt: number;
}

/** What is to be chosen next in the turn that is being put together. */
export type ComposerStep =
  | { readonly kind: 'space'; readonly choices: readonly SpaceChoice[] }
  | { readonly kind: 'stones'; readonly choice: SpaceChoice; readonly outlooks: readonly Outlook<SpiritMove>[] }
  | { readonly kind: 'destination'; readonly action: Element; readonly choices: readonly DestinationChoice[] }
  | { readonly kind: 'then'; readonly action: Element; readonly choice: DestinationChoice }
  | { readonly kind: 'ways'; readonly ways: readonly Outlook[] }
  | { readonly kind: 'ready' }
  | { readonly kind: 'over' };

/** The turn as far as it is put together: where it leads, and what comes next. */
export interface Composition {
  readonly chooser: Dragon | undefined;
  /** Where the chosen decisions lead, and what each of them brings. */
  readonly state: State;
  readonly done: readonly Outlook[];
  readonly step: ComposerStep;
}
