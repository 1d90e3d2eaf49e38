/*
 * Positions as pictures, rank 8 on top: `H123` and `E456` are the dragons from head to tail, `.` is an empty space, and
 * terrain has the notation's signs. What a picture cannot show stands beside it.
 */
export interface Drawn {
  /** Water and fire of both dragons; full and empty unless told. */
  readonly meters?: string;
  readonly wheel?: string;
  readonly coin?: 'ccw' | 'cw';
  readonly toPlay?: 'h' | 'e' | 'h+' | 'e+';
  /** The portals between two spaces of a chain, keyed by the sign that comes after them. */
  readonly through?: Readonly<Record<string, string>>;
}

export const STARTING_STONES = 'ww/-/bw/-/bb/-/wb/-';

/** Two dragons far from each other: Heaven faces east, Earth west. */
export const APART = `
  . . . . . . . .
  . 2 1 H . . . .
  . 3 . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . 6 .
  . . . . E 4 5 .
  . . . . . . . .`;

const rowsOf = (picture: string): readonly string[] =>
  picture
    .trim()
    .split('\n')
    .map(row => row.trim().replaceAll(' ', ''));

const spacesOf = (picture: string): ReadonlyMap<string, string> =>
  new Map(
    rowsOf(picture).flatMap((row, index) =>
      Array.from(row, (sign, file) => [`abcdefgh`.charAt(file) + (8 - index), sign] as const),
    ),
  );

const chainOf = (spaces: ReadonlyMap<string, string>, signs: string, through: Drawn['through'] = {}): string =>
  Array.from(signs, sign => {
    const [space] = [...spaces].find(([, drawn]) => drawn === sign) ?? [''];
    return space === '' ? '' : `${through[sign] === undefined ? '' : `(${through[sign]})`}${space}`;
  }).join('');

const terrainOf = (picture: string): string =>
  rowsOf(picture)
    .map(row => row.replace(/[H1-3E4-6.]/g, '.').replace(/\.+/g, empty => `${empty.length}`))
    .join('/');

/** The position's text of a picture. */
export const position = (picture: string, drawn: Drawn = {}): string => {
  const spaces = spacesOf(picture);
  const { meters = '4,0/4,0', wheel = STARTING_STONES, coin = 'ccw', toPlay = 'h', through = {} } = drawn;
  return [
    terrainOf(picture),
    chainOf(spaces, 'H123', through),
    chainOf(spaces, 'E456', through),
    meters,
    wheel,
    coin,
    toPlay,
    '1',
  ].join(' ');
};

/** The spaces of a picture that carry a sign of their own, as `space sign` texts, sorted. */
export const marks = (picture: string): readonly string[] =>
  [...spacesOf(picture)]
    .filter(([, sign]) => sign !== '.')
    .map(([space, sign]) => `${space} ${sign}`)
    .toSorted();

/** Facts about spaces in the form of `marks`. */
export const marked = (
  facts: readonly { readonly space: number; readonly value: number | string }[],
): readonly string[] => facts.map(({ space, value }) => `${nameOf(space)} ${value}`).toSorted();

/** The name of a space by its number. */
export const nameOf = (space: number): string => `${'abcdefgh'.charAt(space >> 3)}${(space & 7) + 1}`;
