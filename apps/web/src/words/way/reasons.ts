import type { WayReason } from '@dragonway/ai';
import { plural, t } from '@lingui/core/macro';
import { percent } from '../../shared/i18n/lists.js';
import { diceInWords, pathName, playerName, powerName, spaceInWords } from './names.js';

type Of<Code extends WayReason['code']> = Extract<WayReason, { readonly code: Code }>;

const keeps = ({ dice, path, space, number, percent: share }: Of<'reason/keeps-for'>): string => {
  const kept = diceInWords(dice);
  const goal = spaceInWords(path, space, number);
  const odds = percent(share);
  return t`It keeps ${kept} and hopes for ${goal}: ${odds}.`;
};

const keepsForAct = ({ act, percent: share }: Of<'reason/keeps-for-act'>): string => {
  const odds = percent(share);
  return act === 'equilibrium' ? t`It hopes for Equilibrium: ${odds}.` : t`It hopes for the Great Dragon: ${odds}.`;
};

const ends = ({ wins, points }: Of<'reason/ends-game'>): string =>
  wins ? t`It ends the game and wins with ${points} points.` : t`It ends the game with ${points} points.`;

/** Why the machine of Way of the Dragon chose its move. */
export const wayReasonInWords = (reason: WayReason): string => {
  switch (reason.code) {
    case 'reason/only-move':
      return t`It had no other move.`;
    case 'reason/keeps-for':
      return keeps(reason);
    case 'reason/keeps-for-act':
      return keepsForAct(reason);
    case 'reason/rolls-on':
      return t`Rolling again promises more than acting at once.`;
    case 'reason/acts-at-once':
      return t`Acting at once is worth more than another roll.`;
    case 'reason/ends-game':
      return ends(reason);
    case 'reason/finishes-path': {
      const path = pathName(reason.path);
      const points = plural(reason.number, { one: '# point', other: '# points' });
      return t`It brings a piece home on ${path}: ${points}.`;
    }
    case 'reason/advances': {
      const path = pathName(reason.path);
      const left = plural(reason.left, { one: '# space', other: '# spaces' });
      return t`It comes closer on ${path}: ${left} to the first number.`;
    }
    case 'reason/advances-all': {
      const pieces = plural(reason.pieces, { one: '# piece', other: '# pieces' });
      return t`It advances ${pieces} at once.`;
    }
    case 'reason/takes-space-of': {
      const player = playerName(reason.player);
      const path = pathName(reason.path);
      return t`It takes a space on ${path} that ${player} could have reached.`;
    }
    case 'reason/swaps': {
      const forward = playerName(reason.forward);
      const back = playerName(reason.back);
      const path = pathName(reason.path);
      return t`It swaps on ${path}: ${forward} goes forward, ${back} back.`;
    }
    case 'reason/power-pays': {
      const power = powerName(reason.power);
      return t`${power} pays most right now.`;
    }
    case 'reason/saves-power': {
      const power = powerName(reason.power);
      return t`It saves ${power} for later.`;
    }
    case 'reason/takes-turn-again':
      return t`Another turn is worth taking.`;
    case 'reason/leaves-turn':
      return t`Another turn would not help.`;
    case 'reason/position': {
      const chance = percent(reason.chance);
      return t`It likes where this leads: ${chance} to win.`;
    }
  }
};
