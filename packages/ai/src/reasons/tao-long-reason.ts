import type { Dragon, Element, Space } from '@dragonway/tao-long';

/** What of a dragon an attack would hit. */
export type Part = 'head' | 'segment' | 'tail' | 'portal' | 'village';

/** A blow that a dragon could strike. */
export interface Blow {
  readonly action: Element;
  readonly by: 'bite' | 'expel';
  readonly damage: number;
  readonly part: Part;
  readonly space: Space;
}

/** Why a move of Tao Long was chosen. Damage is in lifepoints. */
export type TaoLongReason =
  /** The win is proven; the turns of both dragons are counted, the present one too. */
  | { readonly code: 'reason/wins'; readonly turns: number }
  /** The loss is proven; this puts it off longest. */
  | { readonly code: 'reason/loses'; readonly turns: number }
  | { readonly code: 'reason/only-move' }
  /** This turn does damage. */
  | { readonly code: 'reason/deals'; readonly damage: number; readonly takesSegment: boolean }
  /** Unless the opponent sees to it, the next turn strikes. */
  | { readonly code: 'reason/threatens'; readonly blow: Blow; readonly takesSegment: boolean }
  /** The opponent could have struck so hard, and now at most so. */
  | { readonly code: 'reason/escapes'; readonly blow: Blow; readonly left: number }
  /** The wheel leaves the opponent few actions. */
  | { readonly code: 'reason/leaves'; readonly dragon: Dragon; readonly actions: readonly Element[] }
  | { readonly code: 'reason/focus'; readonly dragon: Dragon; readonly on: Element }
  | { readonly code: 'reason/balance'; readonly dragon: Dragon }
  | { readonly code: 'reason/absorbs'; readonly element: 'fire' | 'water'; readonly now: number }
  | { readonly code: 'reason/gains-phases' }
  /** Nothing stands out: the position after the expected line is the best to be had. */
  | { readonly code: 'reason/position'; readonly chance: number };
