import type { Event } from '@dragonway/tao-long';
import { t } from '@lingui/core/macro';
import { tellTaoLong } from './events.js';
import { DRAGON_NAMES } from './names.js';

const UNTOLD: readonly Event['kind'][] = ['stepped', 'portalEntered', 'portalLeft', 'opponentChose'];

/** What may be told while the board is out of sight: everything but where it happened. */
const told = (event: Event): readonly string[] => {
  if (UNTOLD.includes(event.kind)) return [];
  if (event.kind === 'rockTrampled' || event.kind === 'rockDamaged') return [t`A rock is hit.`];
  if (event.kind === 'bitten') {
    const who = DRAGON_NAMES[event.by];
    return [t`${who} bites.`];
  }
  if (event.kind !== 'expelled') return tellTaoLong([event]);
  const who = DRAGON_NAMES[event.dragon];
  const { damage } = event;
  return event.hit === undefined ? [t`${who} expels and hits nothing.`] : [t`${who} expels: ${damage} damage.`];
};

const isStone = ({ kind }: Event): boolean => kind === 'stonesLifted' || kind === 'stoneDropped';

/** Events in sentences that name no space of the Board of Human. */
export const tellUnderMist = (events: readonly Event[]): readonly string[] => [
  ...tellTaoLong(events.filter(isStone)),
  ...events.filter(event => !isStone(event)).flatMap(told),
];
