import { t } from '@lingui/core/macro';
import type { ApiRefusal } from '../shared/online/api.js';

/** Why a request to the server came to nothing. */
export const apiRefusalInWords = (refusal: ApiRefusal): string => {
  switch (refusal.code) {
    case 'online/no-server':
      return t`These pages were opened without a server of tables.`;
    case 'online/unreachable':
      return t`The server cannot be reached at the moment.`;
    case 'online/too-many-requests':
      return t`That was too often; wait a minute.`;
    case 'people/not-signed-in':
      return t`You are not signed in any more.`;
    case 'people/name-taken':
      return t`This name is taken.`;
    case 'people/bad-name':
      return t`A name has 3 to 24 letters without accents, digits, - or _.`;
    case 'people/bad-password':
      return t`A password has at least 10 signs.`;
    case 'people/wrong-password':
      return t`Name and password do not go together.`;
    case 'people/wrong-phrase':
      return t`This phrase is not known, or a newer one has replaced it.`;
    case 'people/accounts-only':
      return t`This needs an account.`;
    case 'people/guests-only':
      return t`The name of an account stays as it is.`;
    case 'people/unknown':
      return t`Nobody is known here by this name.`;
    case 'protocol/no-such-table':
      return t`There is no such table.`;
    case 'online/refused': {
      const { status } = refusal;
      return t`The server did not accept this (${status}).`;
    }
  }
};
