import { formatRecord, type Game, type GameKind, type GameTypes, parseRecord, recordOf, replay } from '@dragonway/core';
import { contract } from '../conformance-error.js';
import type { Snapshots } from '../snapshot.js';

/** The same moves lead to the same state again. */
export const checkSameMoves = <Types extends GameTypes>(
  game: Game<Types>,
  texts: readonly string[],
  reached: Types['State'],
  snapshots: Snapshots,
): readonly Types['Move'][] => {
  let state = game.start();
  const moves = texts.map(text => {
    const read = game.notation.parseMove(state, text);
    contract(read.ok, () => `${text} is refused when the game is played again`);
    state = game.next(state, read.value);
    return read.value;
  });
  contract(snapshots.of(state) === snapshots.of(reached), () => 'the same moves lead to another state');
  return moves;
};

/** The record of a game is written, read and replayed without a loss. */
export const checkRecord = <Types extends GameTypes>(
  kind: GameKind,
  options: string,
  game: Game<Types>,
  moves: readonly Types['Move'][],
): void => {
  const tags = [
    { name: 'Game', value: kind.id },
    { name: 'Options', value: options },
  ];
  const text = formatRecord(recordOf({ game, start: game.start(), moves, tags }));
  const read = parseRecord(text);
  contract(read.ok, () => `the record cannot be read: ${JSON.stringify(read)}\n${text}`);
  contract(formatRecord(read.value) === text, () => `the record is written differently after reading:\n${text}`);
  const replayed = replay([kind], read.value);
  contract(replayed.ok, () => `the record cannot be replayed: ${JSON.stringify(replayed)}\n${text}`);
  contract(replayed.value.decisions.length === moves.length, () => 'the record has lost decisions');
};
