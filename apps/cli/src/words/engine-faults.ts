import type { EngineFault } from '@dragonway/ai';
import { echo } from './echo.js';

const SECOND = 1_000;

/** What an engine did instead of answering. */
export const engineFaultInWords = (fault: EngineFault): string => {
  switch (fault.code) {
    case 'engine/not-started':
      return `it cannot be started (${fault.cause})`;
    case 'engine/ended':
      return 'it ended when it owed an answer';
    case 'engine/silent':
      return `it kept silent for ${fault.millis / SECOND} s when it owed an answer`;
    case 'engine/refused':
      return `it answered ${echo(fault.line)}`;
    case 'engine/illegal-move':
      return fault.move === '' ? 'it named no move' : `it played ${echo(fault.move)}, which is no legal move`;
  }
};
