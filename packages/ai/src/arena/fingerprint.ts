import { scramble } from '../levels/noise.js';
import type { Contender } from './match.js';
import { playerDataOf } from './player-data.js';

const dataOf = (game: string, contender: Contender): unknown => {
  if (contender.kind !== 'thinker') return contender;
  const data = playerDataOf(game);
  const { strength } = contender;
  return [strength.kind === 'level' ? data?.levels[strength.level] : strength, data?.learned];
};

/** Eight hexadecimal digits that tell players of other levels, weights or commands apart. */
export const fingerprintOf = (game: string, contenders: readonly [Contender, Contender]): string => {
  const text = JSON.stringify(contenders.map(contender => dataOf(game, contender)));
  let print = 0;
  for (let at = 0; at < text.length; at++) print = scramble(print, text.charCodeAt(at), at);
  return print.toString(16).padStart(8, '0');
};
