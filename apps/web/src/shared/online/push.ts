import { t } from '@lingui/core/macro';
import { api } from './api.js';

/** Whether this browser can be called: it cannot at all, it was told not to be, it is not, or it is. */
export type Readiness = 'missing' | 'forbidden' | 'off' | 'on';

const isPossible = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** The worker has no languages of its own: it reads what to say from here. */
const WORDS = 'dragonway-words';

const keepWords = async (): Promise<void> => {
  const words = { title: t`Your turn`, body: t`Somebody waits for you at a table of Dragonway.` };
  await (await caches.open(WORDS)).put('/push-words.json', new Response(JSON.stringify(words)));
};

const subscribed = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration === undefined ? null : registration.pushManager.getSubscription();
};

export const readiness = async (): Promise<Readiness> => {
  if (!isPossible()) return 'missing';
  if (Notification.permission === 'denied') return 'forbidden';
  return (await subscribed()) === null ? 'off' : 'on';
};

/** Asks the browser for leave, and tells the server where it can be called. */
export const startNotices = async (): Promise<Readiness> => {
  if ((await Notification.requestPermission()) !== 'granted') return readiness();
  const key = await api.pushKey();
  if (!key.ok) return readiness();
  const registration = await navigator.serviceWorker.ready;
  try {
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key.value,
    });
    await keepWords();
    await api.subscribe(subscription.toJSON());
  } catch {
    // The browser has no push service, or none that can be reached.
    return 'missing';
  }
  return readiness();
};

export const stopNotices = async (): Promise<Readiness> => {
  const subscription = await subscribed();
  if (subscription !== null) {
    await api.unsubscribe(subscription.endpoint);
    await subscription.unsubscribe();
  }
  return readiness();
};
