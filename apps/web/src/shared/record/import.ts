import { accept, parseRecord, type Refusal, type Result, refuse, replay, tagOf } from '@dragonway/core';
import { KINDS } from '@dragonway/games';
import type { Sitter, TableRefusal } from '@dragonway/table';
import { openGame, personAtSeat } from '../local/open-game.js';
import type { SavedGame } from '../store/games-db.js';

const SEAT_TAGS = ['White', 'Black', 'Player 1', 'Player 2', 'Player 3', 'Player 4', 'Player 5'];

const MACHINE = /^machine (10|[1-9])$/;

const sitterOf = (name: string, index: number): Sitter => {
  if (name === 'rules') return { kind: 'rules' };
  const level = MACHINE.exec(name)?.[1];
  return level === undefined ? personAtSeat(index, name) : { kind: 'machine', level };
};

/** What an imported record is refused with, and whose words it needs. */
export interface ImportRefusal {
  readonly game: string;
  readonly refusal: Refusal | TableRefusal;
}

// Editors and mail like other line ends, and forget the last one.
const tidied = (text: string): string => `${text.replace(/\r\n?/g, '\n').trim()}\n`;

/** Reads a record and puts it into this browser as a game that can be looked through and played on. */
export const importRecord = async (text: string): Promise<Result<SavedGame, ImportRefusal>> => {
  const record = parseRecord(tidied(text));
  if (!record.ok) return refuse({ game: 'tao-long', refusal: record.refusal });
  const game = tagOf(record.value, 'Game') ?? '';
  const replayed = replay(KINDS, record.value);
  if (!replayed.ok) return refuse({ game, refusal: replayed.refusal });
  const names = SEAT_TAGS.flatMap(tag => tagOf(record.value, tag) ?? []);
  const position = tagOf(record.value, 'Position');
  const opened = await openGame({
    setup: {
      options: tagOf(record.value, 'Options') ?? game,
      ...(position === undefined ? {} : { position }),
      moves: replayed.value.decisions.map(decision => decision.text),
      takebacks: 'free',
    },
    sitters: names.map(sitterOf),
  });
  return opened.ok ? accept(opened.value) : refuse({ game, refusal: opened.refusal });
};
