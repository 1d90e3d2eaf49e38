import { lettersOfKept } from '../dice/kept.js';
import { lettersOfRoll } from '../dice/rolls.js';
import { PLAYER_LETTERS } from '../letters.js';
import type { Rules } from '../rules.js';
import { standings, winnersOf } from '../score.js';
import { playerOf } from '../turn.js';
import type { WayState } from '../types.js';

const formatEnd = (rules: Rules, state: WayState): string => {
  const all = standings(rules, state);
  const scores = all.map(({ player, points }) => `${PLAYER_LETTERS[player]}=${points}`);
  const winners = winnersOf(all).map(({ player }) => PLAYER_LETTERS[player]);
  return ['over', ...scores, winners.join('.')].join(' ');
};

/** Who chooses what. */
export const formatDecision = (rules: Rules, state: WayState): string => {
  const letter = PLAYER_LETTERS[playerOf(rules, state)];
  switch (state.phase) {
    case 'roll':
      return `chance roll ${lettersOfKept(state.kept) || '-'} ${state.rerolls}`;
    case 'act':
      return `${letter} act ${lettersOfRoll(state.roll)} ${state.rerolls}`;
    case 'again':
    case 'rebirth':
      return `${letter} ${state.phase}`;
    case 'over':
      return formatEnd(rules, state);
  }
};
