import type { Takebacks } from '@dragonway/table';
import { PLAYERS, type Player } from '@dragonway/way-of-the-dragon';

export const COMPANIES = ['machine', 'people', 'watch', 'online'] as const;
export type Company = (typeof COMPANIES)[number];

/** One seat of the form. */
export interface SeatForm {
  readonly player: Player;
  readonly isMachine: boolean;
  readonly name: string;
  readonly level: string;
}

/** Everything that a setup of Way of the Dragon asks for. */
export interface WayForm {
  readonly count: number;
  readonly seats: readonly SeatForm[];
  /** The players roll for the start, or a seat begins. */
  readonly first: 'roll' | Player;
  readonly powers: boolean;
  readonly immunity: boolean;
  readonly deadCount: number;
  /** Exact spaces of dead pieces in notation; they count where no number is drawn. */
  readonly deadSpaces: string;
  readonly length: number;
  readonly games: number;
  /** The word from which dice, dead pieces and the first player are drawn; empty for chance. */
  readonly seed: string;
  readonly takebacks: Takebacks;
}

/** Whoever comes first is a person, unless only machines play. */
export const freshForm = (company: Company): WayForm => ({
  count: 2,
  seats: PLAYERS.map((player, index) => ({
    player,
    isMachine: company === 'watch' || (company === 'machine' && index > 0),
    name: '',
    level: '3',
  })),
  first: 'roll',
  powers: false,
  immunity: false,
  deadCount: 0,
  deadSpaces: '',
  length: 9,
  games: 1,
  seed: '',
  takebacks: company === 'online' ? 'ask' : 'free',
});
