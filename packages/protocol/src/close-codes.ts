/** Why a connection was ended by the server; what a client does about it. */
export const CLOSE_CODES = {
  /** The server goes down or is replaced: come back at once, nothing is lost. */
  restart: 4000,
  /** Nothing was heard for too long: come back. */
  silent: 4001,
  /** The same person opened too many connections: this one stays closed. */
  replaced: 4002,
  /** The protocol's version is another: load the page again. */
  wrongVersion: 4010,
  /** Too many messages that could not be read. */
  unreadable: 4011,
  /** Too many messages. */
  tooFast: 4012,
  /** A message longer than allowed. */
  tooLong: 4013,
  /** Not, or not any more, signed in; a robot's token is wrong. */
  notSignedIn: 4020,
  /** The page comes from a place that this server does not serve. */
  wrongOrigin: 4021,
  /** A fault of the server's: come back after a while. */
  fault: 4030,
} as const;

export type CloseReason = keyof typeof CLOSE_CODES;
export type CloseCode = (typeof CLOSE_CODES)[CloseReason];

/** The reasons after which a client may try again by itself. */
export const RETRIED: readonly CloseReason[] = ['restart', 'silent', 'tooFast', 'fault'];

const isReason = (name: string): name is CloseReason => Object.hasOwn(CLOSE_CODES, name);

/** The reason of a code; undefined for codes that are not ours, such as a lost line's. */
export const closeReason = (code: number): CloseReason | undefined =>
  Object.keys(CLOSE_CODES)
    .filter(isReason)
    .find(reason => CLOSE_CODES[reason] === code);
