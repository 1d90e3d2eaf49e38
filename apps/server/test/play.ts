import { pick, randomFrom } from '@dragonway/core';
import { type Table, toMove } from '@dragonway/table';
import type { ProofClient } from '../src/proof/client.js';

/** A legal move of a table, always the same for the same seed. */
export const someMove = (table: Table, seed: number): string => {
  const { game, state } = table.live;
  const moves = game.legalMoves(state).map(game.notation.formatMove);
  return pick(randomFrom(seed + (table.game?.moves.length ?? 0)), moves);
};

const isTurnOf = (table: Table, person: string): boolean => {
  const deciding = toMove(table);
  const sitter = deciding === undefined ? undefined : table.seats[deciding.seat]?.sitter;
  return sitter !== undefined && 'id' in sitter && sitter.id === person;
};

/** Plays for a client until the game is over or so many moves stand on the board; gives the table then. */
export const playOn = async (client: ProofClient, id: string, most = 400, seed = 1): Promise<Table> => {
  // The news that the game has begun may still be on its way.
  const isDone = ({ phase, game }: Table): boolean => phase === 'over' || (game?.moves.length ?? 0) >= most;
  for (;;) {
    const table = await client.when(id, copy => isDone(copy) || isTurnOf(copy, client.pass.id), 'a turn');
    if (isDone(table) || table.game === undefined) return table;
    const ply = table.game.moves.length;
    const answer = await client.do(id, { kind: 'play', game: table.game.number, ply, move: someMove(table, seed) });
    if (answer.t === 'refused') throw new Error(`refused: ${JSON.stringify(answer.refusal)}`);
    await client.when(id, copy => copy.version >= (answer.v ?? 0), 'the own move');
  }
};
