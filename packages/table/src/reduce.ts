import { settleDue } from './clock/due.js';
import type { Command, Sender } from './commands.js';
import { decideAbort, decideClaim, decideResign, decideResume } from './decide/endings.js';
import { decideAnswer, decideOffer, decideWithdraw } from './decide/offers.js';
import { decidePlay } from './decide/play.js';
import { decideGiveSeed, decidePresence, decideSeatMachine, decideSit, decideStandUp } from './decide/seats.js';
import { decideTakeBack } from './decide/takeback.js';
import { decideClose, decideSay } from './decide/talk.js';
import type { TableEvent } from './events.js';
import type { Proceedings } from './proceedings.js';
import type { TableRefusal } from './refusals.js';
import type { Moment, Table } from './types.js';

/**
 * What a command led to. Events can stand beside a refusal: what time itself has brought about (a fallen flag) is true
 * whatever becomes of the command.
 */
export interface Reduction {
  readonly table: Table;
  readonly events: readonly TableEvent[];
  readonly refusal?: TableRefusal;
  /** The command was carried out before; it counts once. */
  readonly isRepeated?: true;
}

const decide = (proceedings: Proceedings, command: Command): TableRefusal | undefined => {
  switch (command.kind) {
    case 'sit':
      return decideSit(proceedings, command);
    case 'seatMachine':
      return decideSeatMachine(proceedings, command);
    case 'standUp':
      return decideStandUp(proceedings, command);
    case 'giveSeed':
      return decideGiveSeed(proceedings, command);
    case 'play':
      return decidePlay(proceedings, command);
    case 'offer':
      return decideOffer(proceedings, command);
    case 'takeBack':
      return decideTakeBack(proceedings, command);
    case 'answer':
      return decideAnswer(proceedings, command);
    case 'withdraw':
      return decideWithdraw(proceedings, command);
    case 'resign':
      return decideResign(proceedings, command);
    case 'abort':
      return decideAbort(proceedings, command);
    case 'claim':
      return decideClaim(proceedings, command);
    case 'resume':
      return decideResume(proceedings, command);
    case 'say':
      return decideSay(proceedings, command);
    case 'close':
      return decideClose(proceedings, command);
    case 'presence':
      return decidePresence(proceedings, command);
    case 'look':
      return undefined;
  }
};

/** The name under which a table remembers a command: ids are each sender's own. */
export const causeOf = (by: Sender, id: string): string => `${by.kind === 'house' ? '' : by.id}/${id}`;

/**
 * Whether a table has carried a command out already. The names of two commands mostly differ in their last sign and are alike
 * before it, so that is where they are compared first.
 */
const hasHeard = ({ heard }: Table, cause: string): boolean => {
  const last = cause.length - 1;
  const end = cause.charCodeAt(last);
  return heard.some(known => known.length === last + 1 && known.charCodeAt(last) === end && known === cause);
};

/** Carries a command out, or says why not. Whatever was due by now happens first. */
export const reduce = (table: Table, command: Command, moment: Moment): Reduction => {
  const cause = causeOf(command.by, command.id);
  if (hasHeard(table, cause)) return { table, events: [], isRepeated: true };
  // Clocks of several machines may disagree a little: time never goes back at a table.
  const now = Math.max(moment.now, table.at);
  const proceedings: Proceedings = { table, events: [], moment, now, at: now, cause: undefined };
  settleDue(proceedings);
  proceedings.at = now;
  proceedings.cause = cause;
  const refusal = decide(proceedings, command);
  const { events } = proceedings;
  return { table: proceedings.table, events, ...(refusal === undefined ? {} : { refusal }) };
};
