import { ELEMENTS, type Event } from '@dragonway/tao-long';
import type { WayEvent } from '@dragonway/way-of-the-dragon';
import { sound } from './sounds.js';
import type { Sound } from './voices.js';

const SEMITONE = 2 ** (1 / 12);
// A pentatonic scale, so that any order of spaces sounds together.
const STEPS = [0, 2, 4, 7, 9, 12, 14, 16];

const TAO_LONG_SOUNDS: Partial<Record<Event['kind'], Sound>> = {
  stepped: 'step',
  bitten: 'bite',
  villageStruck: 'bite',
  absorbed: 'stone',
  segmentLost: 'loss',
};

/** The sound of one event of Tao Long, if it has one. */
export const soundOfTaoLong = (event: Event): void => {
  if (event.kind === 'stoneDropped') sound('stone', SEMITONE ** (STEPS[ELEMENTS.indexOf(event.on)] ?? 0));
  else if (event.kind === 'expelled') sound(event.element);
  else if (event.kind === 'effectTriggered') sound(event.effect.kind);
  else {
    const name = TAO_LONG_SOUNDS[event.kind];
    if (name !== undefined) sound(name);
  }
};

const WAY_SOUNDS: Partial<Record<WayEvent['kind'], Sound>> = {
  rolled: 'dice',
  moved: 'stone',
  entered: 'stone',
  swapped: 'focus',
  finishedPath: 'balance',
  powerUsed: 'focus',
};

/** The sound of one event of Way of the Dragon, if it has one. */
export const soundOfWay = (event: WayEvent): void => {
  const name = WAY_SOUNDS[event.kind];
  if (name !== undefined) sound(name);
};
