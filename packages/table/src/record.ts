import { formatRecord, InvariantError, type RecordTag, recordOf } from '@dragonway/core';
import { formatSeeds } from '@dragonway/verifiable-dice';
import { houseRules, openLive, playText, trusted } from './live.js';
import type { Live, Sitter, Table, TableGame } from './types.js';

/** What a record says besides the game. */
export interface RecordFacts {
  readonly site: string;
  /** `2026.11.16`, as chess writes dates. */
  readonly date: string;
}

/** A line break or control character would break the record's lines. */
const plain = (text: string): string => text.replace(/\p{Cc}+/gu, ' ');

const nameOf = (sitter: Sitter): string => {
  switch (sitter.kind) {
    case 'open':
      return '?';
    case 'person':
    case 'robot':
      return plain(sitter.name);
    case 'machine':
      return `machine ${plain(sitter.level)}`;
    case 'rules':
      return 'rules';
  }
};

const movesOf = (live: Live, game: TableGame): readonly object[] => {
  let reached = live;
  return game.moves.map(({ text }) => {
    const move = trusted(live.game.notation.parseMove(reached.state, text), text);
    reached = trusted(playText(reached, text), text);
    return move;
  });
};

// Copied rolls came from other dice: seeds that do not give them would only look like a fraud.
const diceTags = ({ seeds, ending, copied }: TableGame): readonly RecordTag[] => {
  if (seeds?.secret === undefined || ending === undefined || copied > 0) return [];
  return [
    { name: 'Seed', value: formatSeeds({ server: seeds.secret, players: seeds.players }) },
    { name: 'Commitment', value: seeds.commitment },
  ];
};

const endTags = ({ ending }: TableGame): readonly RecordTag[] =>
  ending === undefined ? [] : [{ name: 'Termination', value: ending.cause }];

/** The record of a game of this table (the last one unless another is named); its seeds only once it is over. */
export const recordOfGame = (table: Table, { site, date }: RecordFacts, number?: number): string => {
  const game = [...table.past, ...(table.game === undefined ? [] : [table.game])].find(
    candidate => candidate.number === (number ?? table.game?.number),
  );
  if (game === undefined) throw new InvariantError(`no game ${number ?? ''} to record`, table.id);
  const live = trusted(openLive(game), game.options);
  const tags: readonly RecordTag[] = [
    { name: 'Game', value: live.game.info.id },
    { name: 'Options', value: game.options },
    ...(game.position === undefined ? [] : [{ name: 'Position', value: game.position }]),
    { name: 'Site', value: plain(site) },
    { name: 'Date', value: plain(date) },
    ...game.sitters.map((sitter, index) => ({ name: houseRules(live).seatTag(index), value: nameOf(sitter) })),
  ];
  const result = game.ending?.token ?? '*';
  const record = recordOf({ game: live.game, start: live.start, moves: movesOf(live, game), tags, result });
  return formatRecord({ ...record, tags: [...record.tags, ...diceTags(game), ...endTags(game)] });
};
