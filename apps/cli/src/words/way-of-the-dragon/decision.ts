import { KEPT_DICE, ROLLS, type WayOptions, type WayState } from '@dragonway/way-of-the-dragon';
import { counted } from '../phrases.js';
import { diceInWords, playerName } from './names.js';

/** What is asked of whom, as the head of the list of choices. */
export const decisionInWords = (state: WayState, { players }: WayOptions): string => {
  const player = playerName(players[state.seat] ?? 'black');
  switch (state.phase) {
    case 'roll':
      return `The dice roll for ${player}; kept: ${diceInWords(KEPT_DICE[state.kept]?.faces ?? [])}`;
    case 'act': {
      const faces = state.roll === undefined ? [] : (ROLLS[state.roll]?.faces ?? []);
      return `${player}: act on ${diceInWords(faces)}, or roll again (${counted(state.rerolls, 're-roll')} left)`;
    }
    case 'again':
      return `${player}: Perfection, a complete turn again?`;
    case 'rebirth':
      return `${player}: use Rebirth for another turn?`;
    case 'over':
      return 'The game is over';
  }
};
