import { randomInt } from 'node:crypto';

/** Syllables that are told apart by ear and typed on any keyboard: 16 beginnings and 4 vowels are 6 bits each. */
const BEGINNINGS = 'bdfghjklmnprstvz';
const VOWELS = 'aeiu';
const SYLLABLES_IN_WORD = 3;
const WORDS = 6;
/** The first words find the person, the others prove it: 72 bits that nobody guesses. */
const WORDS_OF_HANDLE = 2;

export interface Phrase {
  readonly handle: string;
  readonly proof: string;
}

const letter = (letters: string): string => letters.charAt(randomInt(letters.length));
const newWord = (): string =>
  Array.from({ length: SYLLABLES_IN_WORD }, () => letter(BEGINNINGS) + letter(VOWELS)).join('');

export const newPhrase = (): Phrase => {
  const words = Array.from({ length: WORDS }, newWord);
  return { handle: words.slice(0, WORDS_OF_HANDLE).join(' '), proof: words.slice(WORDS_OF_HANDLE).join(' ') };
};

export const formatPhrase = ({ handle, proof }: Phrase): string => `${handle} ${proof}`;

/** Reads a phrase as people type it; undefined if it cannot be one. */
export const parsePhrase = (text: string): Phrase | undefined => {
  const words = text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(word => word !== '');
  if (words.length !== WORDS || words.some(word => word.length !== 2 * SYLLABLES_IN_WORD)) return undefined;
  return { handle: words.slice(0, WORDS_OF_HANDLE).join(' '), proof: words.slice(WORDS_OF_HANDLE).join(' ') };
};
