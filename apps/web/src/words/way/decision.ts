import type { Player, WayState } from '@dragonway/way-of-the-dragon';
import { plural, t } from '@lingui/core/macro';
import { playerName } from './names.js';

/** What is asked of whom. */
export const wayDecisionInWords = ({ phase, rerolls }: WayState, player: Player): string => {
  const who = playerName(player);
  switch (phase) {
    case 'act': {
      const rolls = plural(rerolls, { 0: 'no more rolls', one: '# more roll', other: '# more rolls' });
      return t`${who}: act or roll again; ${rolls}.`;
    }
    case 'again':
      return t`${who}: play another turn?`;
    case 'rebirth':
      return t`${who}: use Rebirth?`;
    case 'roll':
    case 'over':
      return '';
  }
};
