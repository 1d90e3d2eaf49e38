import type { Event } from '@dragonway/tao-long';
import { t } from '@lingui/core/macro';
import { both } from '../../shared/i18n/lists.js';
import type { TaoLongRules } from '../../shared/local/rules-at-work.js';
import { tellTaoLong } from '../../words/tao-long/events.js';
import { DRAGON_NAMES, elementName } from '../../words/tao-long/names.js';
import { spaceChoices } from './compose.js';
import type { Composition } from './types.js';

const TOLD: readonly Event['kind'][] = [
  'effectTriggered',
  'balanced',
  'focusImpossible',
  'phaseSkipped',
  'lifeLost',
  'segmentLost',
  'meterRefilled',
  'rockTrampled',
  'rockDamaged',
  'villageStruck',
  'extraPhasesGained',
  'gameOver',
];

/** What a turn changes beyond what its steps say. */
export const consequences = (events: readonly Event[]): readonly string[] =>
  tellTaoLong(events.filter(({ kind }) => TOLD.includes(kind)));

/** What the wheel then offers to whoever plays next. */
export const offersAfter = ({ game }: TaoLongRules, { state, chooser }: Composition): string | undefined => {
  const { decision } = game.view(state, 'spectator');
  if (decision.kind !== 'spirit' || decision.by === chooser) return undefined;
  const who = DRAGON_NAMES[decision.by];
  const open = spaceChoices(game, state).filter(({ moves }) => moves.length > 0);
  const actions = [...new Set(open.flatMap(({ action }) => (action === undefined ? [] : [elementName(action)])))];
  const list = both(actions);
  return t`The wheel then offers ${who}: ${list}.`;
};
