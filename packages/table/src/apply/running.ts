import { goesTo, restarted } from '../clock/clock.js';
import type { Millis, Table, TableGame } from '../types.js';

/** A table with its game changed; without a game there is nothing to change. */
export const withGame = (table: Table, change: (game: TableGame) => TableGame): Table => {
  const game = table.game === undefined ? undefined : change(table.game);
  return game === undefined || game === table.game ? table : { ...table, game };
};

/** The turn whose time runs now: none while dice roll, after the end, and for a seat that was left. */
const turnAtHand = ({ live, seats }: Table) => {
  const actor = live.game.actor(live.state);
  if (typeof actor !== 'number' || seats[actor]?.left !== undefined) return undefined;
  return { seat: actor, number: live.game.notation.turnNumber(live.state) };
};

/** Starts the time of whoever must decide; `isNewTurn` gives time back for a turn that ended. */
export const withRunningClock = (table: Table, at: Millis, isNewTurn: boolean): Table =>
  withGame(table, game => {
    const turn = turnAtHand(table);
    if (game.clock === undefined || turn === undefined || game.pausedUntil !== undefined) return game;
    const clock = isNewTurn ? goesTo(table.setup.clock, game.clock, turn, at) : restarted(game.clock, turn, at);
    return { ...game, clock };
  });
