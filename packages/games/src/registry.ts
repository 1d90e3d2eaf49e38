import type { GameKind } from '@dragonway/core';
import { taoLongKind } from '@dragonway/tao-long';
import { wayOfTheDragonKind } from '@dragonway/way-of-the-dragon';

/** All games of the house by their ids, which are also the first word of the options' text. */
export const GAMES = {
  'tao-long': taoLongKind,
  'way-of-the-dragon': wayOfTheDragonKind,
} as const satisfies Record<string, GameKind>;

export type GameId = keyof typeof GAMES;

/** The games in the order in which they are offered; the first one is the default. */
export const KINDS: readonly GameKind[] = Object.values(GAMES);

export const findKind = (id: string): GameKind | undefined => KINDS.find(kind => kind.id === id);
