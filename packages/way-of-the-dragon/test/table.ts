import type { Game } from '@dragonway/core';
import { type WayEvent, type WayOptions, type WayState, type WayTypes, wayOfTheDragonKind } from '../src/index.js';

/** Options as they are written after the game's name. */
export const optionsOf = (text: string): WayOptions => {
  const read = wayOfTheDragonKind.parseOptions(['way-of-the-dragon', text].filter(Boolean).join(';'));
  if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.refusal)}`);
  return read.value;
};

export const gameOf = (options: string): Game<WayTypes> => wayOfTheDragonKind.game(optionsOf(options));

export const START = '';

/** A table in the middle of a game: its options, a position (or START), and the moves since then. */
export interface Table {
  readonly options?: string;
  readonly position?: string;
  readonly moves?: string;
}

export const standing = ({ options = '', position = START, moves = '' }: Table) => {
  const game = gameOf(options);
  const given = position === START ? { ok: true as const, value: game.start() } : game.notation.parsePosition(position);
  if (!given.ok) throw new Error(`${position}: ${JSON.stringify(given.refusal)}`);
  let state: WayState = given.value;
  let events: readonly WayEvent[] = [];
  for (const text of moves.split(' ').filter(Boolean)) {
    const move = game.notation.parseMove(state, text);
    if (!move.ok) throw new Error(`${text}: ${JSON.stringify(move.refusal)}`);
    ({ state, events } = game.play(state, move.value));
  }
  return { game, state, events };
};

/** The legal moves as texts. */
export const legal = (table: Table): readonly string[] => {
  const { game, state } = standing(table);
  return game.legalMoves(state).map(move => game.notation.formatMove(move));
};

/** The same without the re-rolls, which are always the same. */
export const acts = (table: Table): readonly string[] => legal(table).filter(text => !text.includes('keep:'));

export const positionOf = (table: Table): string => {
  const { game, state } = standing(table);
  return game.notation.formatPosition(state);
};

export const decisionOf = (table: Table): string => {
  const { game, state } = standing(table);
  return game.notation.formatDecision(state);
};

/** What the last of the moves brought about. */
export const happened = (table: Table): readonly WayEvent[] => standing(table).events;

/** Why a text is not a legal move there; undefined if it is one. */
export const refusalOf = (table: Table, text: string) => {
  const { game, state } = standing(table);
  const move = game.notation.parseMove(state, text);
  return move.ok ? undefined : move.refusal;
};

export const refusalOfPosition = (options: string, text: string) => {
  const read = gameOf(options).notation.parsePosition(text);
  return read.ok ? undefined : read.refusal;
};
