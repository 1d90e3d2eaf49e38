import { ELEMENTS, type Element } from '../types.js';
import { nextOnWheel } from '../wheel/wheel-layout.js';

/** Where a key takes the cursor on the wheel: up and left go with the counter-clockwise flow, down and right against it. */
export const moveOnWheel = (cursor: Element, key: string): Element | undefined => {
  switch (key) {
    case 'ArrowUp':
    case 'ArrowLeft':
      return nextOnWheel(cursor, 'ccw');
    case 'ArrowDown':
    case 'ArrowRight':
      return nextOnWheel(cursor, 'cw');
    case 'Home':
      return ELEMENTS[0];
    case 'End':
      return ELEMENTS.at(-1);
    default:
      return undefined;
  }
};
