import type { WayReason } from '@dragonway/ai';
import type { Face } from '@dragonway/way-of-the-dragon';
import { percent } from '../percent.js';
import { counted } from '../phrases.js';
import { diceInWords, POWER_NAMES, playerName, spaceInWords } from './names.js';

type Of<Code extends WayReason['code']> = Extract<WayReason, { readonly code: Code }>;

const gain = (value: number): string => `(${percent(value)} more to win)`;

const kept = (dice: readonly Face[]): string => (dice.length === 0 ? 'no die' : diceInWords(dice));

const ends = ({ wins, points, ahead }: Of<'reason/ends-game'>): string => {
  const scored = counted(points, 'point');
  return wins ? `It ends the game and wins with ${scored}, ${ahead} ahead.` : `It ends the game with ${scored}.`;
};

/** Why a machine chose its move: words first, numbers behind them. */
export const reasonInWords = (reason: WayReason): string => {
  switch (reason.code) {
    case 'reason/only-move':
      return 'It had no other move.';
    case 'reason/keeps-for':
      return `It keeps ${kept(reason.dice)} and hopes for ${spaceInWords(reason.path, reason.space, reason.number)} (${percent(reason.percent)} likely).`;
    case 'reason/keeps-for-act':
      return `It keeps ${kept(reason.dice)} and hopes for ${reason.act === 'equilibrium' ? 'Equilibrium' : 'the Great Dragon'} (${percent(reason.percent)} likely).`;
    case 'reason/rolls-on':
      return `Rolling again promises more than acting at once ${gain(reason.percent)}.`;
    case 'reason/acts-at-once':
      return `Acting at once is worth more than another roll ${gain(reason.percent)}.`;
    case 'reason/ends-game':
      return ends(reason);
    case 'reason/finishes-path':
      return `It brings a piece home on the ${reason.path} path (${counted(reason.number, 'point')}).`;
    case 'reason/advances':
      return `It comes closer on the ${reason.path} path (${counted(reason.left, 'space')} to the first number).`;
    case 'reason/advances-all':
      return `It advances ${counted(reason.pieces, 'piece')} at once.`;
    case 'reason/takes-space-of':
      return `It takes ${spaceInWords(reason.path, reason.space)}, which ${playerName(reason.player)} could have reached (with ${counted(reason.dice, 'die', 'dice')}).`;
    case 'reason/swaps':
      return `It swaps on the ${reason.path} path: ${playerName(reason.forward)} goes forward, ${playerName(reason.back)} back (by ${counted(reason.spaces, 'space')}).`;
    case 'reason/power-pays':
      return `${POWER_NAMES[reason.power]} pays most right now ${gain(reason.percent)}.`;
    case 'reason/saves-power':
      return `It saves ${POWER_NAMES[reason.power]} for later ${gain(reason.percent)}.`;
    case 'reason/takes-turn-again':
      return `Another turn is worth taking ${gain(reason.percent)}.`;
    case 'reason/leaves-turn':
      return `Another turn would not help ${gain(reason.percent)}.`;
    case 'reason/position':
      return `It likes where this leads (${percent(reason.chance)} to win).`;
  }
};
