import type { Blow, TaoLongReason } from '@dragonway/ai';
import { percent } from '../percent.js';
import { both, counted } from '../phrases.js';
import { DRAGON_NAMES, ELEMENT_NAMES, spaceName } from './names.js';

const blowInWords = ({ action, by, damage, space }: Blow): string =>
  by === 'bite'
    ? `a bite by ${ELEMENT_NAMES[action]} on ${spaceName(space)} (${damage} damage)`
    : `${damage} damage by ${ELEMENT_NAMES[action]} on ${spaceName(space)}`;

/** Why a machine chose its move: words first, numbers behind them. */
export const reasonInWords = (reason: TaoLongReason): string => {
  switch (reason.code) {
    case 'reason/wins':
      return `It wins by force within ${counted(reason.turns, 'turn')} of the game.`;
    case 'reason/loses':
      return `It sees no way out and puts defeat off for ${counted(reason.turns, 'turn')} of the game.`;
    case 'reason/only-move':
      return 'It had no other move.';
    case 'reason/deals':
      return `It deals ${reason.damage} damage${reason.takesSegment ? ' and takes a tail' : ''}.`;
    case 'reason/threatens':
      return `It threatens ${blowInWords(reason.blow)}${reason.takesSegment ? ', which would take a tail' : ''}.`;
    case 'reason/escapes':
      return `It escapes ${blowInWords(reason.blow)}; the worst that is left is ${reason.left} damage.`;
    case 'reason/leaves':
      return `The wheel leaves ${DRAGON_NAMES[reason.dragon]} ${
        reason.actions.length === 0 ? 'no action at all' : `only ${both(reason.actions.map(on => ELEMENT_NAMES[on]))}`
      }.`;
    case 'reason/focus':
      return `It makes the Focus of ${DRAGON_NAMES[reason.dragon]} on ${ELEMENT_NAMES[reason.on]}.`;
    case 'reason/balance':
      return `It makes the Balance of ${DRAGON_NAMES[reason.dragon]}.`;
    case 'reason/absorbs':
      return `It ${reason.element === 'fire' ? 'stores fire' : 'gathers water'}, now ${reason.now}.`;
    case 'reason/gains-phases':
      return 'It gains one more Spirit and Matter phase.';
    case 'reason/position':
      return `It likes where this leads (${percent(reason.chance)} to win).`;
  }
};
