import type { TaoLongReason } from '@dragonway/ai';
import type { Element } from '@dragonway/tao-long';
import { plural, t } from '@lingui/core/macro';
import { both, percent } from '../../shared/i18n/lists.js';
import { DRAGON_NAMES, elementName, spaceName } from './names.js';

type Of<Code extends TaoLongReason['code']> = Extract<TaoLongReason, { readonly code: Code }>;
type Blow = Of<'reason/threatens'>['blow'];

const blowInWords = ({ action, by, damage, space }: Blow): string => {
  const name = elementName(action);
  const where = spaceName(space);
  return by === 'bite' ? t`a bite by ${name} on ${where}` : t`${damage} damage by ${name} on ${where}`;
};

const actionsInWords = (actions: readonly Element[]): string => both(actions.map(elementName));

/** Why the machine of Tao Long chose its move. */
export const taoLongReasonInWords = (reason: TaoLongReason): string => {
  switch (reason.code) {
    case 'reason/wins': {
      const turns = plural(reason.turns, { one: '# turn', other: '# turns' });
      return t`It wins by force within ${turns}.`;
    }
    case 'reason/loses': {
      const turns = plural(reason.turns, { one: '# turn', other: '# turns' });
      return t`It loses by force within ${turns} and holds on as long as it can.`;
    }
    case 'reason/only-move':
      return t`It had no other move.`;
    case 'reason/deals': {
      const { damage } = reason;
      return reason.takesSegment ? t`It deals ${damage} damage and takes a tail.` : t`It deals ${damage} damage.`;
    }
    case 'reason/threatens': {
      const blow = blowInWords(reason.blow);
      return reason.takesSegment ? t`It threatens ${blow}, which would take a tail.` : t`It threatens ${blow}.`;
    }
    case 'reason/escapes': {
      const blow = blowInWords(reason.blow);
      return t`It escapes ${blow}.`;
    }
    case 'reason/leaves': {
      const who = DRAGON_NAMES[reason.dragon];
      const actions = actionsInWords(reason.actions);
      return reason.actions.length === 0
        ? t`The wheel leaves ${who} no action at all.`
        : t`The wheel leaves ${who} only ${actions}.`;
    }
    case 'reason/focus': {
      const who = DRAGON_NAMES[reason.dragon];
      const on = elementName(reason.on);
      return t`It makes the Focus of ${who} on ${on}.`;
    }
    case 'reason/balance': {
      const who = DRAGON_NAMES[reason.dragon];
      return t`It makes the Balance of ${who}.`;
    }
    case 'reason/absorbs': {
      const { now } = reason;
      return reason.element === 'fire' ? t`It stores fire, now ${now}.` : t`It gathers water, now ${now}.`;
    }
    case 'reason/gains-phases':
      return t`It gains one more Spirit and Matter phase.`;
    case 'reason/position': {
      const chance = percent(reason.chance);
      return t`It likes where this leads: ${chance} to win.`;
    }
  }
};
