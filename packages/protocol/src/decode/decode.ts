import { accept, type Result, refuse } from '@dragonway/core';
import * as z from 'zod/mini';
import { type ClientMessage, clientMessage } from '../client-to-server.js';
import { MOST_SIGNS_FROM_CLIENT, MOST_SIGNS_FROM_SERVER } from '../fields/fields.js';
import type { DecodeRefusal } from '../refusals.js';
import { type ServerMessage, serverMessage } from '../server-to-client.js';

const parseJson = (text: string): Result<unknown, DecodeRefusal> => {
  try {
    return accept(JSON.parse(text));
  } catch {
    return refuse({ code: 'protocol/not-json' });
  }
};

/** What a refusal repeats of a message that could not be read. */
const MOST_SIGNS_REPEATED = 40;

const nameOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 't' in value && typeof value.t === 'string'
    ? value.t.slice(0, MOST_SIGNS_REPEATED)
    : '';

const refusalOf = (value: unknown, issue: z.core.$ZodIssue | undefined): DecodeRefusal => {
  const path = (issue?.path ?? []).map(String).join('.').slice(0, MOST_SIGNS_REPEATED);
  if (path === '' || path === 't') return { code: 'protocol/unknown-message', t: nameOf(value) };
  return { code: 'protocol/bad-message', path, expected: issue?.code ?? 'custom' };
};

interface Direction<Message> {
  readonly schema: z.ZodMiniType<Message>;
  readonly most: number;
}

const decode = <Message>({ schema, most }: Direction<Message>, text: string): Result<Message, DecodeRefusal> => {
  if (text.length > most) return refuse({ code: 'protocol/too-long', length: text.length, most });
  const json = parseJson(text);
  if (!json.ok) return json;
  const read = z.safeParse(schema, json.value);
  return read.success ? accept(read.data) : refuse(refusalOf(json.value, read.error.issues[0]));
};

type EventsMessage = ServerMessage & { readonly t: 'events' };
interface EncodedEvents extends Pick<EventsMessage, 'table' | 'since' | 'now'> {
  readonly texts: readonly string[];
}

/** Reads what a client sent. Never throws. */
export const decodeClientMessage = (text: string): Result<ClientMessage, DecodeRefusal> =>
  decode({ schema: clientMessage, most: MOST_SIGNS_FROM_CLIENT }, text);

/** Reads what a server sent. Never throws. */
export const decodeServerMessage = (text: string): Result<ServerMessage, DecodeRefusal> =>
  decode({ schema: serverMessage, most: MOST_SIGNS_FROM_SERVER }, text);

export const encodeMessage = (message: ClientMessage | ServerMessage): string => JSON.stringify(message);

/** An `events` message of events that are JSON already; `encodeMessage` would write the same. */
export const encodeEvents = ({ table, since, texts, now }: EncodedEvents): string =>
  `{"t":"events","table":${JSON.stringify(table)},"since":${since},"events":[${texts.join(',')}],"now":${now}}`;
