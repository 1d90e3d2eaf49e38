import { type Contender, isLevelNumber } from '@dragonway/ai';
import { accept, type Refusal, type Result, refuse } from '@dragonway/core';

/** A contender that cannot be read from its word. */
export type ContenderRefusal = Refusal & {
  readonly code: 'arena/unknown-contender';
  readonly word: string;
  readonly expected: string;
};

const EXPECTED = 'level:1 to level:10, nodes:NUMBER, random, or ugi:COMMAND';

/** What holds for all contenders of a kind in a match. */
export interface ContenderSettings {
  /** The line that engines are sent for every move. */
  readonly go: string;
  /** How long engines may keep silent. */
  readonly mostMillis: number;
  /** The memory of players that are bounded by a number of states. */
  readonly tableBytes?: number;
}

const thinker = (kind: string, value: string, { tableBytes }: ContenderSettings): Contender | undefined => {
  const number = Number(value);
  if (!/^\d{1,12}$/.test(value)) return undefined;
  if (kind === 'level' && isLevelNumber(number)) return { kind: 'thinker', strength: { kind: 'level', level: number } };
  const memory = tableBytes === undefined ? {} : { tableBytes };
  return kind === 'nodes' && number > 0
    ? { kind: 'thinker', strength: { kind: 'limits', nodes: number, ...memory } }
    : undefined;
};

const engine = (command: string, { go, mostMillis }: ContenderSettings): Contender | undefined => {
  const [program, ...words] = command.split(/\s+/).filter(word => word !== '');
  return program === undefined ? undefined : { kind: 'ugi', command: program, arguments: words, go, mostMillis };
};

/** Reads a contender: `level:7`, `nodes:20000`, `random` or `ugi:npx dragonway ugi`. */
export const parseContender = (word: string, settings: ContenderSettings): Result<Contender, ContenderRefusal> => {
  if (word === 'random') return accept({ kind: 'random' });
  const colon = word.indexOf(':');
  const kind = word.slice(0, Math.max(colon, 0));
  const value = word.slice(colon + 1);
  const contender = kind === 'ugi' ? engine(value, settings) : thinker(kind, value, settings);
  return contender === undefined
    ? refuse({ code: 'arena/unknown-contender', word, expected: EXPECTED })
    : accept(contender);
};

/** The word of a contender, as it is read. */
export const formatContender = (contender: Contender): string => {
  switch (contender.kind) {
    case 'thinker': {
      const { strength } = contender;
      return strength.kind === 'level' ? `level:${strength.level}` : `nodes:${strength.nodes ?? ''}`;
    }
    case 'ugi':
      return `ugi:${[contender.command, ...contender.arguments].join(' ')}`;
    case 'guest':
      return contender.name;
    case 'random':
      return 'random';
  }
};
