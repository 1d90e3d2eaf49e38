import type { Game } from '@dragonway/core';
import type { Table } from '@dragonway/table';
import type { CheckedOptions, State as TaoLongState, TaoLongTypes } from '@dragonway/tao-long';
import type { WayOptions, WayState, WayTypes } from '@dragonway/way-of-the-dragon';

export interface TaoLongRules {
  readonly game: Game<TaoLongTypes>;
  readonly options: CheckedOptions;
  readonly state: TaoLongState;
}

export interface WayRules {
  readonly game: Game<WayTypes>;
  readonly options: WayOptions;
  readonly state: WayState;
}

// Sound because the table made game, options and state of the kind that the id names.
export const taoLongRules = ({ live }: Table): TaoLongRules | undefined =>
  live.game.info.id === 'tao-long' ? (live as unknown as TaoLongRules) : undefined;

export const wayRules = ({ live }: Table): WayRules | undefined =>
  live.game.info.id === 'way-of-the-dragon' ? (live as unknown as WayRules) : undefined;
