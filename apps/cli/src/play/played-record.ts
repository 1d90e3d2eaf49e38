import { formatRecord, type RecordTag, recordOf, seat } from '@dragonway/core';
import type { Table } from '@dragonway/games';
import { commitment, formatCommitment, formatSeeds, type Seeds } from '@dragonway/verifiable-dice';
import { faceOf } from '../faces/faces.js';
import type { SeatKind } from '../players/seat-kind.js';
import type { PlayedGame } from './play-table.js';

/** What the record of a game at the terminal is made of. */
export interface RecordSettings {
  readonly table: Table;
  readonly start: object;
  readonly seats: readonly SeatKind[];
  readonly seeds: Seeds;
  /** `2026.11.16`, as chess writes dates. */
  readonly date: string;
}

// Chess's names where there is a white and a black side, numbered players elsewhere.
const seatTags = ({ table, seats }: RecordSettings): readonly RecordTag[] => {
  const face = faceOf(table.kind.id);
  return seats.map((kind, index) => ({
    name: face.seatTag(index),
    value: `${face.seatName(table.options, seat(index))} (${kind})`,
  }));
};

const startTags = ({ table: { game }, start }: RecordSettings): readonly RecordTag[] => {
  const position = game.notation.formatPosition(start);
  return position === game.notation.formatPosition(game.start()) ? [] : [{ name: 'Position', value: position }];
};

const diceTags = ({ table, seeds }: RecordSettings): readonly RecordTag[] =>
  table.game.info.hasChance
    ? [
        { name: 'Seed', value: formatSeeds(seeds) },
        { name: 'Commitment', value: formatCommitment(commitment(seeds.server)) },
      ]
    : [];

/** The text of the game's record, with what its dice can be checked by. */
export const playedRecord = (settings: RecordSettings, { moves }: PlayedGame): string => {
  const { kind, options, game } = settings.table;
  const tags = [
    { name: 'Game', value: kind.id },
    { name: 'Options', value: kind.formatOptions(options) },
    ...startTags(settings),
    { name: 'Site', value: 'Dragonway terminal' },
    { name: 'Date', value: settings.date },
    ...seatTags(settings),
  ];
  const record = recordOf({ game, start: settings.start, moves, tags });
  return formatRecord({ ...record, tags: [...record.tags, ...diceTags(settings)] });
};
