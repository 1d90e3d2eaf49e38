import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config/config.js';

/** Everything that opens a seat, a session or a database. */
const SECRET = [
  'req.headers.cookie',
  'req.headers.authorization',
  'res.headers["set-cookie"]',
  '*.password',
  '*.phrase',
  '*.token',
  '*.secret',
  '*.seed',
  '*.keys',
];

/** A log of lines of JSON, to standard output if nothing else is named. */
export const newLog = (level: Config['log'], to?: DestinationStream): Logger => {
  const options = { level, redact: { paths: SECRET, censor: '(secret)' }, base: { name: 'dragonway' } };
  return to === undefined ? pino(options) : pino(options, to);
};
