import type { RecordTextRefusal, ReplayRefusal } from '@dragonway/core';
import { t } from '@lingui/core/macro';
import { either } from '../shared/i18n/lists.js';

/** What is wrong with a record; `cause` tells in words why its options, position or move are refused. */
export const recordRefusalInWords = (refusal: RecordTextRefusal | ReplayRefusal, cause: string): string => {
  switch (refusal.code) {
    case 'record/unreadable': {
      const { line, column, expected } = refusal;
      return t`Line ${line}, column ${column} cannot be read. Expected: ${expected}.`;
    }
    case 'record/missing-tag': {
      const { tag } = refusal;
      return t`The tag ${tag} is missing.`;
    }
    case 'record/unknown-game': {
      const { game } = refusal;
      const expected = either(refusal.expected);
      return t`There is no game ${game}. Expected: ${expected}.`;
    }
    case 'record/bad-options':
      return t`The options of the record are refused. ${cause}`;
    case 'record/bad-position':
      return t`The start position of the record is refused. ${cause}`;
    case 'record/wrong-turn-number': {
      const { found, expected } = refusal;
      return t`Turn ${found} stands where turn ${expected} should.`;
    }
    case 'record/empty-turn': {
      const { turn } = refusal;
      return t`Turn ${turn} has no move.`;
    }
    case 'record/illegal-move': {
      const { turn, move } = refusal;
      return t`Turn ${turn}, ${move}: ${cause}`;
    }
    case 'record/wrong-result': {
      const { found, expected } = refusal;
      return t`The result is written as ${found}, but the game ends with ${expected}.`;
    }
  }
};
