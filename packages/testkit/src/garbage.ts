import { pick, type Random } from '@dragonway/core';

const SIGNS = ' !"#+-,./0123456789:;=@ABCEFHLMNSTWabcdefgh_~'.split('');
const STRANGE = [
  '',
  ' ',
  '\n',
  '\t',
  '\0',
  '-',
  '=0',
  '=1',
  '0',
  '1e9',
  'null',
  '__proto__',
  'toString',
  '☯',
  '\ud800',
];

type Spoil = (random: Random, text: string) => string;

const at = (random: Random, text: string): number => random.below(text.length + 1);

const SPOILS: readonly Spoil[] = [
  random => pick(random, STRANGE),
  random => Array.from({ length: 1 + random.below(12) }, () => pick(random, SIGNS)).join(''),
  (random, text) => {
    const place = at(random, text);
    return text.slice(0, place) + pick(random, SIGNS) + text.slice(place);
  },
  (random, text) => {
    const place = at(random, text);
    return text.slice(0, place) + text.slice(place + 1);
  },
  (random, text) => {
    const place = at(random, text);
    return text.slice(0, place) + pick(random, SIGNS) + text.slice(place + 1);
  },
  (random, text) => {
    const place = at(random, text);
    return text.slice(place) + text.slice(0, place);
  },
  (_random, text) => text + text,
  (_random, text) => ` ${text}`,
  (_random, text) => `${text} `,
  (_random, text) => text.toLowerCase(),
  (_random, text) => text.toUpperCase(),
  (_random, text) => text.repeat(40),
];

/** A text that is near to a good one and mostly wrong. */
export const spoil = (random: Random, text: string): string => pick(random, SPOILS)(random, text);
