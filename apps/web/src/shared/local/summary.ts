import type { Sitter, Table } from '@dragonway/table';
import { toMove } from '@dragonway/table';
import type { PlayerSummary, Summary } from '../store/games-db.js';

const playerOf = (sitter: Sitter): PlayerSummary => {
  switch (sitter.kind) {
    case 'person':
    case 'robot':
      return { kind: 'person', name: sitter.name };
    case 'machine':
      return { kind: 'machine', level: sitter.level };
    case 'open':
    case 'rules':
      return { kind: 'rules' };
  }
};

/** What the list of games says about a table. */
export const summaryOf = (table: Table): Summary => {
  const { live, game, setup, seats } = table;
  const deciding = toMove(table);
  return {
    game: live.game.info.id,
    options: game?.options ?? setup.options,
    turn: live.game.notation.turnNumber(live.state),
    players: seats.map(({ sitter }) => playerOf(sitter)),
    ...(deciding === undefined ? {} : { toMove: deciding.seat }),
    ...(game?.ending === undefined ? {} : { result: game.ending.token }),
  };
};
