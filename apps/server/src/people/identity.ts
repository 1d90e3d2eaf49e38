import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { accept, type Result, refuse } from '@dragonway/core';
import { hash, verify } from '@node-rs/argon2';
import { isAPIError } from 'better-auth/api';
import type { Store } from '../store/port.js';
import { type Auth, isName } from './auth.js';
import { askAuth } from './auth-context.js';
import type { Known } from './person.js';
import { formatPhrase, newPhrase, parsePhrase } from './phrase.js';

/** Somebody who was let in, with the cookies that say so. */
export interface Entered {
  readonly person: Known;
  readonly cookies: readonly string[];
}

export type IdentityRefusal =
  | { readonly code: 'people/name-taken' }
  | { readonly code: 'people/bad-name' }
  | { readonly code: 'people/bad-password' }
  | { readonly code: 'people/wrong-password' }
  | { readonly code: 'people/wrong-phrase' };

const newId = (letter: 'p' | 'r'): string => `${letter}_${randomBytes(12).toString('base64url')}`;
const digest = (token: string): string => createHash('sha256').update(token).digest('base64url');

const webHeaders = (headers: IncomingHttpHeaders): Headers =>
  new Headers(headers.cookie === undefined ? {} : { cookie: headers.cookie });

const cookiesOf = (headers: Headers): readonly string[] => headers.getSetCookie();

/** Who everybody is. Guests, accounts and robots are people alike to all other parts of the server. */
export class Identity {
  private readonly store: Store;
  private readonly auth: Auth;
  private readonly now: () => number;

  constructor(store: Store, auth: Auth, now: () => number) {
    this.store = store;
    this.auth = auth;
    this.now = now;
  }

  /** Whoever a request comes from: by the token of a robot, or by the cookie of a session. */
  async whoIs(headers: IncomingHttpHeaders): Promise<Known | undefined> {
    const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
    if (token !== undefined) return this.robotOf(token);
    if (headers.cookie === undefined) return undefined;
    const session = await askAuth(() => this.auth.api.getSession({ headers: webHeaders(headers) }));
    const id = session?.user.personId;
    return typeof id === 'string' ? this.find(id) : undefined;
  }

  async find(id: string): Promise<Known | undefined> {
    return this.store.db.selectFrom('people').select(['id', 'name', 'kind']).where('id', '=', id).executeTakeFirst();
  }

  /** A new guest plays at once. */
  async enterAsGuest(wished: string | undefined): Promise<Entered> {
    const name = wished?.trim() || `Guest ${randomInt(1_000, 10_000)}`;
    const person: Known = { id: newId('p'), name, kind: 'guest' };
    await this.write(person);
    const { headers } = await askAuth(() =>
      this.auth.api.enterNew({ body: { personId: person.id, name }, returnHeaders: true }),
    );
    return { person, cookies: cookiesOf(headers) };
  }

  /** A new account; a guest who makes one stays the same person and keeps seats and games. */
  async signUp(name: string, password: string, guest?: Known): Promise<Result<Entered, IdentityRefusal>> {
    if (!isName(name)) return refuse({ code: 'people/bad-name' });
    const body = { name, username: name, email: `${name.toLowerCase()}@accounts.invalid`, password };
    const entered = await this.attempt(() => this.auth.api.signUpEmail({ body, returnHeaders: true }));
    if (!entered.ok)
      return refuse(entered.refusal === 'taken' ? { code: 'people/name-taken' } : { code: 'people/bad-password' });
    const person: Known = { id: guest?.kind === 'guest' ? guest.id : newId('p'), name, kind: 'account' };
    const { db } = this.store;
    await this.write(person);
    await db.deleteFrom('users').where('person_id', '=', person.id).execute();
    await db
      .updateTable('users')
      .set({ person_id: person.id })
      .where('id', '=', entered.value.response.user.id)
      .execute();
    return accept({ person, cookies: cookiesOf(entered.value.headers) });
  }

  async signIn(name: string, password: string): Promise<Result<Entered, IdentityRefusal>> {
    const body = { username: name, password };
    const entered = await this.attempt(() => this.auth.api.signInUsername({ body, returnHeaders: true }));
    if (!entered.ok) return refuse({ code: 'people/wrong-password' });
    const user = await this.store.db
      .selectFrom('users')
      .select('person_id')
      .where('username', '=', name.toLowerCase())
      .executeTakeFirst();
    const person = user?.person_id == null ? undefined : await this.find(user.person_id);
    if (person === undefined) return refuse({ code: 'people/wrong-password' });
    return accept({ person, cookies: cookiesOf(entered.value.headers) });
  }

  async signOut(headers: IncomingHttpHeaders): Promise<readonly string[]> {
    const left = await this.attempt(() => this.auth.api.signOut({ headers: webHeaders(headers), returnHeaders: true }));
    return left.ok ? cookiesOf(left.value.headers) : [];
  }

  /** A phrase by which a person gets their seats back on another device; a new one makes the old one void. */
  async drawPhrase(person: Known): Promise<string> {
    const phrase = newPhrase();
    await this.store.db
      .updateTable('people')
      .set({ phrase_handle: phrase.handle, phrase_hash: await hash(phrase.proof) })
      .where('id', '=', person.id)
      .execute();
    return formatPhrase(phrase);
  }

  async recover(text: string): Promise<Result<Entered, IdentityRefusal>> {
    const phrase = parsePhrase(text);
    const row =
      phrase &&
      (await this.store.db
        .selectFrom('people')
        .innerJoin('users', 'users.person_id', 'people.id')
        .select(['people.id', 'people.name', 'people.kind', 'phrase_hash', 'users.id as user_id'])
        .where('phrase_handle', '=', phrase.handle)
        .executeTakeFirst());
    if (!row || row.phrase_hash === null || !(await verify(row.phrase_hash, phrase.proof))) {
      return refuse({ code: 'people/wrong-phrase' });
    }
    const { headers } = await askAuth(() =>
      this.auth.api.enterAs({ body: { userId: row.user_id }, returnHeaders: true }),
    );
    return accept({ person: { id: row.id, name: row.name, kind: row.kind }, cookies: cookiesOf(headers) });
  }

  /** A robot of a person's; its token is shown once and only its hash is kept. */
  async makeRobot(owner: Known, name: string): Promise<{ readonly robot: Known; readonly token: string }> {
    const robot: Known = { id: newId('r'), name, kind: 'robot' };
    const token = `drw_${randomBytes(32).toString('base64url')}`;
    await this.write(robot, { owner: owner.id, token_hash: digest(token) });
    return { robot, token };
  }

  /** The robots of a person whose tokens still open a seat. */
  robotsOf(owner: Known): Promise<readonly Pick<Known, 'id' | 'name'>[]> {
    const robots = this.store.db.selectFrom('people').select(['id', 'name']).where('owner', '=', owner.id);
    return robots.where('token_hash', 'is not', null).orderBy('created_at').execute();
  }

  /** Makes a robot's token void; what it played stays. */
  async retireRobot(owner: Known, id: string): Promise<boolean> {
    const { numUpdatedRows } = await this.store.db
      .updateTable('people')
      .set({ token_hash: null })
      .where('id', '=', id)
      .where('owner', '=', owner.id)
      .executeTakeFirst();
    return Number(numUpdatedRows) > 0;
  }

  /** A guest wants to be called otherwise; seats that are taken already keep the name that they were taken with. */
  async rename(guest: Known, name: string): Promise<Known> {
    await this.store.db.updateTable('people').set({ name }).where('id', '=', guest.id).execute();
    return { ...guest, name };
  }

  private robotOf(token: string): Promise<Known | undefined> {
    return this.store.db
      .selectFrom('people')
      .select(['id', 'name', 'kind'])
      .where('token_hash', '=', digest(token))
      .executeTakeFirst();
  }

  private async write({ id, name, kind }: Known, more: { owner?: string; token_hash?: string } = {}): Promise<void> {
    const fresh = { settings: '{}', owner: null, token_hash: null, phrase_handle: null, phrase_hash: null, ...more };
    await this.store.db
      .insertInto('people')
      .values({ id, name, kind, created_at: this.now(), ...fresh })
      .onConflict(conflict => conflict.column('id').doUpdateSet({ name, kind }))
      .execute();
  }

  /** Tells what the library refuses from what it fails at. */
  private async attempt<Value>(work: () => Promise<Value>): Promise<Result<Value, 'taken' | 'refused'>> {
    try {
      return accept(await askAuth(work));
    } catch (error) {
      if (!isAPIError(error)) throw error;
      return refuse(/EXISTS|TAKEN/.test(JSON.stringify(error.body ?? '')) ? 'taken' : 'refused');
    }
  }
}
