import { InvariantError } from '@dragonway/core';
import type { GameId } from '@dragonway/games';
import type { HouseRules } from './house-rules.js';
import { taoLongAtTable } from './tao-long.js';
import { wayOfTheDragonAtTable } from './way-of-the-dragon.js';

const HOUSE_RULES: Readonly<Record<GameId, HouseRules>> = {
  'tao-long': taoLongAtTable,
  'way-of-the-dragon': wayOfTheDragonAtTable,
};

const isGameId = (id: string): id is GameId => Object.hasOwn(HOUSE_RULES, id);

/** The house rules of a game that the registry of games knows. */
export const houseRulesOf = (id: string): HouseRules => {
  if (!isGameId(id)) throw new InvariantError('a game without house rules', id);
  return HOUSE_RULES[id];
};
