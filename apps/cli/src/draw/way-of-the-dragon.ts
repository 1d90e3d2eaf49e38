import {
  ELEMENTS,
  FACE_LETTERS,
  type Path,
  type Player,
  ROLLS,
  type WayOptions,
  type WayState,
} from '@dragonway/way-of-the-dragon';
import { counted } from '../words/phrases.js';
import { ANIMALS } from '../words/way-of-the-dragon/names.js';
import { type Drawing, type Ink, type Paint, padTo } from './ink.js';

const PATHS = 5;
const NUMBERED = 5;
const LABEL_WIDTH = 9;

const PIECES: Readonly<Record<Player, string>> = { black: 'k', red: 'r', white: 'w', yellow: 'y', blue: 'b' };

const paintOf = (player: Player, ink: Ink): Paint =>
  ({ black: ink.magenta, red: ink.red, white: ink.bold, yellow: ink.yellow, blue: ink.blue })[player];

const placeOf = (state: WayState, seat: number, path: number): number => state.places[seat * PATHS + path] ?? 0;

/** What lies on a space: a player's letter, X for a dead piece, a dot for nothing. */
const cellAt = (state: WayState, { players }: WayOptions, path: Path, space: number, ink: Ink): string => {
  if (((state.dead[path] >> space) & 1) === 1) return 'X';
  const player = players.find((_name, seat) => placeOf(state, seat, path) === space);
  return player === undefined ? ink.dim('.') : paintOf(player, ink)(PIECES[player]);
};

const drawPath = (state: WayState, options: WayOptions, path: Path, ink: Ink): string => {
  const { players, length } = options;
  const element = ELEMENTS[path];
  const waiting = players.filter((_name, seat) => placeOf(state, seat, path) === 0);
  const cells = Array.from({ length: length + NUMBERED }, (_, index) => cellAt(state, options, path, index + 1, ink));
  const label = padTo(LABEL_WIDTH, `${FACE_LETTERS[element]} ${element}`);
  const offBoard = padTo(players.length, waiting.map(player => paintOf(player, ink)(PIECES[player])).join(''));
  return `${label}${offBoard} > ${cells.slice(0, length).join(' ')} | ${cells.slice(length).join(' ')}`;
};

// Plain spaces are headed by the last digit of their number: two digits would not fit beside each other.
const drawHeader = ({ players, length }: WayOptions, ink: Ink): string => {
  const plain = Array.from({ length }, (_, index) => (index + 1) % 10).join(' ');
  return ink.dim(`${' '.repeat(LABEL_WIDTH + players.length + 3)}${plain} | 1 2 3 4 5`);
};

const drawPlayer = (state: WayState, { players, length }: WayOptions, seat: number, ink: Ink): string => {
  const player = players[seat] ?? 'black';
  const numbers = Array.from({ length: PATHS }, (_, path) => Math.max(0, placeOf(state, seat, path) - length));
  const points = numbers.reduce((sum, number) => sum + number, 0);
  const name = padTo(26, paintOf(player, ink)(`${PIECES[player]} ${player} (${ANIMALS[player]})`));
  const power = ((state.unused >> seat) & 1) === 1 ? ', power unused' : '';
  const mark = state.seat === seat && state.phase !== 'over' ? '*' : ' ';
  return `${mark} ${name} ${counted(points, 'point')}${power}`;
};

const drawDice = (state: WayState): Drawing => {
  const faces = state.roll === undefined ? undefined : ROLLS[state.roll]?.faces;
  if (faces === undefined || state.phase !== 'act') return [];
  return ['', `Dice: ${faces.map(face => FACE_LETTERS[face]).join(' ')}  (${counted(state.rerolls, 're-roll')} left)`];
};

/** The five paths with everybody's pieces, the standings and the dice, at most 80 columns wide. */
export const drawWayOfTheDragon = (state: WayState, options: WayOptions, ink: Ink): Drawing => [
  drawHeader(options, ink),
  ...([0, 1, 2, 3, 4] as const).map(path => drawPath(state, options, path, ink)),
  '',
  ...options.players.map((_name, seat) => drawPlayer(state, options, seat, ink)),
  ...drawDice(state),
];
