import type { Store } from '../store/port.js';

const MOST_GAMES = 500;

/** What everybody may know of a person: name, ratings, finished games and the curve of each rating. */
export const profileOf = async ({ db }: Store, id: string) => {
  const person = await db
    .selectFrom('people')
    .select(['id', 'name', 'kind', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (person === undefined) return undefined;
  const ratings = await db
    .selectFrom('ratings')
    .select(['game_id', 'rating', 'games'])
    .where('person_id', '=', id)
    .execute();
  const games = await gamesOf({ db }, id);
  return {
    person: { id: person.id, name: person.name, kind: person.kind, since: person.created_at },
    ratings: ratings.map(({ game_id, ...rest }) => ({ gameId: game_id, ...rest })),
    games,
    curve: games
      .filter(({ ratingAfter }) => ratingAfter !== null)
      .map(({ gameId, endedAt, ratingAfter }) => ({ gameId, at: endedAt, rating: ratingAfter }))
      .toReversed(),
  };
};

/** The finished games of a person, the latest first. */
export const gamesOf = async ({ db }: Pick<Store, 'db'>, person: string) => {
  const rows = await db
    .selectFrom('game_people')
    .innerJoin('games', join =>
      join.onRef('games.table_id', '=', 'game_people.table_id').onRef('games.game', '=', 'game_people.game'),
    )
    .selectAll('game_people')
    .select(['games.game_id', 'games.options', 'games.cause', 'games.token', 'games.ended_at', 'games.is_rated'])
    .where('game_people.person_id', '=', person)
    .orderBy('games.ended_at', 'desc')
    .limit(MOST_GAMES)
    .execute();
  return rows.map(row => ({
    table: row.table_id,
    game: row.game,
    gameId: row.game_id,
    options: row.options,
    seat: row.seat,
    place: row.place,
    isWinner: row.is_winner === 1,
    isRated: row.is_rated === 1,
    cause: row.cause,
    token: row.token,
    endedAt: row.ended_at,
    ratingAfter: row.rating_after,
  }));
};
