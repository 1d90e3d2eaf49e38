import { t } from '@lingui/core/macro';
import { sound } from '../sound/sounds.js';

/** Calls somebody whose eyes are elsewhere to a table: a sound, and a notice of the system where it is allowed. */
export const callTo = (table: string): void => {
  sound('turn');
  const isAllowed = 'Notification' in globalThis && Notification.permission === 'granted';
  if (!document.hidden || !isAllowed) return;
  const notice = new Notification(t`Your turn`, {
    body: t`Somebody waits for you at a table of Dragonway.`,
    icon: '/icon.svg',
    tag: table,
  });
  notice.addEventListener('click', () => {
    focus();
    location.assign(`/online/${table}`);
  });
};
