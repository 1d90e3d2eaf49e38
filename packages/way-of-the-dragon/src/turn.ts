import { seat } from '@dragonway/core';
import { NO_DICE } from './dice/kept.js';
import type { EndCause, Tell } from './events.js';
import type { Rules } from './rules.js';
import { hasAnyFinished, standings, winnersOf } from './score.js';
import { type Draft, REROLLS } from './state.js';
import type { Player, PowerName, WayState } from './types.js';

/** The player whose turn it is. */
export const playerOf = (rules: Rules, state: WayState): Player => rules.players[state.seat] ?? 'black';

const beginTurn = (draft: Draft, seatIndex: number, isExtra: boolean): void => {
  draft.seat = seat(seatIndex);
  draft.isExtra = isExtra;
  draft.phase = 'roll';
  draft.kept = NO_DICE;
  draft.roll = undefined;
  draft.rerolls = REROLLS;
  draft.turn += 1;
};

const endGame = (rules: Rules, draft: Draft, cause: EndCause, tell: Tell): void => {
  draft.phase = 'over';
  if (!tell) return;
  const all = standings(rules, draft);
  tell({ kind: 'gameEnded', cause, standings: all, winners: winnersOf(all).map(standing => standing.player) });
};

/** Gives the turn to the next seat. */
export const endTurn = (rules: Rules, draft: Draft, tell: Tell): void => {
  const player = playerOf(rules, draft);
  beginTurn(draft, (draft.seat + 1) % rules.players.length, false);
  tell?.({ kind: 'turnEnded', player, next: playerOf(rules, draft) });
};

/** Gives the same seat a complete turn again. */
export const repeatTurn = (rules: Rules, draft: Draft, by: 'perfection' | 'rebirth', tell: Tell): void => {
  tell?.({ kind: 'turnRepeated', player: playerOf(rules, draft), by });
  beginTurn(draft, draft.seat, true);
};

/** Whether the seat to move has a power that it has not used. */
export const hasUnusedPower = (state: WayState): boolean => ((state.unused >> state.seat) & 1) === 1;

/** Marks the power of the seat to move as used. */
export const markPowerUsed = (rules: Rules, draft: Draft, power: PowerName, tell: Tell): void => {
  tell?.({ kind: 'powerUsed', player: playerOf(rules, draft), power });
  draft.unused &= ~(1 << draft.seat);
};

/** Ends a turn that Perfection does not repeat. */
export const closeTurn = (rules: Rules, draft: Draft, tell: Tell): void => {
  // W11: Rebirth is declared at the end of the own turn, after a pass too; in a repeated turn at its own end.
  if (hasUnusedPower(draft) && rules.powers[draft.seat]?.repeatsTurn === true) draft.phase = 'rebirth';
  else endTurn(rules, draft, tell);
};

/** What follows an act that moved or swapped pieces: the end of the game, a turn again, or the end of the turn. */
export const afterAct = (rules: Rules, draft: Draft, isPerfection: boolean, tell: Tell): void => {
  // W9: a swap is not a pass, so it ends the succession of passes as a move does.
  draft.passes = 0;
  if (hasAnyFinished(rules, draft)) endGame(rules, draft, 'allFinished', tell);
  else if (isPerfection) draft.phase = 'again';
  else closeTurn(rules, draft, tell);
};

/** What follows an act that moved nothing. */
export const afterPass = (rules: Rules, draft: Draft, tell: Tell): void => {
  // It is players that are counted: an extra turn that begins with passes comes right after the own pass.
  if (!draft.isExtra || draft.passes === 0) draft.passes += 1;
  tell?.({ kind: 'passed', player: playerOf(rules, draft), inSuccession: draft.passes });
  if (draft.passes >= rules.players.length) endGame(rules, draft, 'allPassed', tell);
  else closeTurn(rules, draft, tell);
};
