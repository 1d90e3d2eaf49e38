import type { Colour, Direction, Dragon, Element, Flow, Meters, Space } from '../types.js';

export interface Reached {
  readonly space: Space;
  readonly value: number;
}

type Told<Kind extends string, Facts = object> = { readonly kind: Kind } & Readonly<Facts>;

/** What can happen in a move, in the rules' own words; what has nothing to show is named too, so that every list of events fits. */
export type Happening =
  | Told<'stonesLifted', { from: Element; colours: readonly Colour[]; flow: Flow }>
  | Told<'coinTurned', { to: Flow }>
  | Told<'stoneDropped', { on: Element; colour: Colour }>
  | Told<'effectTriggered', { effect: EffectShown }>
  | Told<'balanced', { dragon: Dragon; before: Meters; after: Meters }>
  | Told<'actionBegun', { dragon: Dragon; action: Element }>
  | Told<'stoodStill', { dragon: Dragon }>
  | Told<'stepped', { dragon: Dragon; from: Space; to: Space; facing: Direction; left: Space }>
  | Told<'portalEntered', { dragon: Dragon; portal: Space }>
  | Told<'portalLeft', { dragon: Dragon; portal: Space; to: Space }>
  | Told<'pricePaid', { dragon: Dragon; portal: Space; price: 'fire' | 'water' }>
  | Told<'rockTrampled', { dragon: Dragon; space: Space; damage: number }>
  | Told<'rockDamaged', { space: Space; damage: number; broken: boolean }>
  | Told<'bitten', { by: Dragon; space: Space; target: 'dragon' | 'village' | 'rock' }>
  | Told<'absorbed', { dragon: Dragon; element: 'fire' | 'water'; taken: 0 | 1 }>
  | Told<'expelled', ExpelFacts>
  | Told<'fireSpent', { dragon: Dragon; stones: number }>
  | Told<'lifeLost', { dragon: Dragon; water: number }>
  | Told<'segmentLost', { dragon: Dragon; from: Space; segments: number }>
  | Told<'meterRefilled', { dragon: Dragon }>
  | Told<'villageStruck', { challenger: Dragon }>
  | Told<'phaseSkipped', { dragon: Dragon; action: Element }>
  | Told<'focusImpossible', { dragon: Dragon; action: Element }>
  | Told<'extraPhasesGained', { dragon: Dragon }>
  | Told<'opponentChose', { dragon: Dragon }>
  | Told<'turnEnded', { dragon: Dragon; turn: number }>
  | Told<'gameOver', { winner: Dragon; turns: number }>;

export type EffectShown = Told<'focus', { dragon: Dragon; on: Element }> | Told<'balance', { dragon: Dragon }>;

interface ExpelFacts {
  readonly dragon: Dragon;
  readonly element: 'fire' | 'water';
  readonly reached: readonly Reached[];
  readonly hit: Reached | undefined;
  readonly damage: number;
}
