import { t } from '@lingui/core/macro';
import type { RulesSection } from './types.js';

/** The rules of Way of the Dragon. */
export const wayRulesInWords = (): readonly RulesSection[] => [
  {
    id: 'way-board',
    title: t`Paths and players`,
    paragraphs: [
      t`Two to five animals, each of one element, race on five paths: water, fire, metal, earth, wood. Every path has a symbol where pieces enter, plain spaces, and the numbers 1 to 5. Each player has one piece for each path; a space holds one piece.`,
    ],
    rulings: [
      { id: 'W1', text: t`A path has 9 plain spaces, or 5 to 15 by agreement; no move passes the 5.` },
      { id: 'W2', text: t`Up to ten dead pieces may block plain spaces; they never move.` },
      { id: 'W3', text: t`Every path keeps at least two plain spaces free.` },
      {
        id: 'W4',
        text: t`In a match the loser of the last game starts: fewest points, then fewest pieces on numbers, then the last seat.`,
      },
    ],
  },
  {
    id: 'way-turn',
    title: t`A turn of dice`,
    paragraphs: [
      t`Roll five dice; up to two more times roll any of them again. Then act: choose an element that the dice show and move your piece on that path by the number of dice that show it. Pieces in between are passed; a taken destination forbids the move. A piece on a number rests.`,
      t`Calling the Great Dragon: with four dragons, instead of moving, swap two pieces on the path of the fifth die; with five, on any path. Equilibrium: the five elements move each of your pieces one space. Perfection: five of one element let you take another turn.`,
    ],
    rulings: [
      { id: 'W5', text: t`Calling and powers are never forced; you may pass exactly when no plain move is possible.` },
      { id: 'W6', text: t`By Equilibrium pieces off the board enter on the first space.` },
      { id: 'W7', text: t`After Perfection whoever could not move gets no extra turn.` },
      { id: 'W8', text: t`Rolling again is always your choice; only the final dice count.` },
    ],
  },
  {
    id: 'way-end',
    title: t`End and score`,
    paragraphs: [
      t`The game ends when a player has all five pieces on numbers, or when everybody has passed in succession. The numbers under your pieces are your points; most points win, then most pieces on numbers.`,
    ],
    rulings: [
      { id: 'W9', text: t`A swap is not a pass.` },
      { id: 'W10', text: t`Fear used to stay put is a pass.` },
    ],
  },
  {
    id: 'way-powers',
    title: t`Powers and immunity`,
    paragraphs: [
      t`In the advanced game each animal has a power for once: Fear moves nothing, Rebirth takes another turn, Eye of the Tiger rolls a fourth time, Anxiety goes on to the next empty space, The Dragon lets dragons count as elements.`,
      t`Immunity: a piece on the path of its own element cannot be swapped.`,
    ],
    rulings: [
      { id: 'W11', text: t`Rebirth is declared at the end of the own turn.` },
      { id: 'W12', text: t`The Dragon serves for moves, Equilibrium and Perfection, not for calling.` },
      { id: 'W13', text: t`Anxiety finds no space past the 5.` },
    ],
  },
];
