import type { Game } from '@dragonway/core';
import { parseTable } from '@dragonway/games';
import type { State, TaoLongTypes } from '@dragonway/tao-long';
import { describe, expect, test } from 'vitest';
import { chooseDestination, chooseSpace, compose, filledIn, isEmptyDraft, shortened, spaceChoices } from './compose.js';
import { type Draft, EMPTY_DRAFT } from './types.js';

const tableOf = (options: string, position?: string): { game: Game<TaoLongTypes>; state: State } => {
  const table = parseTable(options);
  if (!table.ok) throw new Error(table.refusal.code);
  // Sound because the options are those of Tao Long.
  const game = table.value.game as unknown as Game<TaoLongTypes>;
  if (position === undefined) return { game, state: game.start() };
  const state = game.notation.parsePosition(position);
  if (!state.ok) throw new Error(state.refusal.code);
  return { game, state: state.value };
};

const chosen = (game: Game<TaoLongTypes>, state: State, draft: Draft, element: string): Draft => {
  const { step } = compose(game, state, draft);
  const choice = step.kind === 'space' ? step.choices.find(space => space.element === element) : undefined;
  return choice === undefined ? draft : chooseSpace(draft, choice);
};

describe('the wheel', () => {
  test('R1: offers three spaces at the start and says why Fire is closed', () => {
    const { game, state } = tableOf('tao-long');
    const choices = spaceChoices(game, state);
    const open = choices.filter(({ moves }) => moves.length > 0).map(({ element, action }) => `${element}>${action}`);
    expect(open).toEqual(['heaven>fire', 'earth>water', 'water>heaven']);
    expect(choices.find(({ element }) => element === 'fire')?.refusal?.code).toBe('move/impossible-action');
  });
});

describe('a turn', () => {
  test('is put together from space and destination, and then ready', () => {
    const { game, state } = tableOf('tao-long');
    const lifted = chosen(game, state, EMPTY_DRAFT, 'water');
    const { step } = compose(game, state, lifted);
    if (step.kind !== 'destination') throw new Error(step.kind);
    expect(step.choices.map(({ id }) => id)).toEqual(['S', 'SS']);
    const [first] = step.choices;
    if (first === undefined) throw new Error('no destination');
    expect(compose(game, state, chooseDestination(lifted, first)).step.kind).toBe('ready');
  });

  test('asks for absorb or expel where the action ends so', () => {
    const { game, state } = tableOf('tao-long');
    const lifted = chosen(game, state, EMPTY_DRAFT, 'heaven');
    const { step } = compose(game, state, lifted);
    const [first] = step.kind === 'destination' ? step.choices : [];
    if (first === undefined) throw new Error('no destination');
    const draft = chooseDestination(lifted, first);
    expect(draft.destination).toBe('S');
    expect(compose(game, state, draft).step.kind).toBe('then');
  });

  test('fills in the only place where an act can end, and takes it back together with what led to it', () => {
    const { game, state } = tableOf('tao-long');
    const lifted = chosen(game, state, EMPTY_DRAFT, 'heaven');
    const filled = filledIn(game, state, lifted);
    expect(filled.destination).toBe('S');
    expect(isEmptyDraft(shortened(game, state, filled))).toBe(true);
  });

  test('fills nothing in where there is a choice', () => {
    const { game, state } = tableOf('tao-long');
    const lifted = chosen(game, state, EMPTY_DRAFT, 'water');
    expect(filledIn(game, state, lifted)).toEqual(lifted);
    expect(filledIn(game, state, EMPTY_DRAFT)).toEqual(EMPTY_DRAFT);
    const { step } = compose(game, state, lifted);
    const [first] = step.kind === 'destination' ? step.choices : [];
    if (first === undefined) throw new Error('no destination');
    expect(shortened(game, state, chooseDestination(lifted, first))).toEqual(lifted);
  });

  test('asks for the order of stones only where there is a choice', () => {
    const { game, state } = tableOf(
      'tao-long;mode=monk',
      '8/8/8/8/8/8/8/8 a7a8b8b7 g1h1h2g2 4,0/4,0 -/ww/bw/-/bb/-/-/wb ccw h 1',
    );
    expect(chosen(game, state, EMPTY_DRAFT, 'lake').lift).toBeUndefined();
    const spaces = spaceChoices(game, state);
    const several = spaces.find(({ moves }) => moves.length > 1);
    expect(several === undefined || chooseSpace(EMPTY_DRAFT, several).lift === several.element).toBe(true);
  });

  test('R14: ends where a Focus hands the choice to the other player', () => {
    const position = '8/8/8/8/8/8/8/8 a7a8b8b7 g1h1h2g2 4,0/4,0 ww/b/bbb/-/ww/-/-/- ccw h 1';
    const { game, state } = tableOf('tao-long;mode=monk', position);
    const draft = chosen(game, state, EMPTY_DRAFT, 'lake');
    expect(compose(game, state, draft).step.kind).toBe('ready');
  });
});
