import { accept, type Result, refuse } from '@dragonway/core';
import * as z from 'zod/mini';
import {
  entered,
  type Invite,
  invited,
  madeRobot,
  type OwnTable,
  ownTables,
  type Person,
  type Profile,
  phrase,
  profile,
  pushKey,
  type Robot,
  robots,
  settings,
} from './answers.js';

/** Why a request to the server came to nothing. */
export type ApiRefusal =
  /** These pages come from a place without a server of tables. */
  | { readonly code: 'online/no-server' }
  | { readonly code: 'online/unreachable' }
  | { readonly code: 'online/too-many-requests' }
  | { readonly code: 'online/refused'; readonly status: number }
  | {
      readonly code:
        | 'people/not-signed-in'
        | 'people/name-taken'
        | 'people/bad-name'
        | 'people/bad-password'
        | 'people/wrong-password'
        | 'people/wrong-phrase'
        | 'people/accounts-only'
        | 'people/guests-only'
        | 'people/unknown'
        | 'protocol/no-such-table';
    };

type Answered<Value> = Promise<Result<Value, ApiRefusal>>;

const KNOWN_CODES: readonly ApiRefusal['code'][] = [
  'people/not-signed-in',
  'people/name-taken',
  'people/bad-name',
  'people/bad-password',
  'people/wrong-password',
  'people/wrong-phrase',
  'people/accounts-only',
  'people/guests-only',
  'people/unknown',
  'protocol/no-such-table',
];

const TOO_MANY_REQUESTS = 429;
const coded = z.object({ code: z.string() });

const refusalOf = (status: number, body: unknown): ApiRefusal => {
  if (status === TOO_MANY_REQUESTS) return { code: 'online/too-many-requests' };
  const read = z.safeParse(coded, body);
  const code = read.success ? KNOWN_CODES.find(known => known === read.data.code) : undefined;
  // Sound because the list holds only codes without further facts.
  return code === undefined ? { code: 'online/refused', status } : ({ code } as ApiRefusal);
};

/** The body of an answer; undefined if it is not the server's way of speaking. */
const bodyOf = async (response: Response): Promise<unknown> => {
  if (response.status === 204) return {};
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return isJson ? response.json() : undefined;
};

const ask = async <Value>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  schema: z.ZodMiniType<Value>,
  body?: object,
): Answered<Value> => {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const answer = await bodyOf(response);
    if (answer === undefined) return refuse({ code: 'online/no-server' });
    if (!response.ok) return refuse(refusalOf(response.status, answer));
    const read = z.safeParse(schema, answer);
    return read.success ? accept(read.data) : refuse({ code: 'online/no-server' });
  } catch {
    // The line is down, or whatever answered was no answer.
    return refuse({ code: 'online/unreachable' });
  }
};

const nothing = z.object({});
const of = <Outer, Inner>(answer: Answered<Outer>, inner: (outer: Outer) => Inner): Answered<Inner> =>
  answer.then(result => (result.ok ? accept(inner(result.value)) : result));

/** The server's HTTP interface, as far as this client uses it. */
export const api = {
  /** Whoever this browser is known as, a new guest if nobody. */
  enter: (): Answered<Person> => of(ask('POST', '/guests', entered, {}), ({ person }) => person),
  signUp: (name: string, password: string): Answered<Person> =>
    of(ask('POST', '/accounts', entered, { name, password }), ({ person }) => person),
  signIn: (name: string, password: string): Answered<Person> =>
    of(ask('POST', '/sessions', entered, { name, password }), ({ person }) => person),
  signOut: (): Answered<object> => ask('DELETE', '/sessions', nothing),
  rename: (name: string): Answered<Person> => of(ask('PATCH', '/me', entered, { name }), ({ person }) => person),
  drawPhrase: (): Answered<string> => of(ask('POST', '/phrase', phrase, {}), answer => answer.phrase),
  recover: (text: string): Answered<Person> =>
    of(ask('POST', '/phrase/recover', entered, { phrase: text }), ({ person }) => person),
  deleteMe: (): Answered<object> => ask('DELETE', '/me', nothing),
  settings: (): Answered<Readonly<Record<string, unknown>>> =>
    of(ask('GET', '/me/settings', settings), answer => answer.settings),
  keepSettings: (kept: object): Answered<object> => ask('PUT', '/me/settings', nothing, kept),
  tables: (): Answered<readonly OwnTable[]> => of(ask('GET', '/me/tables', ownTables), ({ tables }) => tables),
  invite: (table: string): Answered<Invite> =>
    of(ask('GET', `/tables/${encodeURIComponent(table)}/invite`, invited), ({ invite }) => invite),
  profile: (id: string): Answered<Profile> => ask('GET', `/people/${encodeURIComponent(id)}`, profile),
  robots: (): Answered<readonly Robot[]> => of(ask('GET', '/robots', robots), answer => answer.robots),
  makeRobot: (name: string) => ask('POST', '/robots', madeRobot, { name }),
  retireRobot: (id: string): Answered<object> => ask('DELETE', `/robots/${encodeURIComponent(id)}`, nothing),
  pushKey: (): Answered<string> => of(ask('GET', '/push/key', pushKey), ({ key }) => key),
  subscribe: (subscription: object): Answered<object> => ask('POST', '/push', nothing, subscription),
  unsubscribe: (endpoint: string): Answered<object> => ask('DELETE', '/push', nothing, { endpoint }),
};
