import { stopped } from '../clock/clock.js';
import type { Stamp, TableEvent } from '../events.js';
import { playText, replayMoves, trusted } from '../live.js';
import type { Live, Millis, Offer, PlayedMove, Table } from '../types.js';
import { withLast } from './lists.js';
import { withGame, withRunningClock } from './running.js';

type Of<Kind extends TableEvent['kind']> = Extract<TableEvent, { kind: Kind }>;

/** Plays a move on; the caller who has read it already hands over what it led to. */
const withMove = (table: Table, move: PlayedMove, reached?: Live): Table => {
  const { game } = table;
  const live = reached ?? trusted(playText(table.live, move.text), move.text);
  return game === undefined
    ? { ...table, live }
    : { ...table, live, game: { ...game, moves: withLast(game.moves, move) } };
};

export const stopClock = (table: Table, at: Millis, lag: Millis): Table =>
  withGame(table, game =>
    game.clock === undefined ? game : { ...game, clock: stopped(table.setup.clock, game.clock, at, lag) },
  );

// A takeback would undo other moves than it showed, and whoever plays on has not taken the draw.
const outlives = (offer: Offer, { seat }: Of<'played'>): boolean =>
  offer.kind !== 'takeback' && !(offer.kind === 'draw' && offer.asked.includes(seat));

const withoutOutlived = (table: Table, event: Of<'played'>): Table =>
  table.offers.length === 0 ? table : { ...table, offers: table.offers.filter(offer => outlives(offer, event)) };

export const applyPlayed = (table: Table, event: Of<'played'>, reached?: Live): Table => {
  const still = stopClock(table, event.at, event.lag ?? 0);
  const played = withMove(still, { by: event.seat, text: event.move, at: event.at }, reached);
  return withRunningClock(withoutOutlived(played, event), event.at, true);
};

export const applyRolled = (table: Table, event: Of<'rolled'>, reached?: Live): Table =>
  withRunningClock(withMove(table, { by: 'chance', text: event.move, at: event.at }, reached), event.at, true);

export const applyTakenBack = (table: Table, event: Of<'takenBack'>): Table => {
  const still = withGame(stopClock(table, event.at, 0), game => ({
    ...game,
    moves: game.moves.slice(0, event.undone.to),
  }));
  const texts = (still.game?.moves ?? []).map(({ text }) => text);
  const live = trusted(replayMoves(table.live, texts), texts.join(' '));
  const offers = table.offers.filter(({ kind }) => kind !== 'takeback' && kind !== 'draw');
  return withRunningClock({ ...still, live, offers }, event.at, false);
};

export const applyPaused = (table: Table, event: Of<'paused'>): Table => ({
  ...withGame(stopClock(table, event.at, 0), game => ({
    ...game,
    pausedSince: event.at,
    pausedUntil: event.until,
  })),
  offers: table.offers.filter(({ kind }) => kind !== 'pause'),
});

export const applyResumed = (table: Table, { at }: Stamp): Table => {
  const going = withGame(table, paused => {
    const { pausedSince = at, pausedUntil: _, ...game } = paused;
    return { ...game, pauseLeft: Math.max(0, game.pauseLeft - (at - pausedSince)) };
  });
  return withRunningClock(going, at, false);
};
