import { type Game, NOBODY, type Seat, seat } from '@dragonway/core';
import {
  type LossCause,
  type Move,
  resolveRules,
  type State,
  type TaoLongTypes,
  taoLong,
  taoLongKind,
} from '@dragonway/tao-long';
import { savingMoves, turnsLeft, winningMoves } from './exhaust.js';

/** What a tactical position asks for. */
export const TACTIC_THEMES = ['winInOne', 'winInTwo', 'saveTheTail', 'avoidTheExpel', 'useFocus'] as const;
export type TacticTheme = (typeof TACTIC_THEMES)[number];

/** A position at the start of a turn with exactly one right first decision. */
export interface Tactic {
  readonly options: string;
  readonly position: string;
  readonly theme: TacticTheme;
  /** The turns within which the right decision wins, or every other one loses; both dragons' are counted. */
  readonly turns: number;
  readonly solution: string;
}

/** A table whose positions are looked at. */
export interface TacticTable {
  readonly options: string;
  readonly game: Game<TaoLongTypes>;
  readonly rules: ReturnType<typeof resolveRules>;
}

export const tacticTable = (options: string): TacticTable => {
  const checked = taoLongKind.parseOptions(options);
  if (!checked.ok) throw new Error(`${options}: ${checked.refusal.code}`);
  const { table, start } = checked.value;
  return { options, game: taoLong(table, start), rules: resolveRules(table) };
};

type TaoLong = Game<TaoLongTypes>;
type Found = Pick<Tactic, 'turns'> & { readonly move: Move };

/** Own turn, answer, own turn; in solo the answer belongs to the turn. */
const turnsOfTwo = ({ rules }: TacticTable): number => (rules.soloPlayer === undefined ? 3 : 2);
const TURN_AND_ANSWER = 2;

const onlyOf = (moves: readonly Move[], turns: number): Found | undefined => {
  const [move] = moves;
  return move === undefined || moves.length > 1 ? undefined : { move, turns };
};

const winInOne = ({ game }: TacticTable, state: State): Found | undefined => onlyOf(winningMoves(game, state, 1), 1);

const winInTwo = (table: TacticTable, state: State): Found | undefined => {
  const { game } = table;
  if (winningMoves(game, state, 1).length > 0) return undefined;
  const turns = turnsOfTwo(table);
  return onlyOf(winningMoves(game, state, turns), turns);
};

/** Adds what took the last lifepoint of the seat in every line of so many turns that it loses. */
const collectCauses = (game: TaoLong, state: State, loser: Seat, turns: number, into: Set<LossCause>): void => {
  if (turns <= 0) return;
  for (const move of game.legalMoves(state)) {
    const next = game.next(state, move);
    if (game.actor(next) !== NOBODY) {
      collectCauses(game, next, loser, turnsLeft(game, state, next, turns), into);
    } else if (game.outcome(next)?.winners.includes(loser) !== true) {
      const last = game.play(state, move).events.findLast(event => event.kind === 'lifeLost');
      if (last?.kind === 'lifeLost') into.add(last.cause);
    }
  }
};

/** The one decision that does not lose by the answer, where all that one loses by has this cause. */
const saveFrom =
  (cause: LossCause) =>
  ({ game }: TacticTable, state: State): Found | undefined => {
    const own = game.actor(state) as Seat;
    const found = onlyOf(savingMoves(game, state, seat(1 - own), TURN_AND_ANSWER), TURN_AND_ANSWER);
    if (found === undefined) return undefined;
    const causes = new Set<LossCause>();
    collectCauses(game, state, own, TURN_AND_ANSWER, causes);
    return causes.size === 1 && causes.has(cause) ? found : undefined;
  };

/** Whether the decision makes a Focus of whoever decides happen. */
const makesOwnFocus = (game: TaoLong, state: State, move: Move): boolean =>
  game
    .play(state, move)
    .events.some(
      event =>
        event.kind === 'effectTriggered' &&
        event.effect.kind === 'focus' &&
        event.effect.dragon === (game.actor(state) === 0 ? 'heaven' : 'earth'),
    );

const useFocus = (table: TacticTable, state: State): Found | undefined => {
  const { game } = table;
  if (!game.legalMoves(state).some(move => makesOwnFocus(game, state, move))) return undefined;
  const found = winInOne(table, state) ?? winInTwo(table, state);
  return found !== undefined && makesOwnFocus(game, state, found.move) ? found : undefined;
};

const FINDERS: Readonly<Record<TacticTheme, (table: TacticTable, state: State) => Found | undefined>> = {
  winInOne,
  winInTwo,
  saveTheTail: saveFrom('bite'),
  avoidTheExpel: saveFrom('expel'),
  useFocus,
};

/** The tactic of a theme that a turn's start is, found by playing everything out; undefined if it is none. */
export const tacticAt = (table: TacticTable, state: State, theme: TacticTheme): Tactic | undefined => {
  const found = FINDERS[theme](table, state);
  if (found === undefined) return undefined;
  const { options, game } = table;
  const { formatMove, formatPosition } = game.notation;
  return { options, position: formatPosition(state), theme, turns: found.turns, solution: formatMove(found.move) };
};
