import { actionOf } from '../actions/actions.js';
import { perform } from '../actions/perform.js';
import { waysOf } from '../actions/ways.js';
import { lifeOf } from '../dragon/body.js';
import { formatActs } from '../notation/move.js';
import type { WorkingRules } from '../rules.js';
import { bodyIn, draftOf, otherDragon, type State } from '../state.js';
import type { Dragon, Element, SoloAct, SoloWay } from '../types.js';

/** A way to perform the opponent's group with the board it leaves. */
export interface GroupWay {
  readonly way: SoloWay;
  readonly text: string;
  readonly after: State;
  /** R33: the lifepoints that the player's dragon lost. */
  readonly damageDealt: number;
}

interface Begun {
  readonly way: readonly SoloAct[];
  readonly state: State;
}

const performNext = (begun: Begun, rules: WorkingRules, dragon: Dragon, action: Element): readonly Begun[] => {
  if (begun.state.winner !== undefined) return [begun];
  const acts = waysOf(begun.state, rules, dragon, actionOf(action));
  // Impossible actions are ignored without penalty.
  if (acts.length === 0) return [begun];
  return acts.map(act => {
    const draft = draftOf(begun.state);
    perform(draft, rules, { dragon, action: actionOf(action), act }, undefined);
    return { way: [...begun.way, { action, act }], state: draft };
  });
};

const boardOf = ({ tiles, heaven, earth }: State): string => JSON.stringify([Array.from(tiles), heaven, earth]);

/** All ways to perform the actions in order, sorted by text; ways that leave the same board are one, named by the first text. */
export const groupWays = (
  state: State,
  rules: WorkingRules,
  player: Dragon,
  group: readonly Element[],
): readonly GroupWay[] => {
  const opponent = otherDragon(player);
  const begun = group.reduce<readonly Begun[]>(
    (ways, action) => ways.flatMap(way => performNext(way, rules, opponent, action)),
    [{ way: [], state }],
  );
  const life = lifeOf(bodyIn(state, player));
  const sorted = begun
    .map(({ way, state: after }) => {
      const damageDealt = life - lifeOf(bodyIn(after, player));
      return { way, text: formatActs(way), after, damageDealt };
    })
    .sort((one, other) => (one.text < other.text ? -1 : one.text > other.text ? 1 : 0));
  const boards = new Set<string>();
  return sorted.filter(({ after }) => {
    const board = boardOf(after);
    return !boards.has(board) && boards.add(board);
  });
};
