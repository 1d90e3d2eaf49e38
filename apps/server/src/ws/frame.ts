/** A whole text message that is not masked, as a server sends it. */
const TEXT = '\u0081';
const MOST_SHORT = 125;
const MOST_MEDIUM = 0xffff;
const MEDIUM = '\u007e';
const LONG = '\u007f';
/** A message never comes near the lengths that need the upper half of the eight bytes. */
const UPPER_HALF = '\u0000\u0000\u0000\u0000';
const BYTE = 0xff;

const twoBytes = (value: number): string => String.fromCharCode((value >>> 8) & BYTE, value & BYTE);

const lengthOf = (bytes: number): string => {
  if (bytes <= MOST_SHORT) return String.fromCharCode(bytes);
  if (bytes <= MOST_MEDIUM) return MEDIUM + twoBytes(bytes);
  return LONG + UPPER_HALF + twoBytes(bytes >>> 16) + twoBytes(bytes);
};

const isAscii = (text: string): boolean => Buffer.byteLength(text) === text.length;

/**
 * A text as a WebSocket frame, one sign for each byte: to be written as `latin1`. Strings are what streams write at the least
 * cost, and several frames are put together without a copy.
 */
export const frameOf = (text: string): string => {
  const bytes = isAscii(text) ? text : Buffer.from(text).toString('latin1');
  return TEXT + lengthOf(bytes.length) + bytes;
};
