import type { TaoLongPositionRefusal } from '@dragonway/tao-long';
import { both, counted, unreadableInWords } from '../phrases.js';
import { DRAGON_NAMES, spaceName, TILE_NAMES } from './names.js';

const NEEDS = { destructible: 'destructible rocks', village: 'the village', torus: 'the torus' } as const;

/** Why a text is no position of this table. */
export const positionRefusalInWords = (refusal: TaoLongPositionRefusal): string => {
  switch (refusal.code) {
    case 'position/unreadable':
      return unreadableInWords('position', refusal.at, refusal.expected);
    case 'position/wrong-stones':
      return `the wheel has ${counted(refusal.white, 'white stone')} and ${refusal.black} black: expected 4 of each`;
    case 'position/meter-out-of-range':
      return `${DRAGON_NAMES[refusal.dragon]} has water ${refusal.meters.water} and fire ${refusal.meters.fire}: expected water 1 to 4, fire 0 to 4`;
    case 'position/chain-broken':
      return `${DRAGON_NAMES[refusal.dragon]}'s chain is broken between ${spaceName(refusal.from)} and ${spaceName(refusal.to)}`;
    case 'position/overlap':
      return `${spaceName(refusal.space)} is taken twice`;
    case 'position/dragon-on-tile':
      return `${DRAGON_NAMES[refusal.dragon]} stands on ${TILE_NAMES[refusal.tile]}: ${spaceName(refusal.space)}`;
    case 'position/not-a-portal':
      return `${DRAGON_NAMES[refusal.dragon]}'s chain runs through ${spaceName(refusal.space)}, which is no portal`;
    case 'position/portals-not-joined':
      return `neither of the portals on ${spaceName(refusal.near)} and ${spaceName(refusal.far)} leads to the other (R20)`;
    case 'position/unknown-tile':
      return `${TILE_NAMES[refusal.tile]} on ${spaceName(refusal.space)} needs a table with ${NEEDS[refusal.needs]}`;
    case 'position/village-misplaced':
      return `the village takes exactly ${both(refusal.expected.map(spaceName))}`;
    case 'position/no-torus-area':
      return 'the playing area must be a rectangle of at least 4 by 4 spaces';
    case 'position/coin-without-flow':
      return 'the flux coin is turned from Master mode on only: expected ccw';
    case 'position/not-the-players-turn':
      return `in solo it is always the player's turn: expected ${refusal.expected === 'heaven' ? 'h' : 'e'}`;
    case 'position/no-extra-phases-in-solo':
      return 'there are no extra phases in solo';
  }
};
