import type { WayOptionsRefusal, WayPositionRefusal } from '@dragonway/way-of-the-dragon';
import { optionsRefusalInWords } from '../options-refusals.js';
import { both, counted, unreadableInWords } from '../phrases.js';
import { spaceInWords, takerInWords } from './names.js';

/** Why a text is no position of this table. */
export const positionRefusalInWords = (refusal: WayPositionRefusal): string => {
  switch (refusal.code) {
    case 'position/unreadable':
      return unreadableInWords('position', refusal.at, refusal.expected);
    case 'position/wrong-players':
      return `the players are ${both(refusal.expected)} in this order, not ${both(refusal.found)}`;
    case 'position/place-out-of-range':
      return `${refusal.player} stands on place ${refusal.place} of the ${refusal.path} path, which ends with ${refusal.last}`;
    case 'position/space-taken-twice':
      return `${spaceInWords(refusal.path, refusal.space)} is taken by ${both(refusal.by.map(takerInWords))}`;
    case 'position/too-many-dead-pieces':
      return `${counted(refusal.count, 'dead piece')}: expected at most ${refusal.most}`;
    case 'position/dead-piece-off-plain-spaces':
      return `a dead piece on ${spaceInWords(refusal.path, refusal.space)}: expected a plain space, 1 to ${refusal.length}`;
    case 'position/path-impassable':
      return `the ${refusal.path} path keeps ${counted(refusal.free, 'plain space')} free: expected at least ${refusal.least}`;
    case 'position/powers-off':
      return `powers are off at this table, also for ${both(refusal.players)}`;
    case 'position/not-playing':
      return `${refusal.player} does not play here`;
    case 'position/too-many-passes':
      return `${refusal.passes} players have passed: expected at most ${refusal.most}`;
  }
};

/** Why options are none of a table of Way of the Dragon. */
export const wayOptionsRefusalInWords = (refusal: WayOptionsRefusal): string => {
  switch (refusal.code) {
    case 'options/dead-piece-off-plain-spaces':
      return `a dead piece on ${spaceInWords(refusal.path, refusal.space)}: expected a plain space, 1 to ${refusal.length}`;
    case 'options/path-impassable':
      return `the ${refusal.path} path keeps ${counted(refusal.free, 'plain space')} free: expected at least ${refusal.least}`;
    case 'options/unknown-game':
    case 'options/unreadable':
    case 'options/unknown-key':
    case 'options/key-out-of-order':
    case 'options/default-written':
    case 'options/bad-value':
      return optionsRefusalInWords(refusal);
  }
};
