/** A position with the options it belongs to: all that a link carries. */
export interface PositionLink {
  readonly options: string;
  readonly position?: string;
}

// Signs that may stand in a fragment as they are keep links readable.
const encode = (text: string): string =>
  encodeURIComponent(text)
    .replace(/%(2F|2C|3B|3D|3A|28|29|2B)/g, sign => decodeURIComponent(sign))
    .replace(/%20/g, '_');

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text.replace(/_/g, ' '));
  } catch {
    // A link that was cut in the middle of a sign.
    return undefined;
  }
};

/** Writes `#options&position`; spaces become low lines, which no notation uses. */
export const formatLink = ({ options, position }: PositionLink): string =>
  position === undefined ? `#${encode(options)}` : `#${encode(options)}&${encode(position)}`;

/** Reads what `formatLink` wrote; undefined if it is no link to a position. */
export const parseLink = (hash: string): PositionLink | undefined => {
  if (!hash.startsWith('#') || hash.length < 2) return undefined;
  const [options = '', position] = hash.slice(1).split('&').map(decode);
  if (options === '' || options === undefined) return undefined;
  return position === undefined ? { options } : { options, position };
};
