import type { ProtocolRefusal } from '@dragonway/protocol';
import { t } from '@lingui/core/macro';

/** Why the server did not carry something out, before any table was asked. */
export const protocolRefusalInWords = (refusal: ProtocolRefusal): string => {
  switch (refusal.code) {
    case 'protocol/no-such-table':
      return t`There is no such table.`;
    case 'protocol/no-such-challenge':
      return t`Somebody else has taken this challenge, or it was withdrawn.`;
    case 'protocol/not-allowed':
      return t`This is not open to you. Rated games need an account.`;
    case 'protocol/too-fast':
      return t`That was too fast; wait a moment.`;
    case 'protocol/too-many': {
      const { most } = refusal;
      return t`That is too many: at most ${most}.`;
    }
    case 'protocol/wrong-version':
      return t`The server speaks a newer language than this page: load the page again.`;
    case 'protocol/going-down':
      return t`The server is being restarted; everything goes on in a moment.`;
    case 'protocol/too-long':
    case 'protocol/not-json':
    case 'protocol/unknown-message':
    case 'protocol/bad-message':
    case 'protocol/say-hello-first':
    case 'protocol/fault':
      return t`The server could not do this. It is our fault, not yours.`;
  }
};
