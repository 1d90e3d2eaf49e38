// A part of the service worker: shows a notice when the server calls somebody to a table, and opens the table.
const WORDS = '/push-words.json';
const PLAIN = { title: 'Dragonway', body: '' };

const wordsKept = async () => {
  const kept = await caches.match(WORDS);
  return kept === undefined ? PLAIN : kept.json();
};

const tableIn = data => {
  try {
    const { table } = data.json();
    return typeof table === 'string' ? table : undefined;
  } catch {
    return undefined;
  }
};

self.addEventListener('push', event => {
  const table = event.data === null ? undefined : tableIn(event.data);
  const show = async () => {
    const { title, body } = await wordsKept();
    const options = { body, icon: '/icon.svg', tag: table ?? 'dragonway', data: { table } };
    await self.registration.showNotification(title, options);
  };
  event.waitUntil(show());
});

self.addEventListener('notificationclick', event => {
  event.notification.close();
  const { table } = event.notification.data ?? {};
  const address = table === undefined ? '/games' : `/online/${encodeURIComponent(table)}`;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window' });
    const there = pages.find(page => new URL(page.url).pathname === address);
    return there === undefined ? self.clients.openWindow(address) : there.focus();
  };
  event.waitUntil(open());
});
