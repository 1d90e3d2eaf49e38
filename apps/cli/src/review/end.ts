import type { GameRecord, Replay } from '@dragonway/core';

/** How the game of a record ended: by its rules, by an agreement or a resignation, or not at all. */
export const endLine = ({ result }: GameRecord, { game, start, decisions }: Replay): string => {
  if (result === '*') return 'The game was left before its end.';
  const isOver = game.outcome(decisions.at(-1)?.after ?? start) !== undefined;
  return isOver ? `The game ended ${result}.` : `The players ended the game ${result} before its end.`;
};
