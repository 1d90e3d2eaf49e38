import { type Logger, pino } from 'pino';
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

export const newLog = (level: Config['log']): Logger =>
  pino({ level, redact: { paths: SECRET, censor: '(secret)' }, base: { name: 'dragonway' } });
