import { t } from '@lingui/core/macro';
import type { RulesSection } from './types.js';

const modes = (): RulesSection => ({
  id: 'modes',
  title: t`Modes`,
  paragraphs: [
    t`Grasshopper: colours mean nothing; you choose only the space.`,
    t`Monk: you also choose which stone falls where. Focus: four stones of a colour on one space let that dragon perform this action at once. Balance: four stones of a colour on the four main spaces set that dragon's meters to the opponent's counts.`,
    t`Master: more white than black stones flow clockwise, more black counter-clockwise, as many of each as the flux coin shows.`,
    t`The Chosen One: Master with the board out of sight; wheel, meters and lost segments stay visible.`,
  ],
  rulings: [
    {
      id: 'R14',
      text: t`The choices inside a Focus action belong to the dragon that performs it, also in the other player's turn.`,
    },
    { id: 'R15', text: t`A Focus action gives no extra phases.` },
    { id: 'R16', text: t`An effect is completed by a drop: its last stone must have been dropped in this phase.` },
    {
      id: 'R17',
      text: t`Stones must be dropped so that as many effects as possible are triggered, then as many as possible prepared.`,
    },
    { id: 'R18', text: t`Two orders that put the same colours on the same spaces are one choice.` },
  ],
});

const portals = (): RulesSection => ({
  id: 'portals',
  title: t`Portals`,
  paragraphs: [
    t`A dragon that steps onto a free portal comes out beside another one, in a direction of its choice, and faces away from it. Both portals are occupied as long as the body runs through them, and count as parts of the dragon.`,
  ],
  rulings: [
    { id: 'R19', text: t`A portal can be entered only if a destination is free and a space beside it is empty.` },
    {
      id: 'R20',
      text: t`A portal leads to the others of its colour. In The Valley red and blue lead to any other free portal.`,
    },
    { id: 'R21', text: t`In The Valley the red portal costs 1 fire stone, the blue one 1 water.` },
    {
      id: 'R22',
      text: t`After a portal with the first step, the second step of Heaven or Earth goes on in the direction in which the dragon came out.`,
    },
    { id: 'R23', text: t`The dragon faces the direction in which it came out.` },
    { id: 'R24', text: t`Portals stop range; nothing shoots through them.` },
  ],
});

const terrain = (): RulesSection => ({
  id: 'terrain',
  title: t`Torus, rocks and village`,
  paragraphs: [
    t`Torus: opposite borders of the playing area are adjacent in every way.`,
    t`The Wall and The Cave: small rocks can be destroyed; each takes 2 damage.`,
    t`The Village takes the four central spaces and counts as a part of its protector. At the end of the challenger's turn it takes 1 water from a challenger beside it.`,
  ],
  rulings: [
    { id: 'R25', text: t`A head that faces a small rock at the end of a biting action damages it by 1.` },
    { id: 'R26', text: t`An expel damages every small rock that it reaches by the ruler's value, without bonus.` },
    {
      id: 'R27',
      text: t`A step may trample a small rock: it is removed, and the dragon takes the damage that the rock still needed. Coming out of a portal never tramples.`,
    },
    { id: 'R28', text: t`Trampling hurts after each step, before anything else.` },
    { id: 'R29', text: t`The protector's own attacks do nothing to the village.` },
    { id: 'R30', text: t`The village strikes once a turn, after the extra phases.` },
  ],
});

const solo = (): RulesSection => ({
  id: 'solo',
  title: t`Solo`,
  paragraphs: [
    t`The other dragon is played by the rules, and it is always your turn. For every space on which a stone of its colour was dropped it performs that action, between the effects and your Matter phase; impossible ones are left out. There are no extra phases. Your score is the number of turns you need.`,
  ],
  rulings: [
    { id: 'R31', text: t`The stones fall in stack order, base first, as far as R17 allows.` },
    { id: 'R32', text: t`A Focus action of the opponent is chosen by the same measures on its own.` },
    { id: 'R33', text: t`First measure: the most damage to your dragon.` },
    { id: 'R34', text: t`Second measure: the least damage that it could take until the end of the next turn.` },
    {
      id: 'R35',
      text: t`Third measure: the fewest steps to face a part of your dragon. What is still equal, you choose.`,
    },
  ],
});

/** Sections of Tao Long that modes, scenarios and solo add. */
export const taoLongMore = (): readonly RulesSection[] => [modes(), portals(), terrain(), solo()];
