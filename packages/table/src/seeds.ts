import { InvariantError } from '@dragonway/core';
import { commitment, formatCommitment, parseSeeds, type Seeds } from '@dragonway/verifiable-dice';
import { type Proceedings, record } from './proceedings.js';
import { personAt } from './seats.js';
import type { Table } from './types.js';

/** Whether anything is drawn in or before the games of this table. */
export const needsSeeds = ({ live, setup }: Table): boolean => live.game.info.hasChance || setup.draws.wheel;

/** Promises the secret of the next game, before any player's seed for it is known. */
export const commitSeed = (proceedings: Proceedings): void => {
  if (!needsSeeds(proceedings.table)) return;
  const secret = proceedings.moment.drawSeed();
  record(proceedings, { kind: 'seedCommitted', commitment: formatCommitment(commitment(secret)), secret });
};

const ANY_SERVER = '0'.repeat(64);

/** What a player's seed should have been; undefined if it is one. */
export const refusedSeed = (seed: string): string | undefined => {
  const read = parseSeeds(`${ANY_SERVER}:${seed}`);
  if (read.ok && read.value.players.length === 1) return undefined;
  return read.ok ? 'one seed without :' : read.refusal.expected;
};

/** The players' seeds in seat order; whoever gave none adds the name of the seat. */
export const playerSeeds = ({ live, seats }: Table): readonly string[] =>
  seats.map(({ seed }, index) => seed ?? live.game.info.seats[index] ?? `${index}`);

/** Whether everybody who was asked for a seed has given one. */
export const hasAllSeeds = (table: Table): boolean =>
  !table.setup.asksForSeeds ||
  !needsSeeds(table) ||
  table.seats.every(state => personAt(state) === undefined || state.seed !== undefined);

/** The seeds of the game at hand, which only the authority has in full. */
export const seedsInPlay = ({ id, game }: Table): Seeds => {
  const secret = game?.seeds?.secret;
  if (game?.seeds === undefined || secret === undefined) throw new InvariantError('dice without a seed', id);
  return { server: secret, players: game.seeds.players };
};
