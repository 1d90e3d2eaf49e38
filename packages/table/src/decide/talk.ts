import type { Command } from '../commands.js';
import { type Proceedings, record } from '../proceedings.js';
import type { TableRefusal } from '../refusals.js';
import { seatsOf } from '../seats.js';
import type { Room, Table } from '../types.js';
import { refusePhase } from './moment.js';

export const MOST_SIGNS_SAID = 300;

const isPlayer = (table: Table, person: string): boolean => seatsOf(table, person).length > 0;

const refuseTalk = ({ table, moment }: Proceedings, person: string, text: string): TableRefusal | undefined => {
  if (!table.setup.hasChat) return { code: 'table/chat-off' };
  if (!table.setup.allowsSpectators && !isPlayer(table, person)) return { code: 'table/spectators-off' };
  if (text === '') return { code: 'table/chat-empty' };
  if (text.length > MOST_SIGNS_SAID) return { code: 'table/chat-too-long', length: text.length, most: MOST_SIGNS_SAID };
  const wait = moment.chatWait ?? 0;
  return wait > 0 ? { code: 'table/chat-too-fast', wait } : undefined;
};

// While a game is on, those who watch do not talk to those who play.
const roomOf = (table: Table, person: string): Room =>
  table.phase === 'playing' && !isPlayer(table, person) ? 'spectators' : 'table';

export const decideSay = (
  proceedings: Proceedings,
  { by, text }: Command & { readonly kind: 'say' },
): TableRefusal | undefined => {
  if (by.kind === 'house') return { code: 'table/chat-off' };
  const said = text.trim();
  const refusal = refuseTalk(proceedings, by.id, said);
  if (refusal !== undefined) return refusal;
  record(proceedings, { kind: 'said', by: by.id, name: by.name, room: roomOf(proceedings.table, by.id), text: said });
  return undefined;
};

export const decideClose = (
  proceedings: Proceedings,
  { by }: Command & { readonly kind: 'close' },
): TableRefusal | undefined => {
  const { table } = proceedings;
  if (by.kind === 'person' && by.id !== table.host) return { code: 'table/not-the-host' };
  const phase = refusePhase(table, ['waiting', 'over']);
  if (phase === undefined) record(proceedings, { kind: 'closed' });
  return phase;
};
