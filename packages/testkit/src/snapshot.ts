const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const ofBytes = (view: ArrayBufferView): string =>
  `${view.constructor.name}(${new Uint8Array(view.buffer, view.byteOffset, view.byteLength).join()})`;

type Write = (value: unknown) => string;

const writeArray = (items: readonly unknown[], write: Write): string => {
  let text = '[';
  for (const item of items) text += `${write(item)},`;
  return `${text}]`;
};

const writeRecord = (record: Readonly<Record<string, unknown>>, write: Write): string => {
  let text = '{';
  for (const key of Object.keys(record).sort()) text += `${key}:${write(record[key])},`;
  return `${text}}`;
};

const writeObject = (value: object, write: Write): string => {
  if (Array.isArray(value)) return writeArray(value, write);
  if (ArrayBuffer.isView(value)) return ofBytes(value);
  if (!isPlain(value)) throw new TypeError(`a state must be plain data, but holds a ${value.constructor.name}`);
  return writeRecord(value as Readonly<Record<string, unknown>>, write);
};

const writeValue = (value: unknown, write: Write): string => {
  if (typeof value === 'object' && value !== null) return writeObject(value, write);
  if (typeof value === 'function') throw new TypeError('a state must be plain data, but holds a function');
  return typeof value === 'string' ? `"${value}"` : String(value);
};

/**
 * Writes plain data as text, so that two values are alike exactly if their texts are. Typed arrays cannot be frozen,
 * which is why the kit compares snapshots instead of freezing what it hands out.
 */
export const snapshot = (value: unknown): string => writeValue(value, snapshot);

/** What a text must exceed to count as a table. */
const LARGE = 600;

/**
 * Snapshots of the states of one game. Large tables that states share are written once and then named by a number;
 * whether they have stayed as they were is asked once, at the end of the game.
 */
export class Snapshots {
  readonly #names = new Map<object, string>();
  readonly #numbers = new Map<string, number>();

  of(state: object): string {
    return writeValue(state, this.#write);
  }

  /** Whether a table that states share was changed since it was first seen. */
  get hasChangedTable(): boolean {
    return [...this.#names].some(([table, name]) => this.#nameOf(writeValue(table, this.#write)) !== name);
  }

  readonly #write: Write = value => {
    if (typeof value !== 'object' || value === null) return writeValue(value, this.#write);
    const known = this.#names.get(value);
    if (known !== undefined) return known;
    const text = writeValue(value, this.#write);
    if (text.length <= LARGE) return text;
    const name = this.#nameOf(text);
    this.#names.set(value, name);
    return name;
  };

  // Tables of the same contents have the same name, whichever object holds them.
  #nameOf(text: string): string {
    const number = this.#numbers.get(text) ?? this.#numbers.size + 1;
    this.#numbers.set(text, number);
    return `#${number}`;
  }
}
