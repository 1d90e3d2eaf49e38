import type { RecordTextRefusal, Refusal, ReplayRefusal } from '@dragonway/core';
import type { TaoLongRefusal, WayRefusal } from '@dragonway/games';
import type { ProtocolRefusal } from '@dragonway/protocol';
import type { TableRefusal } from '@dragonway/table';
import type { ApiRefusal } from '../shared/online/api.js';
import { apiRefusalInWords } from './api-refusals.js';
import { protocolRefusalInWords } from './protocol-refusals.js';
import { recordRefusalInWords } from './record-refusals.js';
import { tableRefusalInWords } from './table-refusals.js';
import { moveRefusalInWords } from './tao-long/move-refusals.js';
import { positionRefusalInWords, taoLongOptionsRefusalInWords } from './tao-long/position-refusals.js';
import { wayMoveRefusalInWords, wayOptionsRefusalInWords, wayPositionRefusalInWords } from './way/refusals.js';

const isOfArea = <Area extends string, Any extends Refusal>(
  area: Area,
  refusal: Any,
): refusal is Extract<Any, { readonly code: `${Area}/${string}` }> => refusal.code.startsWith(`${area}/`);

const taoLongWords = (refusal: TaoLongRefusal): string => {
  if (isOfArea('move', refusal)) return moveRefusalInWords(refusal);
  if (isOfArea('position', refusal)) return positionRefusalInWords(refusal);
  return taoLongOptionsRefusalInWords(refusal);
};

const wayWords = (refusal: WayRefusal): string => {
  if (isOfArea('move', refusal)) return wayMoveRefusalInWords(refusal);
  if (isOfArea('position', refusal)) return wayPositionRefusalInWords(refusal);
  return wayOptionsRefusalInWords(refusal);
};

/** What is refused and, where one decides it, by which ruling. */
export interface RefusalWords {
  readonly words: string;
  readonly ruling: string | undefined;
}

// The areas of the codes are a closed list; the codes of both games overlap, so their game must be told.
const wordsOf = (refusal: Refusal, game: string): string => {
  const cause = 'cause' in refusal ? wordsOf(refusal.cause as Refusal, game) : '';
  if (refusal.code.startsWith('table/')) return tableRefusalInWords(refusal as TableRefusal, cause);
  if (refusal.code.startsWith('protocol/')) return protocolRefusalInWords(refusal as ProtocolRefusal);
  if (refusal.code.startsWith('online/')) return apiRefusalInWords(refusal as ApiRefusal);
  if (refusal.code.startsWith('record/'))
    return recordRefusalInWords(refusal as RecordTextRefusal | ReplayRefusal, cause);
  return game === 'way-of-the-dragon' ? wayWords(refusal as WayRefusal) : taoLongWords(refusal as TaoLongRefusal);
};

const rulingOf = (refusal: Refusal): string | undefined =>
  refusal.ruling ?? ('cause' in refusal ? rulingOf(refusal.cause as Refusal) : undefined);

/** Any refusal in words, with the ruling behind it. */
export const refusalInWords = (refusal: Refusal | TableRefusal, game: string): RefusalWords => ({
  words: wordsOf(refusal, game),
  ruling: rulingOf(refusal),
});
