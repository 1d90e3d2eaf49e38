import { type Refusal } from '../refusal.js';
import { accept, type Result, refuse } from '../result.js';

/** A played game as a text file: tags, numbered turns with comments, and the result. */
export interface GameRecord {
  readonly tags: readonly RecordTag[];
  readonly turns: readonly RecordTurn[];
  readonly result: string;
}

export interface RecordTag {
  readonly name: string;
  readonly value: string;
}

export interface RecordTurn {
  readonly number: number;
  readonly items: readonly RecordItem[];
}

export type RecordItem =
  | { readonly kind: 'move'; readonly text: string }
  | { readonly kind: 'comment'; readonly text: string };

export type RecordTextRefusal = Refusal & {
  readonly code: 'record/unreadable';
  /** Counted from 1, as editors do. */
  readonly line: number;
  readonly column: number;
  readonly expected: string;
};

const TAG = /^\[([A-Z][A-Za-z0-9]*(?: [1-9][0-9]*)?) "((?:[^"\\]|\\["\\])*)"\]$/;
// One item of the movetext: a comment, a turn's number, or a word.
const ITEM = /\{([^{}]*)\}|([1-9][0-9]{0,14})\.(?= |$)|([^ {}]+)/y;

const unreadableAt = (line: number, column: number, expected: string) =>
  refuse<RecordTextRefusal>({ code: 'record/unreadable', line, column, expected });

const readTags = (lines: readonly string[]): Result<readonly RecordTag[], RecordTextRefusal> => {
  const tags: RecordTag[] = [];
  for (const [index, line] of lines.entries()) {
    const [, name, value] = TAG.exec(line) ?? [];
    if (name === undefined || value === undefined) return unreadableAt(index + 1, 1, '[Tag "value"]');
    if (tags.some(tag => tag.name === name)) return unreadableAt(index + 1, 2, `the tag ${name} once only`);
    tags.push({ name, value: value.replace(/\\(.)/g, '$1') });
  }
  return accept(tags);
};

type Movetext = Pick<GameRecord, 'turns' | 'result'>;

const readMovetext = (text: string, line: number): Result<Movetext, RecordTextRefusal> => {
  const turns: { number: number; items: RecordItem[] }[] = [];
  for (let at = 0; at < text.length; ) {
    ITEM.lastIndex = at;
    const item = ITEM.exec(text);
    if (item === null) return unreadableAt(line, at + 1, 'a turn number, a move, a {comment} or the result');
    const [whole, comment, number, word] = item;
    const end = at + whole.length;
    if (word !== undefined && end === text.length) return accept({ turns, result: word });
    if (text[end] !== ' ') return unreadableAt(line, end + 1, 'one space and the result at the end');
    if (number !== undefined) {
      turns.push({ number: Number(number), items: [] });
    } else {
      const turn = turns.at(-1);
      if (turn === undefined) return unreadableAt(line, at + 1, 'a turn number such as 1.');
      turn.items.push(comment === undefined ? { kind: 'move', text: whole } : { kind: 'comment', text: comment });
    }
    at = end + 1;
  }
  return unreadableAt(line, text.length + 1, 'the result');
};

/** Reads a record's form; whether its moves are legal is what `replay` tells. */
export const parseRecord = (text: string): Result<GameRecord, RecordTextRefusal> => {
  const lines = text.split('\n');
  const gap = lines.indexOf('');
  if (gap < 1) return unreadableAt(gap < 0 ? lines.length : 1, 1, 'tags, then an empty line');
  const tags = readTags(lines.slice(0, gap));
  if (!tags.ok) return tags;
  const movetext = lines[gap + 1];
  if (movetext === undefined || lines[gap + 2] !== '' || lines.length !== gap + 3) {
    return unreadableAt(gap + 2, 1, 'one line of turns that ends with the result and a line break');
  }
  const read = readMovetext(movetext, gap + 2);
  return read.ok ? accept({ tags: tags.value, ...read.value }) : read;
};

const formatTag = ({ name, value }: RecordTag): string => `[${name} "${value.replace(/["\\]/g, '\\$&')}"]`;

const formatItem = (item: RecordItem): string => (item.kind === 'move' ? item.text : `{${item.text}}`);

const formatTurn = (turn: RecordTurn): string => [`${turn.number}.`, ...turn.items.map(formatItem)].join(' ');

/** Writes a record; tags and comments must hold no line break, and comments no braces. */
export const formatRecord = (record: GameRecord): string =>
  [...record.tags.map(formatTag), '', [...record.turns.map(formatTurn), record.result].join(' '), ''].join('\n');

export const tagOf = (record: GameRecord, name: string): string | undefined =>
  record.tags.find(tag => tag.name === name)?.value;
