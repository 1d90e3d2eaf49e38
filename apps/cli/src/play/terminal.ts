import { createInterface } from 'node:readline';
import pc from 'picocolors';
import { inkFor } from '../draw/ink.js';
import { LineTalk } from './line-talk.js';
import { PromptTalk } from './prompt-talk.js';
import type { Talk } from './talk.js';

/** Whether a person sits at the other end, who can be asked by lists and prompts. */
export const isInteractive = (): boolean => process.stdin.isTTY && process.stdout.isTTY;

/** The talk that fits to the standard streams. */
export const openTalk = (): Talk => {
  const ink = inkFor(pc.isColorSupported && process.stdout.isTTY);
  if (isInteractive()) return new PromptTalk(ink);
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  return new LineTalk({ lines, write: text => process.stdout.write(text) }, ink);
};
