import { t } from '@lingui/core/macro';
import type { RulesSection } from './types.js';

/** Sections of Tao Long that every game needs. */
export const taoLongPlay = (): readonly RulesSection[] => [
  {
    id: 'table',
    title: t`The table`,
    paragraphs: [
      t`Two dragons share the Board of Human, 8 by 8 spaces. Each has a head and up to three segments in an unbroken chain, and faces away from its first segment. Heaven, called Tianlong, is white and plays first; Earth, called Dilong, is black.`,
      t`The Ba Gua is a wheel of eight spaces with four white and four black stones in stacks. Heaven, Earth, Fire and Water are its main spaces.`,
      t`Each dragon has up to four water stones, its life, and up to four fire stones, its stored power. All other stones lie in the centre; nothing is ever lost.`,
    ],
    rulings: [],
  },
  {
    id: 'turn',
    title: t`A turn`,
    paragraphs: [
      t`Spirit phase: choose a space of the wheel with stones, lift them all and drop them one by one on the following spaces, counter-clockwise. The space of the last stone is your action. Matter phase: your dragon performs it.`,
      t`A dragon that has lost its last segment is defeated, and the game ends at once.`,
    ],
    rulings: [
      {
        id: 'R1',
        text: t`A space whose action is impossible may not be chosen. If every space leads to an impossible action, any may be chosen: the stones fall, the Matter phase is skipped, and the dragon loses 1 water.`,
      },
      {
        id: 'R2',
        text: t`If the action was possible at the choice but an effect has made it impossible, it is skipped and the dragon loses 1 water.`,
      },
      {
        id: 'R3',
        text: t`A Wind or Thunder action in the Matter phase gives one more Spirit and Matter phase, at most once a turn.`,
      },
      { id: 'R4', text: t`In the extra Spirit phase the penalty of R1 applies as in the first.` },
    ],
  },
  {
    id: 'actions',
    title: t`Actions`,
    paragraphs: [
      t`Heaven: 1 or 2 steps straight ahead, only for a dragon that faces north or south; then bite. Earth: the same for a dragon that faces east or west.`,
      t`Wind: 1 step to the left or right for a dragon that faces north or south; then bite, and extra phases. Thunder: the same for a dragon that faces east or west.`,
      t`Lake: facing north or south, 1 step in any direction; facing east or west, stand still; then bite. Mountain: the other way round.`,
      t`Fire and Water: 1 step in any direction, then absorb or expel that element.`,
      t`A head cannot enter the edge, any dragon, an occupied portal, rocks, the village, or a portal that leads nowhere.`,
      t`Bite: if the head faces an adjacent part of the opponent, it loses 1 water. Absorb: take one stone of the element from the centre. Expel: a ranged attack with the ruler: 2 on the first space ahead, 1 on its two sides and on the second space, 0 on the third.`,
    ],
    rulings: [
      { id: 'R5', text: t`Heaven and Earth never turn the head.` },
      {
        id: 'R6',
        text: t`A step that no direction allows makes the action impossible. Standing still is always possible and also ends with a bite.`,
      },
      {
        id: 'R7',
        text: t`One step of Heaven or Earth is enough; the second is optional. The bite is looked for at the end of the whole action.`,
      },
      { id: 'R8', text: t`The head is placed before the tail leaves, so a dragon's own tail is an obstacle.` },
      {
        id: 'R9',
        text: t`The first space ahead is always reached; the others only if the spaces before them are clear. Every tile and every dragon stops what lies behind it.`,
      },
      {
        id: 'R10',
        text: t`The damage is the highest value on a reached part of the opponent, plus a bonus: for fire your fire stones, for water the water stones in the centre.`,
      },
      {
        id: 'R11',
        text: t`The bonus of water is counted before the damage. After a fire attack all your fire stones go to the centre, hit or miss.`,
      },
    ],
  },
  {
    id: 'damage',
    title: t`Damage and defeat`,
    paragraphs: [
      t`Each point of damage takes a water stone. When the meter is empty the dragon loses its tail at once; if it still has a segment, the meter is filled to 4 and the rest of the damage goes on.`,
    ],
    rulings: [
      {
        id: 'R12',
        text: t`An attack that defeats is completed first. A step whose price defeats the mover ends the action.`,
      },
      {
        id: 'R13',
        text: t`The rules know no draw. The table offers resignation, a draw by agreement, and a draw by the third repetition of a position.`,
      },
    ],
  },
];
