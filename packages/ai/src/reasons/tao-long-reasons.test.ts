import { type Game, seat } from '@dragonway/core';
import type { State, TaoLongTypes } from '@dragonway/tao-long';
import { expect, test } from 'vitest';
import { optionsOf, randomTurnStarts } from '../../test/tables.js';
import { judgedTaoLong } from '../evaluate/tao-long/judge.js';
import { thinkThrough } from '../search/deepening.js';
import { winsWithin } from '../solve/exhaust.js';
import { hardestBlow } from './tao-long-blows.js';
import type { TaoLongReason } from './tao-long-reason.js';
import { taoLongReasons } from './tao-long-reasons.js';

const FIELD = '8/8/8/8/8/8/8/8';

const at = (position: string, options = 'tao-long') => {
  const judged = judgedTaoLong(optionsOf(options));
  const state = judged.game.notation.parsePosition(position);
  if (!state.ok) throw new Error(state.refusal.code);
  return { judged, state: state.value };
};

const reasonsAt = (position: string) => {
  const { judged, state } = at(position);
  const thought = thinkThrough(judged, state, { limits: { nodes: 3_000 }, tableBytes: 1 << 20 });
  return taoLongReasons(judged.game, state, thought, 50);
};

// Earth's last segment with one water; Heaven's head at d4 faces it from the north, and the wheel offers a bite.
const BITE_THAT_WINS = `${FIELD} d5d6d7d8 d3c3 4,0/1,0 wwww/-/-/-/bbbb/-/-/- ccw h 9`;

const winner = (game: Game<TaoLongTypes>, state: State): boolean => winsWithin(game, state, seat(0), 1);

test('a proven win is told first, with its turns', () => {
  const { judged, state } = at(BITE_THAT_WINS);
  expect(winner(judged.game, state)).toBe(true);
  expect(reasonsAt(BITE_THAT_WINS)[0]).toEqual({ code: 'reason/wins', turns: 1 });
});

test('one or two reasons, never none', () => {
  for (const turn of [1, 2, 3]) {
    const reasons = reasonsAt(
      `${FIELD} a7a8b8b7 g1h1h2g2 4,0/4,0 ww/-/bw/-/bb/-/wb/- ccw ${turn % 2 === 0 ? 'e' : 'h'} 1`,
    );
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.length).toBeLessThanOrEqual(2);
  }
});

/** All but the proven ends, which games drawn by lot hardly show to a short look. */
const CODES: readonly TaoLongReason['code'][] = [
  'reason/only-move',
  'reason/deals',
  'reason/threatens',
  'reason/escapes',
  'reason/leaves',
  'reason/focus',
  'reason/balance',
  'reason/absorbs',
  'reason/gains-phases',
  'reason/position',
];

test('a proven loss is told first, with the turns that it can be put off', () => {
  const { judged, state } = at(BITE_THAT_WINS);
  const thought = thinkThrough(judged, state, { limits: { nodes: 200 }, tableBytes: 1 << 16 });
  const reasons = taoLongReasons(judged.game, state, { ...thought, proven: { wins: false, turns: 4 } }, 0);
  expect(reasons[0]).toEqual({ code: 'reason/loses', turns: 4 });
});

test('every kind of reason is met in play', () => {
  const judged = judgedTaoLong(optionsOf('tao-long;mode=monk'));
  const met = new Set<string>();
  for (const [index, state] of randomTurnStarts('tao-long;mode=monk', 6, 200).entries()) {
    if (index % 3 !== 0 || CODES.every(code => met.has(code))) continue;
    const thought = thinkThrough(judged, state, { limits: { nodes: 120 }, tableBytes: 1 << 16 });
    for (const { code } of taoLongReasons(judged.game, state, thought, 50)) met.add(code);
  }
  expect(CODES.filter(code => !met.has(code))).toEqual([]);
});

test('the hardest blow names action, damage and the part that it hits', () => {
  const { judged, state } = at(`${FIELD} d5d6d7d8 d2c2b2a2 4,3/4,0 -/-/-/-/-/-/wwbb/wwbb ccw h 9`);
  const blow = hardestBlow(judged.game, state, 'heaven');
  expect(blow).toMatchObject({ action: 'fire', by: 'expel', part: 'head' });
});
