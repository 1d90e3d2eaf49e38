import { accept, type Result, refuse } from '@dragonway/core';
import type { GameId, Table } from '@dragonway/games';
import type { CheckedOptions } from '@dragonway/tao-long';
import type { WayOptions } from '@dragonway/way-of-the-dragon';
import type { AdviceRefusal, Thinker } from '../thinker.js';
import { taoLongThinker } from './tao-long.js';
import { wayThinker } from './way-of-the-dragon.js';

type OpenThinker = (options: object) => Thinker;

// Sound because a table's options were made by the game whose id they are looked up under.
const THINKERS: Partial<Record<GameId, OpenThinker>> = {
  'tao-long': options => taoLongThinker(options as CheckedOptions),
  'way-of-the-dragon': options => wayThinker(options as WayOptions),
};

/** The artificial player of a table. */
export const thinkerOf = ({ kind, options }: Table): Result<Thinker, AdviceRefusal> => {
  const open = Object.entries(THINKERS).find(([id]) => id === kind.id)?.[1];
  return open === undefined ? refuse({ code: 'advice/no-player', game: kind.id }) : accept(open(options));
};
