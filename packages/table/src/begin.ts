import { InvariantError, type Seat } from '@dragonway/core';
import { endGame } from './endings.js';
import { houseRules, openLive, playText, trusted } from './live.js';
import { nextOptions } from './match.js';
import { type Proceedings, record } from './proceedings.js';
import { exchanged, isFull, seatIndices } from './seats.js';
import { hasAllSeeds, needsSeeds, playerSeeds, seedsInPlay } from './seeds.js';
import type { Draws, Setup, Sitter, Table } from './types.js';

/** Lets the dice roll for as long as they are to decide, and ends a game that the rules have ended. */
export const proceed = (proceedings: Proceedings): void => {
  for (;;) {
    const { live, game } = proceedings.table;
    const actor = live.game.actor(live.state);
    if (actor === 'nobody') endGame(proceedings, 'rules');
    if (actor !== 'chance' || game === undefined) return;
    const number = 1 + game.moves.filter(({ by }) => by === 'chance').length;
    const move = houseRules(live).roll(seedsInPlay(proceedings.table), number, game.moves.at(-1)?.text);
    record(proceedings, { kind: 'rolled', move }, trusted(playText(live, move), move));
  }
};

/** What a game begins with, before anything is drawn. */
interface Plan {
  readonly options: string;
  readonly draws: Draws;
  /** The seats from which the sitters and their seeds come, in the order of the new seats. */
  readonly from: readonly Seat[];
  readonly moves: readonly string[];
  /** Whether a match begins with it. */
  readonly isFirst: boolean;
}

const drawnFor = (table: Table, { options, draws }: Plan, seeds: readonly string[]) => {
  const live = trusted(openLive({ options }), options);
  const server = table.next?.secret;
  if (needsSeeds(table) && server === undefined) throw new InvariantError('a game without a promised seed', table.id);
  return houseRules(live).draw(live, draws, { server: server ?? '', players: seeds });
};

const pickFrom = <Item>(items: readonly Item[], from: readonly Seat[]): readonly Item[] =>
  from.flatMap(index => (items[index] === undefined ? [] : [items[index]]));

const begin = (proceedings: Proceedings, plan: Plan): void => {
  const { table } = proceedings;
  const seeds = pickFrom(playerSeeds(table), plan.from);
  const { options, position = table.setup.position, rollOff } = drawnFor(table, plan, seeds);
  record(proceedings, {
    kind: 'gameStarted',
    game: (table.game?.number ?? 0) + 1,
    options,
    isFirst: plan.isFirst,
    ...(position === undefined ? {} : { position }),
    ...(plan.moves.length === 0 ? {} : { moves: plan.moves }),
    sitters: pickFrom<Sitter>(
      table.seats.map(({ sitter }) => sitter),
      plan.from,
    ),
    ...(needsSeeds(table) ? { seeds } : {}),
    ...(rollOff === undefined ? {} : { rollOff }),
  });
  proceed(proceedings);
};

const planOf = ({ options, draws }: Setup): Pick<Plan, 'options' | 'draws' | 'moves' | 'isFirst'> => ({
  options,
  draws,
  moves: [],
  isFirst: true,
});

/** Starts the first game as soon as everybody sits and every seed that was asked for is there. */
export const beginIfReady = (proceedings: Proceedings): void => {
  const { table } = proceedings;
  if (table.phase !== 'waiting' || !isFull(table) || !hasAllSeeds(table)) return;
  begin(proceedings, { ...planOf(table.setup), from: seatIndices(table), moves: table.setup.moves ?? [] });
};

/** A new game, or match, with the sides exchanged. */
export const beginRematch = (proceedings: Proceedings): void => {
  const { table } = proceedings;
  begin(proceedings, { ...planOf(table.setup), from: exchanged(table) });
};

/** W4: the next game of the match, with the same seats. */
export const beginNextGame = (proceedings: Proceedings): void => {
  const { table } = proceedings;
  const draws = { ...table.setup.draws, first: false };
  begin(proceedings, { options: nextOptions(table), draws, from: seatIndices(table), moves: [], isFirst: false });
};
