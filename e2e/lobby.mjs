// A lobby as it is on a busy evening: challenges with long and short words about them, and every kind of clock.

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

export const fillLobby = page =>
  page.evaluate(
    wishes =>
      new Promise((resolve, reject) => {
        const line = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
        const open = new Set(wishes.map(() => crypto.randomUUID()));
        line.addEventListener('open', () => line.send(JSON.stringify({ t: 'hello', protocol: 1 })));
        line.addEventListener('message', ({ data }) => {
          const { t, id, refusal } = JSON.parse(data);
          if (t === 'refused') reject(new Error(JSON.stringify(refusal)));
          if (t === 'welcome')
            for (const [index, command] of [...open].entries()) {
              const { isStanding = false, ...setup } = wishes[index];
              const said = { t: 'challenge', id: command, setup, seats: [{ kind: 'me' }], isStanding };
              line.send(JSON.stringify(said));
            }
          if (t !== 'done') return;
          open.delete(id);
          if (open.size > 0) return;
          line.close();
          resolve();
        });
      }),
    WISHES,
  );
