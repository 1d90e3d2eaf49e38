import type { GameId } from '@dragonway/games';
import { WEIGHTS } from '../evaluate/tao-long/weights.js';
import { TRAINED_ROWS } from '../evaluate/way-of-the-dragon/trained-rows.js';
import type { ByLevel } from '../levels/level.js';
import { TAO_LONG_LEVELS } from '../levels/tao-long.js';
import { WAY_LEVELS } from '../levels/way-of-the-dragon.js';

/** The data that the players of a game decide by. */
interface PlayerData {
  readonly levels: ByLevel<{ readonly nodes: number }>;
  readonly learned: unknown;
}

const PLAYER_DATA: Readonly<Record<GameId, PlayerData>> = {
  'tao-long': { levels: TAO_LONG_LEVELS, learned: WEIGHTS },
  'way-of-the-dragon': { levels: WAY_LEVELS, learned: TRAINED_ROWS },
};

/** The data of a game's players; undefined where there are none. */
export const playerDataOf = (game: string): PlayerData | undefined =>
  Object.entries(PLAYER_DATA).find(([id]) => id === game)?.[1];
