import { writeFileSync } from 'node:fs';
import { keptMatches } from './matches/kept.js';
import { strengthSection } from './matches/table.js';
import { measureTogether } from './measure.js';
import { type Bar, report } from './report.js';
import { cancelSpeed } from './rows/cancel.js';
import { clientReport } from './rows/client.js';
import { perftOf, randomGames, randomPlay } from './rows/rules.js';
import { searchSpeed } from './rows/search.js';
import { exactAdvice } from './rows/way-advice.js';
import { breakthrough } from './yardsticks/breakthrough.js';
import { chessJsPerft, chessopsPerft, chessopsRandomPlay } from './yardsticks/chess.js';

const MODES = ['grasshopper', 'monk', 'master', 'chosen'];
const modeOption = (mode: string): string => (mode === 'grasshopper' ? 'tao-long' : `tao-long;mode=${mode}`);

const taoLong = MODES.map(mode => randomPlay(`Tao Long, ${mode}`, modeOption(mode)));
const valley = randomPlay('Tao Long, master, The Valley', 'tao-long;mode=master;scenario=valley');
const solo = randomPlay('Tao Long, solo, master', 'tao-long;mode=master;solo=heaven');

const FIELD_POSITION = '8/8/8/8/8/8/8/8 d5d6c6c5 f4f3g3g4 3,2/4,1 w/b/bw/w/b/-/wb/- ccw h 21';
const VALLEY_POSITION = '8/8/2g2b2/3RR3/3RR3/2r2g2/8/8 b5b6a6a5 g4g5h5h4 3,2/4,1 w/b/bw/w/b/-/wb/- ccw h 21';

const perftField = perftOf('Tao Long, perft, The Field, master', 'tao-long;mode=master', {
  position: FIELD_POSITION,
  depth: 5,
});
const perftValley = perftOf('Tao Long, perft, The Valley, master', 'tao-long;mode=master;scenario=valley', {
  position: VALLEY_POSITION,
  depth: 5,
});

const searches = [
  ...MODES.map((mode, index) => ({
    speed: searchSpeed(`Tao Long, alpha-beta with evaluation, ${mode}`, modeOption(mode), FIELD_POSITION),
    yardstick: taoLong[index]?.name ?? '',
  })),
  {
    speed: searchSpeed(
      'Tao Long, alpha-beta with evaluation, master, The Valley',
      'tao-long;mode=master;scenario=valley',
      VALLEY_POSITION,
    ),
    yardstick: valley.name,
  },
];

const FIVE = 'way-of-the-dragon;players=k,r,w,y,b;powers=on';
const way = [
  randomPlay('Way of the Dragon, 2 players', 'way-of-the-dragon'),
  randomPlay('Way of the Dragon, 5 players with powers', FIVE),
];
const wayGames = [
  randomGames('Way of the Dragon, 2 players, whole games', 'way-of-the-dragon'),
  randomGames('Way of the Dragon, 5 players with powers, whole games', FIVE),
];

const subjects = [
  chessopsRandomPlay,
  chessopsPerft,
  chessJsPerft,
  breakthrough,
  ...taoLong,
  valley,
  solo,
  perftField,
  perftValley,
  ...way,
  ...wayGames,
  ...searches.map(({ speed }) => speed),
  exactAdvice,
];

const RANDOM_PLAY_BAR = 4;
const PERFT_BAR = 2;
const SEARCH_BAR = 0.25;
/** Less than 500 µs each. */
const ADVICE_BAR = 2000;

/** Milliseconds until a cancelled search is answered. */
const CANCEL_BAR = 20;

const cancels = [
  await cancelSpeed('Tao Long', { options: 'tao-long;mode=master', moves: [] }),
  await cancelSpeed('Way of the Dragon', { options: 'way-of-the-dragon', moves: ['roll:MMEOD'] }),
];

const bars: readonly Bar[] = [
  ...[...taoLong, valley, ...way].map(({ name }) => ({
    what: `${name}, random play`,
    subject: name,
    yardstick: chessopsRandomPlay.name,
    atLeast: RANDOM_PLAY_BAR,
  })),
  ...taoLong.map(({ name }) => ({ what: `${name}, random play`, subject: name, yardstick: chessopsPerft.name })),
  ...taoLong.map(({ name }) => ({ what: `${name}, random play`, subject: name, yardstick: breakthrough.name })),
  ...[perftField, perftValley].flatMap(({ name }) => [
    { what: name, subject: name, yardstick: chessJsPerft.name, atLeast: PERFT_BAR },
    { what: name, subject: name, yardstick: chessopsPerft.name },
  ]),
  ...searches.map(({ speed: { name }, yardstick }) => ({
    what: name,
    subject: name,
    yardstick,
    atLeast: SEARCH_BAR,
  })),
  { what: exactAdvice.name, subject: exactAdvice.name, atLeast: ADVICE_BAR },
  ...cancels.map(({ answered: { name } }) => ({ what: name, subject: name, atMost: CANCEL_BAR })),
];

const measured = [...measureTogether(subjects), ...cancels.flatMap(({ answered, free }) => [answered, free])];
const text = `${report(measured, bars)}${await clientReport()}\n${strengthSection(keptMatches())}`;
process.stdout.write(text);
writeFileSync(new URL('../results.md', import.meta.url), text);
