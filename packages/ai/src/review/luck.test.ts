import { randomFrom, recordOf, replay } from '@dragonway/core';
import { chancesOf, type WayMove, wayOfTheDragon, wayOfTheDragonKind } from '@dragonway/way-of-the-dragon';
import { describe, expect, test } from 'vitest';
import { wayThinker } from '../players/way-of-the-dragon.js';
import { type LuckReview, reviewLuck } from './luck.js';

/** The record of a game of a level against random moves, drawn from a seed. */
const playedReplay = (text: string, seed: number) => {
  const options = wayOfTheDragonKind.parseOptions(text);
  if (!options.ok) throw new Error(options.refusal.code);
  const game = wayOfTheDragon(options.value);
  const thinker = wayThinker(options.value);
  const random = randomFrom(seed);
  const moves: WayMove[] = [];
  let state = game.start();
  while (state.phase !== 'over') {
    const legal = game.legalMoves(state);
    let move = legal[random.below(legal.length)];
    if (state.phase === 'roll') {
      const chances = chancesOf(state.kept).flatMap(chance => Array.from({ length: chance.weight }, () => chance.move));
      move = chances[random.below(chances.length)];
    } else if (state.seat === 0) {
      const thinking = thinker.think({ states: [state], strength: { kind: 'limits', depth: 1 }, seed });
      let step = thinking.next();
      while (!step.done) step = thinking.next();
      const read = game.notation.parseMove(state, step.value.move);
      if (read.ok) move = read.value;
    }
    if (move === undefined) throw new Error('no move');
    moves.push(move);
    state = game.next(state, move);
  }
  const tags = [
    { name: 'Game', value: 'way-of-the-dragon' },
    { name: 'Options', value: text },
  ];
  const replayed = replay([wayOfTheDragonKind], recordOf({ game, start: game.start(), moves, tags }));
  if (!replayed.ok) throw new Error(replayed.refusal.code);
  return { replayed: replayed.value, outcome: game.outcome(state) };
};

const finish = (reviewing: Generator<unknown, LuckReview>): LuckReview => {
  let step = reviewing.next();
  while (!step.done) step = reviewing.next();
  return step.value;
};

describe.each(['way-of-the-dragon;length=5', 'way-of-the-dragon;players=w,r,b;powers=on;length=5'])(
  'luck and skill of a game at %s',
  text => {
    const { replayed, outcome } = playedReplay(text, 3);
    const { turns, totals } = finish(reviewLuck(replayed, { turns: 1 }));

    test('sum to the change of the chance, turn by turn and in the whole', () => {
      for (const { before, after, luck, decision } of turns) {
        before.forEach((chance, seat) => {
          expect(chance + (luck[seat] ?? 0) + (decision[seat] ?? 0)).toBeCloseTo(after[seat] ?? 0, 8);
        });
      }
      for (const { start, end, luck, decisions, othersLuck, othersDecisions } of totals) {
        expect(start + luck + decisions + othersLuck + othersDecisions).toBeCloseTo(end, 8);
      }
    });

    test('end where the game ended', () => {
      const winners = outcome?.winners ?? [];
      totals.forEach(({ end }, seat) => {
        expect(end).toBeCloseTo(winners.some(winner => winner === seat) ? 100 / winners.length : 0, 8);
      });
    });

    test('no decision gains anything for the player who makes it', () => {
      for (const { steps, seat } of turns) {
        for (const { by, before, after } of steps) {
          const gain = by === 'player' ? (after[seat] ?? 0) - (before[seat] ?? 0) : 0;
          expect(gain).toBeLessThan(1e-8);
        }
      }
    });

    test('the player who decided by the same judgement gave nothing away, the random one much', () => {
      expect(totals[0]?.decisions).toBeCloseTo(0, 6);
      expect(totals[1]?.decisions ?? 0).toBeLessThan(-5);
    });

    test('chances of all seats sum to one hundred', () => {
      for (const { after } of turns) expect(after.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(100, 6);
    });
  },
);
