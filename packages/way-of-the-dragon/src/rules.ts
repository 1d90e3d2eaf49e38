import type { Seat } from '@dragonway/core';
import type { Path, Player, PowerName, WayMove, WayOptions, WayState } from './types.js';

/** What a player can do once a game. */
export interface Power {
  readonly name: PowerName;
  /** The acts that it adds to a decision on the dice, sorted by text; empty where it would change nothing. */
  readonly offers: (rules: Rules, state: WayState, movable: number) => readonly WayMove[];
  /** Whether it can be declared at the end of the own turn, to take another one. */
  readonly repeatsTurn: boolean;
}

/** The parts of which a table's rules are made; the engine asks them and never an option's name. */
export interface Rules {
  /** In seat order. */
  readonly players: readonly Player[];
  readonly first: Seat;
  /** The plain spaces of every path; the numbered spaces 1 to 5 follow them. */
  readonly length: number;
  readonly dead: WayOptions['dead'];
  /** The power of every seat; none in the basic game.               owner: variant advanced */
  readonly powers: readonly (Power | undefined)[];
  /** Whether the Great Dragon cannot swap this player's piece there. owner: variant immunity */
  readonly isImmune: (player: Player, path: Path) => boolean;
}

/** A variant: the difference that it makes to the rules. */
export type RuleLayer = (rules: Rules) => Rules;
