// What the pictures show: every main screen, each reached as a person would reach it.
import { ONLINE_SCENES } from './online-scenes.mjs';

const FIELD = '8/8/8/8/8/8/8/8';
const VALLEY = '8/8/2g2b2/3RR3/3RR3/2r2g2/8/8 g5g6h6h7 d6(c6f3)g3g2h2 3,2/3,1';
const STONES = 'bb/b/ww/-/-/w/wb/- ccw h 14';
const CAVE = '8/8/3xo3/2o2o2/2x2o2/3ox3/8/8 d5d4e4 d7d8e8 2,3/1,4 bb/b/ww/-/-/w/wb/- ccw h 22';
const RACE = 'k:12.7.10.4.6/r:5.13.6.0.8/w:8.9.12.11.2/y:10.4.8.13.0/b:14.11.4.9.12 F3 k.r.y r 0';

const ANXIOUS = RACE.replace(' r 0', ' y 0');
const TRIO = 'k:12.7.10.4.6/r:5.13.6.0.8/w:8.9.12.11.2 - k.r.w r 0';

const linkOf = (options, position) => `/#${options}&${position.replaceAll(' ', '_')}`;

const begin = async page => {
  await page.getByRole('button', { name: /^(Begin|Commencer)$/ }).click();
  await page.locator('.table-page').waitFor();
};

/** Opens a position, begins, and types what was decided so far. */
const atTable = async (page, options, position, ...moves) => {
  await page.goto(linkOf(options, position));
  await begin(page);
  for (const move of moves) {
    const field = page.getByRole('textbox').last();
    await field.fill(move);
    await field.press('Enter');
    await page.waitForTimeout(150);
  }
};

const choose = async (page, space, ...texts) => {
  const option = page.locator('.dw-wheel:not(.dw-wheel-medal) [role=option]').nth(space);
  await option.evaluate(element => element.scrollIntoView({ block: 'center' }));
  await option.click({ force: true });
  for (const text of texts) {
    await page.locator('.composer .option', { hasText: text }).first().click();
    await page.waitForTimeout(100);
  }
};
// The wheel's spaces in their order on the page.
const [HEAVEN, LAKE, FIRE, , , MOUNTAIN, WATER] = [0, 1, 2, 3, 4, 5, 6];

const menuItem = async (page, name) => {
  await page.locator('.table-nav .header-button').last().click();
  await page.getByRole('menuitem', { name }).click();
};

/** Opens a game in the middle, dice included, from its record. */
const fromRecord = async (page, options, position, moves) => {
  const players = position
    .split(' ')[0]
    .split('/')
    .map((_, index) => `[Player ${index + 1} "Player ${index + 1}"]`);
  const tags = [
    `[Game "way-of-the-dragon"]`,
    `[Options "${options}"]`,
    `[Position "${position}"]`,
    `[Site "Dragonway"]`,
  ];
  const text = [...tags, '[Date "2026.11.16"]', ...players, '[Result "*"]', '', `1. ${moves} *`, ''].join('\n');
  await page.goto('/games');
  await page.locator('.import textarea').fill(text);
  await page.locator('.import button').last().click();
  await page.locator('.table-page').waitFor();
};

/** Changes the settings that are kept in the browser, before the page is opened. */
const prefer = (page, wish) =>
  page.addInitScript(text => {
    const kept = JSON.parse(localStorage.getItem('dragonway-settings') ?? '{}');
    localStorage.setItem('dragonway-settings', JSON.stringify({ ...kept, ...JSON.parse(text) }));
  }, JSON.stringify(wish));

const unfold = async page => {
  await page.locator('.folded > summary').first().click();
  await page.waitForTimeout(100);
};

export const SCENES = {
  start: async page => {
    await page.goto('/');
    await page.locator('.card-picture .dww-place').first().waitFor();
  },
  'setup-tao-long': page => page.goto('/play/tao-long/machine'),
  'setup-tao-long-more': async page => {
    await page.goto('/play/tao-long/people');
    await unfold(page);
  },
  'setup-own-board': async page => {
    await page.goto('/play/tao-long/people');
    await page.getByRole('radio', { name: /A board of your own|Votre propre plateau/ }).check({ force: true });
  },
  'setup-solo': page => page.goto('/play/tao-long/solo'),
  'setup-way': page => page.goto('/play/way-of-the-dragon/machine'),
  'setup-way-more': async page => {
    await page.goto('/play/way-of-the-dragon/people');
    await page.getByRole('radio', { name: '5', exact: true }).check({ force: true });
    await unfold(page);
  },
  'tao-long-begin': async page => {
    await page.goto('/play/tao-long/people');
    await begin(page);
  },
  'tao-long-destination': async page => {
    await atTable(page, 'tao-long;mode=master;scenario=valley', `${VALLEY} ${STONES}`);
    await choose(page, HEAVEN);
    await page.locator('.composer .option').nth(1).hover();
  },
  'tao-long-fire': async page => {
    await atTable(page, 'tao-long;mode=monk;scenario=valley', `${VALLEY} ${STONES}`);
    await choose(page, LAKE, '↓', /Expel|Expulser/);
  },
  'tao-long-water': async page => {
    await atTable(page, 'tao-long;mode=monk;scenario=valley', `${VALLEY} ${STONES}`);
    await choose(page, MOUNTAIN, '↓', /Expel|Expulser/);
  },
  'tao-long-closed': async page => {
    await page.goto('/play/tao-long/people');
    await begin(page);
    await choose(page, FIRE);
  },
  'tao-long-cave': page => atTable(page, 'tao-long;mode=monk;scenario=cave;segments=2,2', CAVE),
  'tao-long-village': page =>
    atTable(page, 'tao-long;mode=monk;village=earth', `8/8/8/3VV3/3VV3/8/8/8 c4c5c6b6 f3f2g2h2 3,2/3,1 ${STONES}`),
  'tao-long-torus': page => page.goto('/#tao-long;scenario=torus').then(() => begin(page)),
  'tao-long-mist': async page => {
    await page.goto('/#tao-long;mode=chosen');
    await begin(page);
    await choose(page, HEAVEN);
  },
  'tao-long-revealed': async page => {
    await atTable(page, 'tao-long;mode=chosen', `${FIELD} g5g6h6h7 d3c3c2c1 4,2/1,3 ${STONES}`, 'L', 'S+');
    await menuItem(page, /Resign|Abandonner/);
    await page.locator('.ending').waitFor();
  },
  'tao-long-handed-over': async page => {
    await atTable(page, 'tao-long;mode=monk;scenario=valley', `${VALLEY} -/b/bbb/-/ww/-/ww/- ccw h 14`, 'L');
    await page.locator('.hand-over').waitFor();
  },
  'tao-long-solo': async page => {
    await page.goto('/play/tao-long/solo');
    await begin(page);
    await choose(page, WATER);
    while ((await page.locator('.composer-buttons .main-button:enabled').count()) === 0)
      await page.locator('.composer .option').first().click();
    await page.locator('.composer-buttons .main-button').click();
  },
  'tao-long-past': async page => {
    await atTable(page, 'tao-long;mode=monk;scenario=valley', `${VALLEY} ${STONES}`, 'L', 'S!');
    await page.locator('.history-bar .round-button').nth(1).click();
  },
  'tao-long-hint': async page => {
    await prefer(page, { showsChance: true });
    await atTable(page, 'tao-long;mode=monk;scenario=valley', `${VALLEY} ${STONES}`);
    await page.keyboard.press('h');
    await page.locator('.hint').waitFor();
  },
  'tao-long-machine': async page => {
    await page.goto('/play/tao-long/machine');
    await begin(page);
    await choose(page, WATER);
    while ((await page.locator('.composer-buttons .main-button:enabled').count()) === 0)
      await page.locator('.composer .option').first().click();
    await page.locator('.composer-buttons .main-button').click();
    await page.locator('.reasons').first().waitFor();
  },
  'tao-long-over': page => atTable(page, 'tao-long;mode=monk', `${FIELD} g5g6h6h7 g3g2 4,4/1,0 ${STONES}`, 'L', 'S!'),
  'way-begin': async page => {
    await page.goto('/play/way-of-the-dragon/people');
    await begin(page);
  },
  'way-race': async page => {
    await atTable(page, 'way-of-the-dragon;players=k,r,w,y,b;powers=on;dead=F3', RACE);
    await page.keyboard.press('1');
    await page.keyboard.press('2');
  },
  'way-adviser': async page => {
    await prefer(page, { showsAdviser: true });
    await fromRecord(page, 'way-of-the-dragon;players=k,r,w;powers=on', TRIO, 'roll:WWFEO');
    await page.locator('.dww-adviser').waitFor();
    await page.locator('.dww-adviser').evaluate(element => element.scrollIntoView({ block: 'nearest' }));
  },
  'way-powers': async page => {
    await fromRecord(page, 'way-of-the-dragon;players=k,r,w,y,b;powers=on;dead=F3', ANXIOUS, 'roll:FFFMD');
    await page
      .locator('.composer .option', { hasText: /Anxiety|Anxiété/ })
      .first()
      .click();
  },
  'way-swap': async page => {
    await fromRecord(page, 'way-of-the-dragon;players=k,r,w;powers=on', TRIO, 'roll:WDDDD');
    await page
      .getByRole('gridcell', { name: /^.*: (Bird|Oiseau)/ })
      .first()
      .click();
  },
  'way-refused': page => atTable(page, 'way-of-the-dragon', 'k:12.7.10.4.6/r:5.13.6.0.8 - - k 0', 'nothing'),
  'way-machines': async page => {
    await page.goto('/play/way-of-the-dragon/watch');
    await begin(page);
    await page.waitForTimeout(2500);
  },
  'way-over': page => atTable(page, 'way-of-the-dragon', 'k:13.14.14.12.14/r:12.13.13.14.13 - - k 1'),
  games: async page => {
    await atTable(page, 'tao-long;mode=monk;scenario=valley', `${VALLEY} ${STONES}`);
    await page.goto('/play/way-of-the-dragon/people');
    await begin(page);
    await page.goto('/games');
    await page.locator('.game-row').first().waitFor();
  },
  'games-none': page => page.goto('/games'),
  'games-refused': async page => {
    await page.goto('/games');
    await page.locator('.import textarea').fill('[Game "go"]');
    await page.locator('.import button').last().click();
  },
  continue: async page => {
    await atTable(page, 'tao-long;mode=monk;scenario=valley', `${VALLEY} ${STONES}`);
    await page.goto('/');
    await page.locator('.continue a').waitFor();
  },
  rules: page => page.goto('/rules#R17'),
  about: page => page.goto('/about'),
  settings: async page => {
    await page.goto('/rules');
    await page.getByRole('button', { name: /Settings|Réglages/ }).click();
  },
  menu: async page => {
    await atTable(page, 'tao-long;mode=monk;scenario=valley', `${VALLEY} ${STONES}`);
    await page.locator('.table-nav .header-button').last().click();
  },
  record: async page => {
    await atTable(page, 'tao-long;mode=monk;scenario=valley', `${VALLEY} ${STONES}`);
    await menuItem(page, /Record|Feuille/);
    await page.getByRole('dialog').waitFor();
  },
  position: page => page.goto(linkOf('tao-long;mode=monk;scenario=valley', `${VALLEY} ${STONES}`)),
  'position-refused': page => page.goto(linkOf('tao-long;mode=monk', '8/8/8/8 a7a8')),
  'table-unknown': page => page.goto('/table/nothing'),
  ...ONLINE_SCENES,
};
