import type { PersonId } from '@dragonway/table';
import webPush from 'web-push';
import type { Store } from '../store/port.js';
import { sharedSecret } from '../store/secrets.js';

/** Where a browser wants to be woken, as it says it. */
export interface PushSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Wakes people whose page is closed. */
export interface Pushes {
  readonly publicKey: string;
  subscribe(person: PersonId, subscription: PushSubscription, now: number): Promise<void>;
  unsubscribe(person: PersonId, endpoint: string): Promise<void>;
  /** Sends a short text to all browsers of a person. */
  send(person: PersonId, text: string): Promise<void>;
}

/** The answers of a push service that say that a browser is gone. */
const GONE: readonly number[] = [404, 410];

const isGone = (error: unknown): boolean => error instanceof webPush.WebPushError && GONE.includes(error.statusCode);

export const openPushes = async (store: Store, contact: string): Promise<Pushes> => {
  const { db } = store;
  const keys = JSON.parse(await sharedSecret(store, 'push', () => JSON.stringify(webPush.generateVAPIDKeys()))) as {
    readonly publicKey: string;
    readonly privateKey: string;
  };
  const vapidDetails = { subject: contact, ...keys };
  const forget = async (endpoint: string): Promise<void> => {
    await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
  };
  return {
    publicKey: keys.publicKey,
    subscribe: async (person, { endpoint, keys: own }, now) => {
      const change = { person_id: person, keys: JSON.stringify(own), created_at: now };
      await db
        .insertInto('push_subscriptions')
        .values({ endpoint, ...change })
        .onConflict(conflict => conflict.column('endpoint').doUpdateSet(change))
        .execute();
    },
    unsubscribe: async (person, endpoint) => {
      await db
        .deleteFrom('push_subscriptions')
        .where('endpoint', '=', endpoint)
        .where('person_id', '=', person)
        .execute();
    },
    send: async (person, text) => {
      const rows = await db.selectFrom('push_subscriptions').selectAll().where('person_id', '=', person).execute();
      const sendings = rows.map(async ({ endpoint, keys: own }) => {
        try {
          const parsed = JSON.parse(own) as PushSubscription['keys'];
          await webPush.sendNotification({ endpoint, keys: parsed }, text, { vapidDetails, timeout: 10_000 });
        } catch (error) {
          if (isGone(error)) await forget(endpoint);
        }
      });
      await Promise.all(sendings);
    },
  };
};
