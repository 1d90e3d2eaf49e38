import type { CloseReason } from '@dragonway/protocol';
import { t } from '@lingui/core/macro';
import type { Line } from '../shared/online/connection.js';
import type { Mark } from '../shared/online/marks.js';

const endInWords = (why: CloseReason): string => {
  switch (why) {
    case 'replaced':
      return t`Too many pages of yours are open; close one and connect again.`;
    case 'wrongVersion':
      return t`The server speaks a newer language than this page: load the page again.`;
    case 'wrongOrigin':
      return t`This server does not serve pages from here.`;
    case 'restart':
    case 'silent':
    case 'unreadable':
    case 'tooFast':
    case 'tooLong':
    case 'notSignedIn':
    case 'fault':
      return t`The server has ended the connection.`;
  }
};

/** How the line to the server is; nothing while all is well. */
export const lineInWords = (line: Line): string | undefined => {
  switch (line.kind) {
    case 'open':
      return undefined;
    case 'resting':
    case 'connecting':
      return t`Connecting…`;
    case 'lost':
      return t`The connection is lost. It comes back by itself; what you play meanwhile is kept and sent then.`;
    case 'absent':
      return t`These pages were opened without a server of tables, so nobody else can be reached. Games at this screen work as always.`;
    case 'ended':
      return endInWords(line.why);
  }
};

/** How far the last own move has come. */
export const markInWords = (mark: Mark): string => {
  switch (mark) {
    case 'waiting':
      return t`Kept here until the connection is back`;
    case 'sent':
      return t`Sent`;
    case 'stored':
      return t`Stored`;
    case 'seen':
      return t`Stored and seen`;
  }
};
