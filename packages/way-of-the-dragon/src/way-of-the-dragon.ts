import type { Game, GameKind } from '@dragonway/core';
import type { WayEvent } from './events.js';
import type { WayMoveRefusal } from './explain/refusals.js';
import { checkInvariants } from './invariants.js';
import { actor, chances, legalMoves } from './legal-moves.js';
import { PLAYER_LETTERS } from './letters.js';
import { formatDecision } from './notation/decision.js';
import { formatMove } from './notation/move.js';
import { parseMove } from './notation/parse-move.js';
import { formatPosition, parsePosition } from './notation/position.js';
import type { WayPositionRefusal } from './notation/position-refusals.js';
import { formatResult, isResult } from './notation/result.js';
import { OPTION_KEYS } from './option-keys.js';
import { formatOptions, ID, parseOptions } from './options.js';
import { playMove } from './play.js';
import { rulesOf } from './resolve-rules.js';
import type { Rules } from './rules.js';
import { outcomeOf, type Standing, standings } from './score.js';
import { startOf } from './state.js';
import type { WayMove, WayOptions, WayState } from './types.js';

/** The types of this game on the common interface. Nothing is hidden: everybody sees the state. */
export interface WayTypes {
  readonly State: WayState;
  readonly Move: WayMove;
  readonly Event: WayEvent;
  readonly View: WayState;
  readonly PositionRefusal: WayPositionRefusal;
  readonly MoveRefusal: WayMoveRefusal;
}

const notationOf = (rules: Rules): Game<WayTypes>['notation'] => ({
  formatPosition: state => formatPosition(rules, state),
  parsePosition: text => parsePosition(rules, text),
  formatMove,
  parseMove: (state, text) => parseMove(rules, state, text),
  formatDecision: state => formatDecision(rules, state),
  turnNumber: state => state.turn,
  formatResult: state => formatResult(rules, state),
  isResult: word => isResult(rules, word),
});

/** Way of the Dragon with these options. */
export const wayOfTheDragon = (options: WayOptions): Game<WayTypes> => {
  const rules = rulesOf(options);
  const start = startOf(rules);
  return {
    info: {
      id: ID,
      seats: rules.players.map(player => PLAYER_LETTERS[player]),
      hasChance: true,
      hasHiddenInformation: false,
    },
    notation: notationOf(rules),
    start: () => start,
    actor,
    legalMoves: state => legalMoves(rules, state),
    chances,
    play: (state, move) => {
      const events: WayEvent[] = [];
      return { state: playMove(rules, state, move, event => events.push(event)), events };
    },
    next: (state, move) => playMove(rules, state, move, undefined),
    outcome: state => outcomeOf(rules, state),
    view: state => state,
    repetitionKey: () => undefined,
    checkInvariants: state => checkInvariants(rules, state),
  };
};

/** Why a text is not a legal move in this state; undefined exactly for legal ones. */
export const explain = (game: Game<WayTypes>, state: WayState, text: string): WayMoveRefusal | undefined => {
  const move = game.notation.parseMove(state, text);
  return move.ok ? undefined : move.refusal;
};

/** What every player has reached, in seat order, with the number of every path. */
export const wayStandings = (options: WayOptions, state: WayState): readonly Standing[] =>
  standings(rulesOf(options), state);

/** The game for the registry: how its options are read, and how a game is made of them. */
export const wayOfTheDragonKind: GameKind<WayOptions, WayTypes> = {
  id: ID,
  keys: OPTION_KEYS,
  parseOptions,
  formatOptions,
  game: wayOfTheDragon,
};
