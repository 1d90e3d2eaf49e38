import type { Pointer } from './pointing.js';

/** What a click was made with; browsers tell it by the pointer's type, and clicks made by code have none. */
export const pointerOf = (event: object): Pointer =>
  'pointerType' in event && event.pointerType === 'touch' ? 'touch' : 'mouse';
