import { Session, type Strength } from '@dragonway/ai';
import { type Game, InvariantError, randomFrom } from '@dragonway/core';
import { parseTable } from '@dragonway/games';
import type { MachineAnswer, MachineQuestion } from './port.js';

// Nobody waits for a machine longer than this, whatever its level would like.
const LONGEST_THOUGHT = 10_000;
const HIGHEST_LEVEL = 10;
const LOWEST_LEVEL = 1;

const strengthOf = (level: string): Strength => {
  const number = Math.min(HIGHEST_LEVEL, Math.max(LOWEST_LEVEL, Math.trunc(Number(level)) || LOWEST_LEVEL));
  // The bounds above are those of the levels.
  return { kind: 'level', level: number } as Strength;
};

const stateAfter = (game: Game, { position, moves }: MachineQuestion): object => {
  const start = position === undefined ? undefined : game.notation.parsePosition(position);
  if (start?.ok === false) throw new InvariantError('a machine is asked about no position', position ?? '');
  return moves.reduce<object>((state, text) => {
    const move = game.notation.parseMove(state, text);
    if (!move.ok) throw new InvariantError('a machine is asked about an illegal move', text);
    return game.next(state, move.value);
  }, start?.value ?? game.start());
};

/** Any legal move, for games that nobody has taught the machines yet. */
const anyMove = (question: MachineQuestion): MachineAnswer => {
  const table = parseTable(question.options);
  if (!table.ok) throw new InvariantError('a machine is asked about no game', question.options);
  const { game } = table.value;
  const moves = game.legalMoves(stateAfter(game, question)).map(game.notation.formatMove);
  const move = moves[randomFrom(question.seed).below(moves.length)];
  if (move === undefined) throw new InvariantError('a machine is asked when nobody chooses', question.options);
  return { move };
};

/** Decides as a machine of the level does. */
export const chooseMove = async (question: MachineQuestion): Promise<MachineAnswer> => {
  const { level, ...request } = question;
  const advice = await new Session().start({ ...request, strength: strengthOf(level), time: LONGEST_THOUGHT });
  return advice.ok ? { move: advice.value.move, chance: advice.value.chance } : anyMove(question);
};
