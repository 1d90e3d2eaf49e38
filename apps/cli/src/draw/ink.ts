import { stripVTControlCharacters } from 'node:util';
import pc from 'picocolors';

/** Colours a text without changing what it says. */
export type Paint = (text: string) => string;

/** The colours of the terminal. They only repeat what letters and signs say already. */
export interface Ink {
  readonly bold: Paint;
  readonly dim: Paint;
  readonly red: Paint;
  readonly green: Paint;
  readonly blue: Paint;
  readonly yellow: Paint;
  readonly cyan: Paint;
  readonly magenta: Paint;
}

/** Colours, or plain text where they are not wanted: NO_COLOR, or an output that is no terminal. */
export const inkFor = (isColoured: boolean): Ink => pc.createColors(isColoured);

/** A picture, one line of text after the other. */
export type Drawing = readonly string[];

/** How many columns a text takes on the screen. */
export const widthOf = (text: string): number => stripVTControlCharacters(text).length;

export const padTo = (width: number, text: string): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** Two pictures beside each other. */
export const beside = (left: Drawing, right: Drawing, gap: number): Drawing => {
  const width = Math.max(...left.map(widthOf)) + gap;
  const height = Math.max(left.length, right.length);
  return Array.from({ length: height }, (_, index) =>
    `${padTo(width, left[index] ?? '')}${right[index] ?? ''}`.trimEnd(),
  );
};
