import type { Reason } from '@dragonway/ai';
import type { GameTypes, Refusal, Seat } from '@dragonway/core';
import type { Drawing, Ink } from '../draw/ink.js';
import type { Choice } from '../play/talk.js';

/** A question before the game: the option it settles, and the answers with their words. */
export interface SetupQuestion {
  readonly key: string;
  readonly question: string;
  readonly choices: readonly Choice[];
}

/** How one game shows itself at the terminal: its pictures and its words. */
export interface Face<
  Options extends object = object,
  Types extends GameTypes = GameTypes,
  AnyRefusal extends Refusal = Refusal,
  AnyReason extends Reason = Reason,
> {
  readonly title: string;
  readonly setup: readonly SetupQuestion[];
  seatName(options: Options, seat: Seat): string;
  /** The record's tag of a seat, counted from 0. */
  seatTag(seat: number): string;
  /** The seats that ever decide something. */
  actingSeats(options: Options): readonly Seat[];
  draw(view: Types['View'], options: Options, ink: Ink): Drawing;
  /** What is asked of whom. */
  decision(view: Types['View'], options: Options): string;
  /** A move in the list of choices; the events are what it would lead to. */
  move(move: Types['Move'], events: readonly Types['Event'][], view: Types['View']): string;
  /** What happened, a sentence each. */
  tell(events: readonly Types['Event'][]): readonly string[];
  /** Why a machine chose its move, a sentence each. */
  reason(reason: AnyReason): string;
  refusal(refusal: AnyRefusal): string;
}
