import type { Action, ActionSet } from './actions/actions.js';
import type { Ground } from './board/ground.js';
import { type Body, FULL_METER } from './dragon/body.js';
import type { Tiles } from './terrain/tiles.js';
import type { Dragon, Effect, Element, Event, Flow, SoloWay } from './types.js';
import type { Wheel } from './wheel/wheel.js';

export type Phase = 'spirit' | 'focus' | 'matter' | 'ways' | 'over';

/** A state while a move is being played: copied from the last one and changed until the next decision. */
export interface Draft {
  /** What lies still: shared by all states of a game. */
  ground: Ground;
  tiles: Tiles;
  heaven: Body;
  earth: Body;
  wheel: Wheel;
  coin: Flow;
  toPlay: Dragon;
  extra: boolean;
  turn: number;
  phase: Phase;
  /** What the dragon to play could perform when its Spirit phase began (R1). */
  possible: ActionSet;
  /** The action of this turn's Matter phase, known from the drop on. */
  action: Action | undefined;
  /** R1: no space led to a possible action when this turn's space was chosen. */
  hadNoAction: boolean;
  /** Effects that this Spirit phase completed and that are not resolved yet; the first is at hand in a Focus decision. */
  effects: readonly Effect[];
  /** Actions that the solo opponent still performs in this turn. */
  group: readonly Element[];
  /** The solo opponent's equal ways, while the player chooses among them. */
  ways: readonly SoloWay[];
  winner: Dragon | undefined;
}

/** How everything stands: plain data, never changed once it is handed out. */
export type State = Readonly<Draft>;

/** The part of a state that the rules of movement and combat look at. */
export type Board = Pick<State, 'ground' | 'tiles' | 'heaven' | 'earth'>;

/** Where the events of a move go; absent where nobody wants them, as in a search. */
export type EventLog = Event[] | undefined;

// Written out field by field: measurably faster than a spread, and every decision copies one state.
export const draftOf = (state: State): Draft => ({
  ground: state.ground,
  tiles: state.tiles,
  heaven: state.heaven,
  earth: state.earth,
  wheel: state.wheel,
  coin: state.coin,
  toPlay: state.toPlay,
  extra: state.extra,
  turn: state.turn,
  phase: state.phase,
  possible: state.possible,
  action: state.action,
  hadNoAction: state.hadNoAction,
  effects: state.effects,
  group: state.group,
  ways: state.ways,
  winner: state.winner,
});

export const otherDragon = (dragon: Dragon): Dragon => (dragon === 'heaven' ? 'earth' : 'heaven');

export const bodyIn = (board: Pick<State, Dragon>, dragon: Dragon): Body =>
  dragon === 'heaven' ? board.heaven : board.earth;

export const setBody = (draft: Draft, dragon: Dragon, body: Body): void => {
  if (dragon === 'heaven') draft.heaven = body;
  else draft.earth = body;
};

/** Stones of each kind; those on no meter are in the centre. */
export const METER_STONES = 2 * FULL_METER;

export const waterInCentre = (state: State): number => METER_STONES - state.heaven.water - state.earth.water;
export const fireInCentre = (state: State): number => METER_STONES - state.heaven.fire - state.earth.fire;
