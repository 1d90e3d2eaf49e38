import { type Dragon, type Element, formatElement, type Stack, type View } from '@dragonway/tao-long';
import { counted } from '../words/phrases.js';
import { DRAGON_NAMES, ELEMENT_NAMES } from '../words/tao-long/names.js';
import { beside, type Drawing, type Ink, padTo } from './ink.js';
import { dragonPaint, drawBoard } from './tao-long-board.js';

const stackText = (stack: Stack, ink: Ink): string =>
  stack.length === 0
    ? ink.dim('-')
    : stack.map(colour => (colour === 'white' ? ink.bold('w') : ink.magenta('b'))).join('');

const SIDE_WIDTH = 23;
const MIDDLE = 12;

/** The Ba Gua with Heaven on top; stacks from base to top. */
const drawWheel = ({ wheel }: View, ink: Ink): Drawing => {
  const space = (element: Element): string =>
    `${formatElement(element)} ${padTo(8, ELEMENT_NAMES[element])} ${stackText(wheel[element], ink)}`;
  const row = (left: Element, right: Element): string => padTo(SIDE_WIDTH, space(left)) + space(right);
  const middle = ' '.repeat(MIDDLE);
  return [
    middle + space('heaven'),
    row('lake', 'wind'),
    row('fire', 'water'),
    row('thunder', 'mountain'),
    middle + space('earth'),
  ];
};

const METER = 4;

const meter = (count: number, sign: string): string => sign.repeat(count) + '.'.repeat(METER - count);

const drawMeters = (view: View, dragon: Dragon, ink: Ink): string => {
  const { water, fire } = view.meters[dragon];
  const name = dragonPaint(dragon, ink)(`${dragon === 'heaven' ? 'H' : 'E'} ${DRAGON_NAMES[dragon]}`);
  const levels = `water ${ink.blue(meter(water, '~'))}  fire ${ink.red(meter(fire, '*'))}`;
  return `${padTo(11, name)}${levels}  ${counted(view.segments[dragon], 'segment')}`;
};

const HIDDEN: Drawing = ['The Board of Human', 'is out of sight.'];

/** Board, wheel and meters beside each other, at most 80 columns wide. */
export const drawTaoLong = (view: View, ink: Ink): Drawing => {
  const flow = view.coin === 'ccw' ? 'counter-clockwise' : 'clockwise';
  const facts = [
    ...drawWheel(view, ink),
    '',
    drawMeters(view, 'heaven', ink),
    drawMeters(view, 'earth', ink),
    `Turn ${view.turn}, flux coin ${flow}`,
  ];
  return beside(view.board === undefined ? HIDDEN : drawBoard(view.board, ink), facts, 4);
};
