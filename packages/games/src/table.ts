import {
  accept,
  type Game,
  type GameKind,
  type OptionsTextRefusal,
  type Refusal,
  type Result,
  refuse,
} from '@dragonway/core';
import { findKind, KINDS } from './registry.js';

/** A game with its options chosen, ready to be played. */
export interface Table {
  readonly kind: GameKind;
  readonly options: object;
  readonly game: Game;
}

const unknownGame = (game: string): OptionsTextRefusal => ({
  code: 'options/unknown-game',
  game,
  expected: KINDS.map(kind => kind.id).join(' or '),
});

/** Reads the options' text of any game: `tao-long;mode=monk`. */
export const parseTable = (text: string): Result<Table, Refusal> => {
  const [id = ''] = text.split(';');
  const kind = findKind(id);
  if (kind === undefined) return refuse(unknownGame(id));
  const options = kind.parseOptions(text);
  if (!options.ok) return options;
  return accept({ kind, options: options.value, game: kind.game(options.value) });
};
