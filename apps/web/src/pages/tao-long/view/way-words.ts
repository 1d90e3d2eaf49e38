import { t } from '@lingui/core/macro';
import { wayInWords } from '../../../words/tao-long/moves.js';
import type { Outlook } from '../types.js';
import type { TaoLongTable } from '../use-table.js';

/** One of the solo opponent's equal ways. */
export const wayWords = ({ composition, rules }: TaoLongTable, { move }: Outlook): string => {
  const { decision } = rules.game.view(composition.state, 'spectator');
  const number = move.kind === 'choice' ? move.way : 0;
  const way = decision.kind === 'ways' ? decision.ways[number - 1] : undefined;
  return way === undefined ? t`Way ${number}` : wayInWords(way);
};
