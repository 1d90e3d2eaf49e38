import { type Game, randomFrom } from '@dragonway/core';
import {
  chancesOf,
  type WayMove,
  type WayOptions,
  type WayState,
  type WayTypes,
  wayOfTheDragon,
  wayOfTheDragonKind,
} from '@dragonway/way-of-the-dragon';
import { describe, expect, test } from 'vitest';
import type { Advice, Strength, Thinking } from '../thinker.js';
import { wayThinker } from './way-of-the-dragon.js';
import { greedyMove } from './way-of-the-dragon-greedy.js';

const optionsOf = (text: string): WayOptions => {
  const options = wayOfTheDragonKind.parseOptions(text);
  if (!options.ok) throw new Error(options.refusal.code);
  return options.value;
};

const finish = (thinking: Thinking): Advice => {
  let step = thinking.next();
  while (!step.done) step = thinking.next();
  return step.value;
};

type Choose = (state: WayState, seed: number) => WayMove;

const thinkerChooses = (options: WayOptions, strength: Strength): Choose => {
  const thinker = wayThinker(options);
  const game = wayOfTheDragon(options);
  return (state, seed) => {
    const { move } = finish(thinker.think({ states: [state], strength, seed }));
    const read = game.notation.parseMove(state, move);
    if (!read.ok) throw new Error(`${move} is not legal in ${game.notation.formatPosition(state)}`);
    return read.value;
  };
};

const greedyChooses = (options: WayOptions): Choose => {
  const game = wayOfTheDragon(options);
  return state => greedyMove(game, options.length, state) ?? { kind: 'pass' };
};

const rollFor = (state: WayState, below: (count: number) => number): WayMove => {
  const chances = chancesOf(state.kept);
  let left = below(chances.reduce((sum, { weight }) => sum + weight, 0));
  for (const { move, weight } of chances) {
    left -= weight;
    if (left < 0) return move;
  }
  throw new Error('weights do not sum up');
};

/** The share of the points of the first chooser, in games with the seats exchanged and the dice drawn from a seed. */
const shareOf = (options: WayOptions, one: Choose, other: Choose, games: number): number => {
  const game: Game<WayTypes> = wayOfTheDragon(options);
  let points = 0;
  for (let index = 0; index < games; index += 1) {
    const random = randomFrom(1_000 + (index >> 1));
    let state = game.start();
    while (state.phase !== 'over') {
      const choose = state.seat % 2 === index % 2 ? one : other;
      const below = (count: number): number => random.below(count);
      state = game.next(state, state.phase === 'roll' ? rollFor(state, below) : choose(state, random.below(2 ** 30)));
    }
    const winners = game.outcome(state)?.winners ?? [];
    points += winners.filter(seat => seat % 2 === index % 2).length / winners.length;
  }
  return points / games;
};

const level = (number: 1 | 4 | 8 | 10): Strength => ({ kind: 'level', level: number });

const at = (options: WayOptions, position: string, ...moves: readonly string[]): WayState => {
  const game = wayOfTheDragon(options);
  const start = game.notation.parsePosition(position);
  if (!start.ok) throw new Error(start.refusal.code);
  return moves.reduce((state, text) => {
    const move = game.notation.parseMove(state, text);
    if (!move.ok) throw new Error(`${text}: ${move.refusal.code}`);
    return game.next(state, move.value);
  }, start.value);
};

const STRONG: Strength = { kind: 'limits', depth: 2, nodes: 20_000 };
const adviceAt = (options: WayOptions, state: WayState, strength: Strength = STRONG, seed = 1): Advice =>
  finish(wayThinker(options).think({ states: [state], strength, seed }));

describe('the artificial player', () => {
  const two = optionsOf('way-of-the-dragon');

  test('wins where the dice allow it', () => {
    // Black's last piece stands before the numbers, and red has no points.
    const state = at(two, 'k:12.12.12.12.9/r:1.1.1.1.1 - - k 0', 'roll:WWMOO');
    const advice = adviceAt(two, state);
    expect(advice.move).toBe('move:O');
    expect(advice.proven).toEqual({ wins: true, turns: 1 });
    expect(advice.chance).toBe(100);
    expect(advice.reasons).toContainEqual({ code: 'reason/ends-game', wins: true, points: 14, ahead: 14 });
  });

  test('does not end a game that it would lose', () => {
    const state = at(two, 'k:10.10.10.10.9/r:14.14.14.8.8 - - k 0', 'roll:WWMOO');
    expect(adviceAt(two, state).move).not.toBe('move:O');
  });

  test('keeps the dice of the space that it needs and says how likely it is', () => {
    // Red has 12 points and is about to finish; black has 8 and needs the 5 of wood.
    const state = at(two, 'k:11.11.11.11.9/r:12.12.12.12.8 - - k 0', 'roll:FMOOO');
    const advice = adviceAt(two, state);
    expect(advice.move).toBe('keep:OOO');
    const [reason] = advice.reasons;
    expect(reason?.code).toBe('reason/keeps-for');
    expect(reason).toMatchObject({ dice: ['wood', 'wood', 'wood'], path: 'wood' });
    expect(advice.line[0]).toBe('keep:OOO');
  });

  test('gives the same answer to the same question with the same seed, at every level', () => {
    const options = optionsOf('way-of-the-dragon;players=k,w,b;powers=on');
    const state = at(options, 'k:3.0.7.0.9/w:0.10.0.8.0/b:4.0.12.1.0 - k.w.b w 0', 'roll:WFFED');
    for (const strength of [level(1), level(4), level(8)]) {
      expect(adviceAt(options, state, strength, 7)).toEqual(adviceAt(options, state, strength, 7));
    }
  });

  test('stops when told and still has an answer', () => {
    const state = at(two, 'k:3.0.7.0.9/r:0.10.0.8.0 - - k 0', 'roll:WFFED');
    const thinking = wayThinker(two).think({ states: [state], strength: level(10), seed: 1 });
    let step = thinking.next();
    while (!step.done) step = thinking.next(true);
    expect(step.value.move).not.toBe('');
    expect(step.value.depth).toBe(1);
  });

  test.each([
    'way-of-the-dragon;players=k,r,w,y,b;powers=on;immunity=on',
    'way-of-the-dragon;players=b,w,r;powers=on;dead=W3,F2,M4;length=5',
    'way-of-the-dragon;players=y,k;first=k;powers=on;length=15',
  ])('plays whole games at %s', text => {
    const options = optionsOf(text);
    const choose = thinkerChooses(options, level(4));
    expect(shareOf(options, choose, choose, 1)).toBeGreaterThanOrEqual(0);
  });
});

describe('strength in small matches', () => {
  const options = optionsOf('way-of-the-dragon');
  const play = (one: Strength, other: Strength, games: number): number =>
    shareOf(options, thinkerChooses(options, one), thinkerChooses(options, other), games);

  test('beats the player that always moves the farthest', () => {
    const strong = thinkerChooses(options, { kind: 'limits', depth: 1 });
    expect(shareOf(options, strong, greedyChooses(options), 24)).toBeGreaterThanOrEqual(0.6);
  });

  test('grows with the level', () => {
    expect(play(level(8), level(1), 16)).toBeGreaterThan(0.6);
  });
});
