// Pictures of the online pages: whoever else is needed comes with a browser of their own.
import { fillLobby } from './lobby.mjs';
import { speak } from './speak.mjs';

const MINUTE = 60_000;
const FISCHER = { kind: 'fischer', initial: 15 * MINUTE, increment: 10_000 };
const VALLEY = '8/8/2g2b2/3RR3/3RR3/2r2g2/8/8 g5g6h6h7 d6(c6f3)g3g2h2 3,2/3,1 bb/b/ww/-/-/w/wb/- ccw h 14';

/** The page's person is called so; its address is one of the server's from now on. */
const called = async (page, name) => {
  await page.goto('/about');
  await page.request.post('/api/guests', { data: { name } });
};

/** Somebody else at the same server, in a browser that is closed with the page's. */
const other = async (page, name) => {
  const context = await page
    .context()
    .browser()
    .newContext({
      baseURL: new URL(page.url()).origin,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
  // The browser may be on its way out itself by then.
  page.context().once('close', () => void context.close().catch(() => undefined));
  await context.addInitScript(text => localStorage.setItem('dragonway-settings', text), JSON.stringify({ speed: 0 }));
  const theirs = await context.newPage();
  await called(theirs, name);
  return theirs;
};

/** Opens a table with oneself on the first seat. */
const opened = async (page, setup, seats = [{ kind: 'me' }]) => {
  const [{ table }] = await speak(page, { t: 'open', setup, seats });
  return table;
};

const act = (page, table, wanted) => speak(page, { t: 'do', table, act: wanted });
const say = (page, table, text) => act(page, table, { kind: 'say', text });
const sit = (page, table, seat = 1) => act(page, table, { kind: 'sit', seat, as: 'person' });
const play = async (page, table, from, ...moves) => {
  for (const [index, move] of moves.entries())
    await act(page, table, { kind: 'play', game: 1, ply: from + index, move });
};

const watch = async (page, table) => {
  await page.goto(`/online/${table}`);
  await page.locator('.table-page').waitFor();
};

const room = async (page, table) => {
  await page.goto(`/online/${table}`);
  await page.locator('.room').waitFor();
};

/** Mei and Jonas at a table in mid-game, both with it before their eyes. */
const together = async (page, setup) => {
  await called(page, 'Mei');
  const jonas = await other(page, 'Jonas');
  const table = await opened(page, setup);
  await sit(jonas, table);
  await watch(jonas, table);
  await say(page, table, 'Good evening, and good luck.');
  await say(jonas, table, 'The same to you. I have until nine.');
  return { table, jonas };
};

const TAO_LONG = { options: 'tao-long;mode=monk;scenario=valley', position: VALLEY, clock: FISCHER };
const WAY = {
  options: 'way-of-the-dragon;powers=on',
  clock: { kind: 'byoyomi', main: MINUTE, period: 30_000, periods: 3 },
};

const account = async (page, name) => {
  await page.goto('/about');
  const unique = `${name}-${Date.now().toString(36)}`;
  await page.request.post('/api/accounts', { data: { name: unique, password: 'a long enough password' } });
};

/** Rated games that are given up at once, by whoever is named for each. */
const ratedGames = async (page, rival, losers) => {
  for (const loser of losers) {
    const table = await opened(page, { options: 'tao-long', isRated: true });
    await sit(rival, table);
    const giveUp = seat => ({ kind: 'resign', seat });
    await (loser === 0 ? act(page, table, giveUp(0)) : act(rival, table, giveUp(1)));
  }
};

export const ONLINE_SCENES = {
  'online-setup': async page => {
    await page.goto('/play/tao-long/online');
    await page.getByRole('radio', { name: /Byo-yomi|byo-yomi/ }).check({ force: true });
  },
  'online-setup-way': async page => {
    await page.goto('/play/way-of-the-dragon/online');
    await page.getByRole('radio', { name: '5', exact: true }).check({ force: true });
  },
  'online-lobby-empty': async page => {
    await called(page, 'Mei');
    await page.goto('/online');
    await page.locator('.whoami').waitFor();
  },
  'online-room': async page => {
    await called(page, 'Mei');
    const table = await opened(page, { options: 'way-of-the-dragon;players=k,r,w;powers=on', clock: FISCHER }, [
      { kind: 'me' },
      { kind: 'machine', level: '4' },
    ]);
    await say(page, table, 'Who has time for a race?');
    await room(page, table);
  },
  'online-invited': async page => {
    await called(page, 'Mei');
    const jonas = await other(page, 'Jonas');
    await room(page, await opened(jonas, TAO_LONG));
  },
  'online-table-tao-long': async page => {
    const { table, jonas } = await together(page, TAO_LONG);
    await play(page, table, 0, 'H', 'E+');
    await watch(page, table);
    await act(jonas, table, { kind: 'offer', offer: 'draw', seat: 1 });
    await page.locator('.offer').waitFor();
  },
  'online-table-takeback': async page => {
    const { table, jonas } = await together(page, TAO_LONG);
    await play(page, table, 0, 'H', 'E+');
    await play(jonas, table, 2, 'F:bww', 'E');
    await watch(page, table);
    await act(jonas, table, { kind: 'takeBack', seat: 1, game: 1, ply: 4 });
    await page.locator('.offer').waitFor();
  },
  'online-table-paused': async page => {
    const { table, jonas } = await together(page, TAO_LONG);
    await watch(page, table);
    await act(jonas, table, { kind: 'offer', offer: 'pause', seat: 1 });
    await page.locator('.offer .small-button, .offer .main-button, .offer button').first().click();
    await page.waitForTimeout(300);
  },
  'online-table-lost': async page => {
    let isCut = false;
    const sockets = [];
    await page.routeWebSocket('**/ws', socket => {
      if (isCut) void socket.close();
      else {
        socket.connectToServer();
        sockets.push(socket);
      }
    });
    const { table } = await together(page, TAO_LONG);
    await watch(page, table);
    isCut = true;
    for (const socket of sockets) await socket.close();
    await page.locator('.line-notice').waitFor();
    const field = page.locator('.typed-move input');
    for (const move of ['H', 'E+']) {
      await field.fill(move);
      await field.press('Enter');
      await page.waitForTimeout(150);
    }
  },
  'online-table-away': async page => {
    const { table, jonas } = await together(page, TAO_LONG);
    await watch(page, table);
    await jonas.close();
    await page.locator('.seat-sign[data-bad]').waitFor();
  },
  'online-table-way': async page => {
    const { table } = await together(page, WAY);
    await watch(page, table);
    await page.locator('.dice-promise summary').click();
  },
  'online-table-watched': async page => {
    await called(page, 'Mei');
    const [jonas, lena] = [await other(page, 'Jonas'), await other(page, 'Lena')];
    const table = await opened(jonas, TAO_LONG);
    await sit(lena, table);
    await watch(page, table);
  },
  'online-table-over': async page => {
    const { table, jonas } = await together(page, WAY);
    await watch(page, table);
    await act(jonas, table, { kind: 'resign', seat: 1 });
    await page.locator('.ending').waitFor();
    await page.locator('.dice-promise summary').click();
    await page.locator('.dice-promise button').click();
    await act(jonas, table, { kind: 'offer', offer: 'rematch', seat: 1 });
    await page.locator('.offer').waitFor();
  },
  'online-account-guest': async page => {
    await called(page, 'Mei');
    await page.goto('/account');
    await page.locator('.account-form').first().waitFor();
  },
  'online-account-phrase': async page => {
    await called(page, 'Mei');
    await page.goto('/account');
    await page.getByRole('button', { name: /Draw a phrase|Tirer une phrase/ }).click();
    await page.locator('.phrase-words').waitFor();
    await page.locator('.phrase').scrollIntoViewIfNeeded();
  },
  'online-account': async page => {
    await account(page, 'Mei');
    await page.goto('/account');
    await page.locator('.account-form').first().waitFor();
  },
  'online-profile': async page => {
    await account(page, 'Mei');
    const jonas = await other(page, 'Jonas');
    await account(jonas, 'Jonas');
    await ratedGames(page, jonas, [1, 1, 0, 1, 0, 0, 1, 1]);
    const { person } = await (await page.request.post('/api/guests', { data: {} })).json();
    await page.goto(`/people/${person.id}`);
    await page.locator('.rating-curve').waitFor();
  },
  'online-called': async page => {
    await called(page, 'Mei');
    const jonas = await other(page, 'Jonas');
    const table = await opened(page, TAO_LONG);
    await page.goto('/online');
    await page.locator('.whoami').waitFor();
    await page.goto('/about');
    await page.waitForTimeout(500);
    await sit(jonas, table);
    await page.locator('.call-notice').waitFor();
  },
  'online-lobby': async page => {
    await called(page, 'Mei');
    const jonas = await other(page, 'Jonas-the-long-winded');
    await fillLobby(jonas);
    const table = await opened(page, TAO_LONG);
    await sit(jonas, table);
    await speak(page, { t: 'challenge', setup: { options: 'tao-long' }, seats: [{ kind: 'me' }], isStanding: true });
    await page.goto('/online');
    await page.locator('.challenge').nth(4).waitFor();
    await page.locator('.game-row').first().waitFor();
  },
  'online-none': page => page.goto('/online/nothing'),
};
