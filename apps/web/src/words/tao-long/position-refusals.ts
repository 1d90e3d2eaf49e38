import type { TaoLongOptionsRefusal, TaoLongPositionRefusal } from '@dragonway/tao-long';
import { t } from '@lingui/core/macro';
import { both } from '../../shared/i18n/lists.js';
import { optionsRefusalInWords } from '../options-refusals.js';
import { unreadableInWords } from '../unreadable.js';
import { DRAGON_NAMES, scenarioName, spaceName, tileName } from './names.js';

const needInWords = (needs: 'destructible' | 'village' | 'torus'): string =>
  ({ destructible: t`destructible rocks`, village: t`the village`, torus: t`the torus` })[needs];

/** Why a text or a board of one's own is no position. */
export const positionRefusalInWords = (refusal: TaoLongPositionRefusal): string => {
  switch (refusal.code) {
    case 'position/unreadable':
      return unreadableInWords(t`position`, refusal.at, refusal.expected);
    case 'position/wrong-stones': {
      const { white, black } = refusal;
      return t`The wheel needs 4 white and 4 black stones; it has ${white} and ${black}.`;
    }
    case 'position/meter-out-of-range': {
      const dragon = DRAGON_NAMES[refusal.dragon];
      return t`${dragon} needs water from 1 to 4 and fire from 0 to 4.`;
    }
    case 'position/chain-broken': {
      const dragon = DRAGON_NAMES[refusal.dragon];
      const from = spaceName(refusal.from);
      const to = spaceName(refusal.to);
      return t`${dragon} is broken between ${from} and ${to}.`;
    }
    case 'position/overlap': {
      const space = spaceName(refusal.space);
      return t`${space} is taken twice.`;
    }
    case 'position/dragon-on-tile': {
      const dragon = DRAGON_NAMES[refusal.dragon];
      const space = spaceName(refusal.space);
      const tile = tileName(refusal.tile);
      return t`${dragon} cannot stand on ${space}: ${tile}.`;
    }
    case 'position/not-a-portal': {
      const space = spaceName(refusal.space);
      return t`There is no portal on ${space}.`;
    }
    case 'position/portals-not-joined': {
      const near = spaceName(refusal.near);
      const far = spaceName(refusal.far);
      return t`Neither of the portals on ${near} and ${far} leads to the other.`;
    }
    case 'position/unknown-tile': {
      const tile = tileName(refusal.tile);
      const space = spaceName(refusal.space);
      const needs = needInWords(refusal.needs);
      return t`${tile} on ${space} goes only with ${needs}.`;
    }
    case 'position/village-misplaced': {
      const spaces = both(refusal.expected.map(spaceName));
      return t`The village takes exactly ${spaces}.`;
    }
    case 'position/no-torus-area':
      return t`The playing area must be a rectangle of at least 4 by 4 spaces.`;
    case 'position/coin-without-flow':
      return t`The flux coin turns from Master mode on only.`;
    case 'position/not-the-players-turn':
      return t`In solo it is always the turn of your dragon.`;
    case 'position/no-extra-phases-in-solo':
      return t`There are no extra phases in solo.`;
  }
};

/** Why options of Tao Long do not go together. */
export const taoLongOptionsRefusalInWords = (refusal: TaoLongOptionsRefusal): string => {
  switch (refusal.code) {
    case 'options/only-with-custom':
    case 'options/missing': {
      const { key } = refusal;
      return t`The option ${key} belongs to a board of your own.`;
    }
    case 'options/no-village-here': {
      const scenario = scenarioName(refusal.scenario);
      return t`${scenario} has no room for the village.`;
    }
    case 'options/village-space-taken': {
      const space = spaceName(refusal.space);
      return t`The village needs ${space}, where another tile lies.`;
    }
    case 'options/bad-start':
      // The start is judged by the rules of positions, whose refusals are the only causes.
      return positionRefusalInWords(refusal.cause as TaoLongPositionRefusal);
    case 'options/unknown-game':
    case 'options/unreadable':
    case 'options/unknown-key':
    case 'options/key-out-of-order':
    case 'options/default-written':
    case 'options/bad-value':
      return optionsRefusalInWords(refusal);
  }
};
