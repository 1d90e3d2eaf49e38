import { isCancel, select, text } from '@clack/prompts';
import type { Ink } from '../draw/ink.js';
import type { Choice, Talk } from './talk.js';

// No move and no value of an option begins with a space.
const TYPE_IT = ' type';
const LEAVE = ' leave';
const LINES = 12;

/** Talks through lists and prompts, for a person at a terminal. */
export class PromptTalk implements Talk {
  readonly ink: Ink;

  constructor(ink: Ink) {
    this.ink = ink;
  }

  say(...lines: readonly string[]): void {
    process.stdout.write(lines.map(line => `${line}\n`).join(''));
  }

  async choose(message: string, choices: readonly Choice[]): Promise<string | undefined> {
    const options = choices.map(({ value, label }) => ({ value, label: label || value }));
    const answer = await select({ message, options, maxItems: LINES });
    return isCancel(answer) ? undefined : answer;
  }

  async askMove(question: string, choices: readonly Choice[]): Promise<string | undefined> {
    const answer = await this.choose(question, [
      ...choices.map(({ value, label }) => ({ value, label: `${this.ink.bold(value)}  ${label}` })),
      { value: TYPE_IT, label: 'Type a move in notation' },
      { value: LEAVE, label: 'Leave the game' },
    ]);
    if (answer === TYPE_IT) return this.#type();
    return answer === LEAVE ? undefined : answer;
  }

  async #type(): Promise<string | undefined> {
    const answer = await text({ message: 'Your move' });
    return isCancel(answer) ? undefined : answer.trim();
  }
}
