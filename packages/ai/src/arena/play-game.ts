import { CHANCE, type Game, NOBODY, type Random, randomFrom, type Seat } from '@dragonway/core';
import { EngineError } from './engine-fault.js';
import { type Forfeit, type Match, type MatchGame, type MatchResult, pairingOf } from './match.js';
import { randomMove, randomOpening } from './opening.js';

/** A player while a game lasts: chooses a move's text for the last of the states. */
export interface Chooser {
  choose(states: readonly object[], moves: readonly string[], seed: number): Promise<string>;
}

const REPETITIONS_OF_A_DRAW = 3;

interface Course {
  readonly states: object[];
  readonly moves: string[];
  readonly seen: Map<string, number>;
}

const isRepeated = (game: Game, state: object, { seen }: Course): boolean => {
  const key = game.repetitionKey(state);
  if (key === undefined) return false;
  const times = (seen.get(key) ?? 0) + 1;
  seen.set(key, times);
  return times >= REPETITIONS_OF_A_DRAW;
};

const advance = (game: Game, course: Course, state: object, text: string): object => {
  const move = game.notation.parseMove(state, text);
  if (!move.ok) throw new Error(`illegal move ${text} in ${game.notation.formatPosition(state)}`);
  const next = game.next(state, move.value);
  course.states.push(next);
  course.moves.push(text);
  return next;
};

const resultFor = (game: Game, state: object, seat: number): MatchResult => {
  const winners = game.outcome(state)?.winners;
  if (winners === undefined || winners.length !== 1) return 'draw';
  return winners[0] === seat ? 'win' : 'loss';
};

/** The move of whoever acts, or the forfeit of an engine that owes it. */
const chosenBy = async (
  choosers: readonly [Chooser, Chooser],
  seatOfOne: number,
  seat: Seat,
  course: Course,
  random: Random,
): Promise<string | Forfeit> => {
  const isOne = seat === seatOfOne;
  try {
    return await choosers[isOne ? 0 : 1].choose(course.states, course.moves, random.below(2 ** 31 - 1));
  } catch (error) {
    if (!(error instanceof EngineError) || error.duty !== 'move') throw error;
    return { by: isOne ? 'one' : 'other', fault: error.fault };
  }
};

/** Plays one game of a match; `choosers` are its contenders `one` and `other`. */
export const playGame = async (
  game: Game,
  match: Match,
  index: number,
  choosers: readonly [Chooser, Chooser],
): Promise<MatchGame> => {
  const { seatOfOne, seed } = pairingOf(match, index);
  const opening = randomOpening(game, match.openingDecisions, randomFrom(seed));
  const random = randomFrom(seed + 1);
  const course: Course = { states: [...opening.states], moves: [...opening.moves], seen: new Map() };
  let state = opening.states.at(-1) ?? game.start();
  for (;;) {
    const actor = game.actor(state);
    const turns = game.notation.turnNumber(state);
    const isOver = actor === NOBODY || turns > match.mostTurns || isRepeated(game, state, course);
    if (isOver) return { index, result: resultFor(game, state, seatOfOne), turns, moves: course.moves };
    const text =
      actor === CHANCE
        ? game.notation.formatMove(randomMove(game, state, random))
        : await chosenBy(choosers, seatOfOne, actor, course, random);
    if (typeof text !== 'string') {
      return { index, result: text.by === 'one' ? 'loss' : 'win', turns, moves: course.moves, forfeit: text };
    }
    state = advance(game, course, state, text);
  }
};
