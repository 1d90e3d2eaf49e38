import type { Game, GameKind, GameTypes, Random, Seat, Step } from '@dragonway/core';
import type { Tally } from './report.js';
import type { Snapshots } from './snapshot.js';

/** How the kit plays, and what it cannot know of a game by itself. */
export interface ConformanceSettings<Types extends GameTypes> {
  readonly seed: number;
  /** New games are begun until this many decisions were made. */
  readonly decisions: number;
  /** A game is given up, and counted as unfinished, after this many decisions; 3,000 unless told. */
  readonly decisionsPerGame?: number;
  /** The table's options as text, for the message of a broken contract. */
  readonly options?: string;
  /** With the kind given, the options' text and the record of every game are read back too. */
  readonly kind?: GameKind;
  /** Whether this state's text can be given as a position: the start of a turn or of a Spirit phase. */
  canBeGiven(state: Types['State']): boolean;
  /** What the weights of chance must sum to in this state. */
  wholeWeight?(state: Types['State']): number;
  /** A property of what a viewer sees; answers what is wrong. */
  checkView?(view: Types['View'], viewer: Seat | 'spectator', state: Types['State']): string | undefined;
  /** A property of a move and what it led to; answers what is wrong. */
  checkStep?(
    before: Types['State'],
    move: Types['Move'],
    step: Step<Types['State'], Types['Event']>,
  ): string | undefined;
}

/** One state of a random game, with what every contract needs to look at it. */
export interface Stand<Types extends GameTypes> {
  readonly game: Game<Types>;
  readonly settings: ConformanceSettings<Types>;
  readonly random: Random;
  readonly tally: Tally;
  readonly snapshots: Snapshots;
  readonly state: Types['State'];
  readonly moves: readonly Types['Move'][];
  /** The moves' texts, in the order of the moves. */
  readonly texts: readonly string[];
}
