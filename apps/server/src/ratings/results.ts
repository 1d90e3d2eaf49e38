import { findKind, type GameId } from '@dragonway/games';
import { personAt, type Table, type TableEvent, type TableGame } from '@dragonway/table';
import type { CompiledQuery } from 'kysely';
import type { Errands } from '../errands.js';
import { type Appended, type Store, StoreFault } from '../store/port.js';
import type { Flag } from '../store/schema.js';
import type { HostedTable } from '../tables/hosted-table.js';
import type { TableFollower } from '../tables/tables.js';
import { glickoMethod } from './glicko.js';
import { manySeatsMethod } from './many-seats.js';
import type { Rating, RatingMethod } from './method.js';

/** How each game is rated. */
const METHODS = {
  'tao-long': glickoMethod,
  'way-of-the-dragon': manySeatsMethod,
} as const satisfies Record<GameId, RatingMethod>;

/** Who is overtaken this often in a row meets a fault, not competition. */
const MOST_ATTEMPTS = 50;

interface Player {
  readonly seat: number;
  readonly person: string;
  readonly place: number;
  readonly isWinner: boolean;
  readonly before?: Rating;
  readonly after?: Rating;
}

interface Counted extends Rating {
  readonly games: number;
}

const flag = (truth: boolean): Flag => (truth ? 1 : 0);

const gameIdOf = ({ options }: TableGame): string => options.split(';')[0] ?? '';

const methodOf = (gameId: string): RatingMethod | undefined =>
  Object.entries(METHODS).find(([id]) => id === gameId && findKind(id) !== undefined)?.[1];

const playersOf = ({ sitters, ending }: TableGame): readonly Player[] =>
  sitters.flatMap((sitter, seat) => {
    const person = personAt({ sitter });
    const isWinner = ending?.winners.some(winner => winner === seat) === true;
    return person === undefined ? [] : [{ seat, person, place: ending?.places[seat] ?? 1, isWinner }];
  });

/** Whether the game counts: between people or robots only, and played. */
const counts = ({ setup }: Table, game: TableGame, players: readonly Player[]): boolean =>
  setup.isRated && game.ending?.cause !== 'aborted' && players.length === game.sitters.length && players.length > 1;

const finished = ({ past, game }: Table): readonly TableGame[] =>
  [...past, ...(game === undefined ? [] : [game])].filter(({ ending }) => ending !== undefined);

/** Writes the results of games down, each exactly once, and the ratings with them. */
export class Results implements TableFollower {
  private readonly store: Store;
  private readonly errands: Errands;

  constructor(store: Store, errands: Errands) {
    this.store = store;
    this.errands = errands;
  }

  // A process that died between the end of a game and its result has left it out.
  readonly onHeld = ({ table }: HostedTable): void => {
    const games = finished(table);
    if (games.length > 0) this.errands.run(this.record(table, games), table.id);
  };

  readonly onEvents = ({ table }: HostedTable, events: readonly TableEvent[]): void => {
    if (!events.some(({ kind }) => kind === 'gameEnded')) return;
    this.errands.run(this.record(table, finished(table).slice(-1)), table.id);
  };

  private async record(table: Table, games: readonly TableGame[]): Promise<void> {
    const known = await this.recorded(table);
    for (const game of games) if (!known.has(game.number)) await this.recordOnce(table, game);
  }

  private async recorded({ id }: Table): Promise<ReadonlySet<number>> {
    const rows = await this.store.db.selectFrom('games').select('game').where('table_id', '=', id).execute();
    return new Set(rows.map(({ game }) => game));
  }

  // A conflict says that another process has written the game, or that another game of a player's was counted meanwhile: then
  // nothing of the attempt stays, and the ratings are read anew.
  private async recordOnce(table: Table, game: TableGame): Promise<void> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      if ((await this.attempt(table, game)) === 'appended') return;
      if ((await this.recorded(table)).has(game.number)) return;
    }
    throw new StoreFault(`the result of game ${game.number} was overtaken too often`, undefined);
  }

  private async attempt(table: Table, game: TableGame): Promise<Appended> {
    const gameId = gameIdOf(game);
    const players = playersOf(game);
    const method = counts(table, game, players) ? methodOf(gameId) : undefined;
    const before = method === undefined ? [] : await this.ratingsOf(players, gameId, method);
    const after = method?.rate(before, game.ending?.places ?? []) ?? [];
    const rated = players.map((player, index) => {
      const [from, to] = [before[index], after[index]];
      return from === undefined || to === undefined ? player : { ...player, before: from, after: to };
    });
    return this.store.together([
      ...this.gameStatements(table, game, rated),
      ...rated.flatMap(({ person, after: to }, index) =>
        to === undefined ? [] : this.ratingStatements(person, gameId, to, before[index]?.games ?? 0, table.at),
      ),
    ]);
  }

  private gameStatements(table: Table, game: TableGame, players: readonly Player[]): readonly CompiledQuery[] {
    const { db } = this.store;
    const key = { table_id: table.id, game: game.number };
    const facts = { game_id: gameIdOf(game), options: game.options, is_rated: flag(table.setup.isRated) };
    const end = { cause: game.ending?.cause ?? '', token: game.ending?.token ?? '*', ended_at: table.at };
    const rows = players.map(({ seat, person, place, isWinner, before, after }) => ({
      ...key,
      seat,
      person_id: person,
      place,
      is_winner: flag(isWinner),
      rating_before: before?.rating ?? null,
      rating_after: after?.rating ?? null,
    }));
    return [
      db
        .insertInto('games')
        .values({ ...key, ...facts, ...end })
        .compile(),
      ...(rows.length === 0 ? [] : [db.insertInto('game_people').values(rows).compile()]),
    ];
  }

  private ratingStatements(
    person: string,
    gameId: string,
    to: Rating,
    games: number,
    at: number,
  ): readonly CompiledQuery[] {
    const { db } = this.store;
    const key = { person_id: person, game_id: gameId };
    const state = JSON.stringify({ ...to.state, deviation: to.deviation });
    const change = { rating: to.rating, state, games: games + 1, changed_at: at };
    const rating = db
      .insertInto('ratings')
      .values({ ...key, ...change })
      .onConflict(conflict => conflict.columns(['person_id', 'game_id']).doUpdateSet(change));
    const step = db.insertInto('rating_steps').values({ ...key, step: games + 1 });
    return [step.compile(), rating.compile()];
  }

  private async ratingsOf(
    players: readonly Player[],
    gameId: string,
    method: RatingMethod,
  ): Promise<readonly Counted[]> {
    const people = players.map(({ person }) => person);
    const rows = await this.store.db
      .selectFrom('ratings')
      .selectAll()
      .where('game_id', '=', gameId)
      .where('person_id', 'in', people)
      .execute();
    return people.map(person => {
      const row = rows.find(({ person_id }) => person_id === person);
      if (row === undefined) return { ...method.initial, games: 0 };
      const { deviation = 0, ...state } = JSON.parse(row.state) as Record<string, number>;
      return { rating: row.rating, deviation, state, games: row.games };
    });
  }
}
