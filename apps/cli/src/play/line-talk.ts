import { type Ink, padTo } from '../draw/ink.js';
import type { Choice, Talk } from './talk.js';

/** Where lines come from and go to. */
export interface LineStreams {
  readonly lines: AsyncIterator<string>;
  write(text: string): void;
}

const LEAVE = ['quit', 'q'];

const listOf = (choices: readonly Choice[]): readonly string[] => {
  const width = Math.max(...choices.map(({ value }) => value.length));
  return choices.map(({ value, label }, index) => `${String(index + 1).padStart(4)}  ${padTo(width, value)}  ${label}`);
};

/** Talks line by line, for input that is no terminal: an answer is a number of the list, or the word itself. */
export class LineTalk implements Talk {
  readonly ink: Ink;
  readonly #streams: LineStreams;

  constructor(streams: LineStreams, ink: Ink) {
    this.#streams = streams;
    this.ink = ink;
  }

  say(...lines: readonly string[]): void {
    this.#streams.write(lines.map(line => `${line}\n`).join(''));
  }

  async choose(question: string, choices: readonly Choice[]): Promise<string | undefined> {
    for (;;) {
      const answer = await this.askMove(question, choices);
      if (answer === undefined || choices.some(({ value }) => value === answer)) return answer;
      this.say(`Expected a number from 1 to ${choices.length}, or one of the words.`);
    }
  }

  async askMove(question: string, choices: readonly Choice[]): Promise<string | undefined> {
    this.say(`${question} (a number, a word, or quit)`, ...listOf(choices));
    this.#streams.write('> ');
    const { value: line, done } = await this.#streams.lines.next();
    const answer = done ? 'quit' : line.trim();
    if (LEAVE.includes(answer)) return undefined;
    return /^\d+$/.test(answer) ? (choices[Number(answer) - 1]?.value ?? answer) : answer;
  }
}
