import { hash, verify } from '@node-rs/argon2';
import { betterAuth } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { username } from 'better-auth/plugins/username';
import * as z from 'zod';
import type { Store } from '../store/port.js';

const DAY_SECONDS = 86_400;
const KEPT_FOR = 90 * DAY_SECONDS;
export const SHORTEST_PASSWORD = 10;
export const LONGEST_PASSWORD = 200;

/** The signs that names of accounts are made of. */
export const isName = (name: string): boolean => /^[A-Za-z0-9_-]{3,24}$/.test(name);

const memberFields = z.object({ personId: z.string(), name: z.string() });

/** Doors that only this server opens: they are called, never reached by a request. */
const seatDoors = {
  id: 'seats',
  endpoints: {
    /** Makes somebody without a password known, and lets them in. */
    enterNew: createAuthEndpoint('/seats/new', { method: 'POST', body: memberFields }, async context => {
      const { personId, name } = context.body;
      const { internalAdapter } = context.context;
      const email = `${personId}@guests.invalid`;
      const user = await internalAdapter.createUser(
        { name, email, emailVerified: false, personId },
        { method: 'anonymous' },
      );
      const session = await internalAdapter.createSession(user.id);
      await setSessionCookie(context, { session, user });
      return context.json({ userId: user.id });
    }),
    /** Lets somebody in who has proved who they are in another way. */
    enterAs: createAuthEndpoint(
      '/seats/as',
      { method: 'POST', body: z.object({ userId: z.string() }) },
      async context => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.userId);
        if (user === null) throw context.error('NOT_FOUND');
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(context, { session, user });
        return context.json({ userId: user.id });
      },
    ),
  },
};

/** What accounts and sessions are made with. */
export interface AuthSettings {
  readonly store: Store;
  readonly secret: string;
  readonly publicUrl: string | undefined;
}

export const authOptions = ({ store, secret, publicUrl }: AuthSettings) => ({
  database: { db: store.db, type: store.kind },
  secret,
  baseURL: publicUrl ?? 'http://localhost',
  emailAndPassword: {
    enabled: true,
    minPasswordLength: SHORTEST_PASSWORD,
    maxPasswordLength: LONGEST_PASSWORD,
    password: {
      hash: (password: string) => hash(password),
      verify: ({ hash: known, password }: { hash: string; password: string }) => verify(known, password),
    },
  },
  user: {
    modelName: 'users',
    additionalFields: {
      personId: { type: 'string' as const, required: false as const, input: false as const, fieldName: 'person_id' },
    },
  },
  session: { modelName: 'sessions', expiresIn: KEPT_FOR, updateAge: DAY_SECONDS },
  account: { modelName: 'credentials' },
  verification: { modelName: 'verifications' },
  advanced: {
    cookiePrefix: 'dragonway',
    useSecureCookies: publicUrl?.startsWith('https:') ?? false,
    defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' as const },
  },
  telemetry: { enabled: false },
  logger: { disabled: true },
  plugins: [username({ minUsernameLength: 3, maxUsernameLength: 24, usernameValidator: isName }), seatDoors],
});

export const openAuth = (settings: AuthSettings) => betterAuth(authOptions(settings));

export type Auth = ReturnType<typeof openAuth>;
