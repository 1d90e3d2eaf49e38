import { type Contender, isLevelNumber } from '@dragonway/ai';
import { accept, type Refusal, type Result, refuse } from '@dragonway/core';

/** A contender that cannot be read from its word. */
export type ContenderRefusal = Refusal & {
  readonly code: 'arena/unknown-contender';
  readonly word: string;
  readonly expected: string;
};

const EXPECTED = 'level:1 to level:10, nodes:NUMBER, random, or ugi:COMMAND';

const thinker = (kind: string, value: string): Contender | undefined => {
  const number = Number(value);
  if (!/^\d{1,12}$/.test(value)) return undefined;
  if (kind === 'level' && isLevelNumber(number)) return { kind: 'thinker', strength: { kind: 'level', level: number } };
  return kind === 'nodes' && number > 0 ? { kind: 'thinker', strength: { kind: 'limits', nodes: number } } : undefined;
};

const engine = (command: string, go: string): Contender | undefined => {
  const [program, ...words] = command.split(/\s+/).filter(word => word !== '');
  return program === undefined ? undefined : { kind: 'ugi', command: program, arguments: words, go };
};

/** Reads a contender: `level:7`, `nodes:20000`, `random` or `ugi:npx dragonway ugi`, whose moves are asked for by `go`. */
export const parseContender = (word: string, go: string): Result<Contender, ContenderRefusal> => {
  if (word === 'random') return accept({ kind: 'random' });
  const colon = word.indexOf(':');
  const kind = word.slice(0, Math.max(colon, 0));
  const value = word.slice(colon + 1);
  const contender = kind === 'ugi' ? engine(value, go) : thinker(kind, value);
  return contender === undefined
    ? refuse({ code: 'arena/unknown-contender', word, expected: EXPECTED })
    : accept(contender);
};
