import { taoLongKind } from '@dragonway/tao-long';
import { expect, test } from 'vitest';

test("the README's example", () => {
  const options = taoLongKind.parseOptions('tao-long;mode=monk;scenario=valley');
  if (!options.ok) throw new Error(options.refusal.code);
  const game = taoLongKind.game(options.value);

  let state = game.start();
  for (const text of ['H', 'S+']) {
    const move = game.notation.parseMove(state, text);
    if (!move.ok) throw new Error(move.refusal.code);
    const step = game.play(state, move.value);
    state = step.state;
  }
  expect(game.notation.formatDecision(state)).toBe('earth spirit');
});
