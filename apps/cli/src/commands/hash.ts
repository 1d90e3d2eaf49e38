import { LEAST_TABLE_BYTES, MOST_TABLE_BYTES } from '@dragonway/ai';
import { InvalidArgumentError, Option } from 'commander';

const MEBIBYTE = 1 << 20;
const LEAST = Math.ceil(LEAST_TABLE_BYTES / MEBIBYTE);
const MOST = Math.floor(MOST_TABLE_BYTES / MEBIBYTE);

/** Reads mebibytes that the transposition table may have; gives bytes. */
export const tableBytes = (text: string): number => {
  const mebibytes = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (mebibytes >= LEAST && mebibytes <= MOST) return mebibytes * MEBIBYTE;
  throw new InvalidArgumentError(`Expected whole mebibytes from ${LEAST} to ${MOST}.`);
};

/** The option that sets the memory of the transposition table, under the name that it has in other engines. */
export const hashOption = (what: string, defaultBytes?: number): Option => {
  const option = new Option('--hash <mebibytes>', `${what}, ${LEAST} to ${MOST}`).argParser(tableBytes);
  return defaultBytes === undefined ? option : option.default(defaultBytes, `${defaultBytes / MEBIBYTE}`);
};
