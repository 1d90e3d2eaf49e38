import { startSessionThread } from '@dragonway/ai/node';
import type { Measured } from '../measure.js';

const TIMES = 15;
const NAMES = {
  answered: 'an endless search cancelled, until it is answered',
  free: 'the same, until the thread has answered a question of level 1',
} as const;

/** Where somebody chooses: a table and the moves played so far. */
export interface Asked {
  readonly options: string;
  readonly moves: readonly string[];
}

const summary = (name: string, times: readonly number[]): Measured => {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (index: number) => sorted[index] ?? 0;
  return { name, unit: 'ms', median: at(sorted.length >> 1), lowest: at(0), highest: at(sorted.length - 1) };
};

export interface CancelSpeed {
  readonly answered: Measured;
  readonly free: Measured;
}

/** How long it takes to be rid of a search that would never end, in milliseconds. */
export const cancelSpeed = async (game: string, asked: Asked): Promise<CancelSpeed> => {
  const thread = startSessionThread();
  const endless = { ...asked, strength: { kind: 'limits' } as const, seed: 1 };
  const short = { ...asked, strength: { kind: 'level', level: 1 } as const, seed: 1 };
  const answered: number[] = [];
  const free: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    let began = 0;
    await new Promise<void>(resolve => {
      const search = thread.start(endless, () => {
        if (began > 0) return;
        began = performance.now();
        thread.cancel();
        resolve(search.then(() => undefined));
      });
    });
    answered.push(performance.now() - began);
    await thread.start(short);
    free.push(performance.now() - began);
  }
  await thread.end();
  return { answered: summary(`${game}, ${NAMES.answered}`, answered), free: summary(`${game}, ${NAMES.free}`, free) };
};
