import type { Session } from './session.js';

/** The lines of a stream of text chunks; the last line may lack its line break. */
class LineSplitter {
  #rest = '';

  split(chunk: string): readonly string[] {
    const lines = (this.#rest + chunk).split('\n');
    this.#rest = lines.pop() ?? '';
    return lines;
  }

  end(): readonly string[] {
    return this.#rest === '' ? [] : [this.#rest];
  }
}

/** Where a session is heard and speaks. */
export interface Streams {
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WriteStream;
}

/** Lets a session talk over streams until it is over. What a chunk of input leads to is written at once. */
export const converse = (session: Session, { input, output }: Streams): Promise<void> =>
  new Promise(resolve => {
    const splitter = new LineSplitter();
    const say = (lines: readonly string[]): void => {
      if (lines.length === 0 || output.write(`${lines.join('\n')}\n`)) return;
      input.pause();
      output.once('drain', () => input.resume());
    };
    let isAdvancing = false;
    const proceed = (): void => {
      if (session.isOver) {
        input.destroy();
        resolve();
      } else if (session.isBusy && !isAdvancing) {
        isAdvancing = true;
        setImmediate(advance);
      }
    };
    const advance = (): void => {
      isAdvancing = false;
      say(session.advance());
      proceed();
    };
    const hear = (lines: readonly string[]): void => {
      const answers: string[] = [];
      for (const line of lines) for (const answer of session.receive(line)) answers.push(answer);
      say(answers);
    };
    input.setEncoding('utf8');
    input.on('data', (chunk: string) => {
      hear(splitter.split(chunk));
      proceed();
    });
    input.on('end', () => {
      hear(splitter.end());
      say(session.end());
      proceed();
    });
    // Whoever listened has gone: there is nobody left to answer.
    output.on('error', () => {
      input.destroy();
      resolve();
    });
  });
