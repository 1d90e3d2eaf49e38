import type { Solution } from '@dragonway/ai';
import type { Seat } from '@dragonway/core';
import { DRAGONS, type Move } from '@dragonway/tao-long';
import { counted } from '../phrases.js';
import { DRAGON_NAMES } from './names.js';

/** What a solver found out for the dragon that chooses. */
export const solutionInWords = (solution: Solution<Move>, seat: Seat, textOf: (move: Move) => string): string => {
  const name = DRAGON_NAMES[DRAGONS[seat] ?? 'heaven'];
  const turns = counted(solution.turns, 'turn');
  switch (solution.kind) {
    case 'won':
      return `${name} wins in ${turns}: ${solution.line.map(textOf).join(' ')}`;
    case 'lost':
      return `${name} cannot avoid defeat, and puts it off for ${turns}: ${solution.line.map(textOf).join(' ')}`;
    case 'open':
      return `Nothing is decided within ${turns}; more --nodes look further.`;
  }
};
