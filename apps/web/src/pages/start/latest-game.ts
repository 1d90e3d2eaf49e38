import { listGames, type SavedGame } from '../../shared/store/games-db.js';

const remembered: { game?: SavedGame | undefined } = {};

/** Looks for the latest game that is not over. */
export const findLatestGame = async (): Promise<SavedGame | undefined> => {
  const games = await listGames();
  remembered.game = games.find(({ summary }) => summary.result === undefined);
  return remembered.game;
};

/** The one that was found last: with it the page has its places at once, and nothing moves when it is found again. */
export const knownLatestGame = (): SavedGame | undefined => remembered.game;
