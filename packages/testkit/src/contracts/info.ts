import type { Game, GameKind, GameTypes } from '@dragonway/core';
import { contract } from '../conformance-error.js';

/** What is known before the first move is sensible in itself. */
export const checkInfo = <Types extends GameTypes>({ info }: Game<Types>): void => {
  contract(info.seats.length > 0, () => 'a game needs at least one seat');
  contract(new Set(info.seats).size === info.seats.length, () => `two seats share a name: ${info.seats.join()}`);
};

/** The options' text is canonical: reading and writing it gives the same text. */
export const checkOptions = (kind: GameKind, text: string): void => {
  const read = kind.parseOptions(text);
  contract(read.ok, () => `the options are refused: ${text}`);
  const written = kind.formatOptions(read.value);
  contract(written === text, () => `the options ${text} are written as ${written}`);
};
