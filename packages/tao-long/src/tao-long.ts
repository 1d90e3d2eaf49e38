import { accept, type Game, type GameKind, type Outcome, type Result, refuse, seat } from '@dragonway/core';
import { actionOf } from './actions/actions.js';
import { waysOf } from './actions/ways.js';
import { explainMove, type MoveRefusal } from './explain/explain.js';
import { checkInvariants } from './invariants.js';
import { formatDecision } from './notation/decision.js';
import { formatMove } from './notation/move.js';
import { formatPosition, type PositionSyntaxRefusal, parseSetup } from './notation/position.js';
import { repetitionKey } from './notation/repetition.js';
import { formatOptions, GAME_ID, OPTION_KEYS, readOptions, type TableOptions } from './options.js';
import { type WorkingRules, workingRules } from './rules.js';
import { type PositionRuleRefusal, stateFromSetup } from './setup.js';
import { draftOf, type EventLog, type State } from './state.js';
import { resolveRules, startOf, type TaoLongOptionsRefusal } from './table-rules.js';
import { focusAtHand, playChoice, playFocus, playMatter, proceedToMatter } from './turn/phases.js';
import { playSpirit, spiritMoves } from './turn/spirit.js';
import { type ChoiceMove, DRAGONS, type Dragon, type Event, type Move, type View } from './types.js';
import { viewOf } from './view.js';

export type PositionRefusal = PositionSyntaxRefusal | PositionRuleRefusal;

export interface TaoLongTypes {
  readonly State: State;
  readonly Move: Move;
  readonly Event: Event;
  readonly View: View;
  readonly PositionRefusal: PositionRefusal;
  readonly MoveRefusal: MoveRefusal;
}

/** The dragon whose player decides now; undefined when the game is over. */
export const chooserOf = (state: State): Dragon | undefined =>
  state.phase === 'over' ? undefined : (focusAtHand(state)?.dragon ?? state.toPlay);

const choicesOf = (state: State): readonly ChoiceMove[] =>
  state.ways.map((_, index) => ({ kind: 'choice', way: index + 1 }) as const).sort(byText);

// `=10` comes before `=2` in the order of texts.
const byText = (one: Move, other: Move): number => (formatMove(one) < formatMove(other) ? -1 : 1);

const legalMoves = (rules: WorkingRules, state: State): readonly Move[] => {
  switch (state.phase) {
    case 'spirit':
      return spiritMoves(state, rules);
    case 'matter':
      return state.action === undefined ? [] : waysOf(state, rules, state.toPlay, state.action);
    case 'focus': {
      const focus = focusAtHand(state);
      return focus === undefined ? [] : waysOf(state, rules, focus.dragon, actionOf(focus.on));
    }
    case 'ways':
      return choicesOf(state);
    case 'over':
      return [];
  }
};

const playMove = (rules: WorkingRules, state: State, move: Move, log: EventLog): State => {
  const draft = draftOf(state);
  switch (move.kind) {
    case 'spirit':
      playSpirit(draft, rules, move, log);
      proceedToMatter(draft, rules, log);
      break;
    case 'act':
      if (state.phase === 'focus') playFocus(draft, rules, move, log);
      else playMatter(draft, rules, move, log);
      break;
    case 'choice':
      playChoice(draft, rules, move.way, log);
      break;
  }
  return draft;
};

const outcomeOf = ({ winner }: State): Outcome | undefined =>
  winner === undefined ? undefined : { winners: [seat(DRAGONS.indexOf(winner))] };

const RESULTS = ['1-0', '0-1', '1/2-1/2', '*'];

const parsePosition = (rules: WorkingRules, text: string): Result<State, PositionRefusal> => {
  const setup = parseSetup(text);
  return setup.ok ? stateFromSetup(rules, setup.value) : setup;
};

const parseMove = (rules: WorkingRules, state: State, text: string): Result<Move, MoveRefusal> => {
  const legal = legalMoves(rules, state).find(move => formatMove(move) === text);
  return legal === undefined ? refuse(explainMove(rules, state, text)) : accept(legal);
};

/** Tao Long at one table: the wiring of the rules, with no rule of its own. */
export const taoLong = (options: TableOptions, start: State): Game<TaoLongTypes> => {
  const rules = workingRules(resolveRules(options));
  return {
    info: { id: GAME_ID, seats: DRAGONS, hasChance: false, hasHiddenInformation: rules.hidesBoard },
    notation: {
      formatPosition,
      parsePosition: text => parsePosition(rules, text),
      formatMove,
      parseMove: (state, text) => parseMove(rules, state, text),
      formatDecision,
      turnNumber: state => state.turn,
      formatResult: ({ winner }) => (winner === undefined ? '*' : winner === 'heaven' ? '1-0' : '0-1'),
      isResult: word => RESULTS.includes(word),
    },
    start: () => start,
    actor: state => {
      const chooser = chooserOf(state);
      return chooser === undefined ? 'nobody' : seat(chooser === 'heaven' ? 0 : 1);
    },
    legalMoves: state => legalMoves(rules, state),
    chances: () => [],
    play: (state, move) => {
      const events: Event[] = [];
      return { state: playMove(rules, state, move, events), events };
    },
    next: (state, move) => playMove(rules, state, move, undefined),
    outcome: outcomeOf,
    view: state => viewOf(rules, state),
    repetitionKey: state => repetitionKey(rules, state),
    checkInvariants,
  };
};

/** The refusal of a move's text, legal or not; undefined exactly for legal moves. */
export const explain = (game: Game<TaoLongTypes>, state: State, text: string): MoveRefusal | undefined => {
  const move = game.notation.parseMove(state, text);
  return move.ok ? undefined : move.refusal;
};

/** Options that go together, with the start they lead to. */
export interface CheckedOptions {
  readonly table: TableOptions;
  readonly start: State;
}

/** Whether the options go together. */
export const checkOptions = (table: TableOptions): Result<CheckedOptions, TaoLongOptionsRefusal> => {
  const start = startOf(table);
  return start.ok ? accept({ table, start: start.value }) : start;
};

export const taoLongKind: GameKind<CheckedOptions, TaoLongTypes> = {
  id: GAME_ID,
  keys: OPTION_KEYS,
  parseOptions: text => {
    const table = readOptions(text);
    return table.ok ? checkOptions(table.value) : table;
  },
  formatOptions: ({ table }) => formatOptions(table),
  game: ({ table, start }) => taoLong(table, start),
};
