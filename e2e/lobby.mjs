// A lobby as it is on a busy evening: challenges with long and short words about them, and every kind of clock.
import { speak } from './speak.mjs';

const MINUTE = 60_000;
const WISHES = [
  { options: 'tao-long;mode=chosen', clock: { kind: 'none' } },
  {
    options: 'tao-long;mode=monk;scenario=valley',
    clock: { kind: 'fischer', initial: 90 * MINUTE, increment: MINUTE },
  },
  { options: 'tao-long;mode=monk;village=earth', clock: { kind: 'days', days: 14 } },
  {
    options: 'way-of-the-dragon;players=k,r,w,y,b;powers=on;dead=F3',
    clock: { kind: 'byoyomi', main: 90 * MINUTE, period: MINUTE, periods: 10 },
    isStanding: true,
  },
  { options: 'way-of-the-dragon', clock: { kind: 'fischer', initial: 3 * MINUTE, increment: 2_000 }, isStanding: true },
];

export const fillLobby = async page => {
  const challengeOf = ({ isStanding = false, ...setup }) => ({
    t: 'challenge',
    setup,
    seats: [{ kind: 'me' }],
    isStanding,
  });
  await speak(page, ...WISHES.map(challengeOf));
};
