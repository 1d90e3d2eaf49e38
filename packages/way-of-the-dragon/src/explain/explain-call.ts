import { DRAGONS_TO_CALL, isCalledTo } from '../acts/call.js';
import { countOf, dragonsOf } from '../dice/rolls.js';
import { OFF, placeAt } from '../paths/spaces.js';
import type { Rules } from '../rules.js';
import { ELEMENTS, PATH_OF, PATHS, type Path, type Player, type WayMove, type WayState } from '../types.js';
import type { WayMoveRefusal } from './refusals.js';

type Call = Extract<WayMove, { kind: 'call' }>;

const explainDice = (state: WayState, path: Path): WayMoveRefusal | undefined => {
  const dragons = dragonsOf(state.roll);
  if (dragons < DRAGONS_TO_CALL) return { code: 'move/too-few-dragons', dragons };
  if (isCalledTo(state.roll, path)) return undefined;
  const shown = PATHS.find(other => countOf(state.roll, other) > 0) ?? path;
  return { code: 'move/wrong-path-called', path: ELEMENTS[path], shown: ELEMENTS[shown] };
};

const explainPieces = (rules: Rules, state: WayState, { first, second, path }: Call): WayMoveRefusal => {
  const isAbsent = (player: Player): boolean => placeAt(state, rules.players.indexOf(player), PATH_OF[path]) === OFF;
  const absent = [first, second].find(isAbsent);
  if (absent !== undefined) return { code: 'move/no-piece-on-path', player: absent, path };
  return { code: 'move/piece-immune', player: rules.isImmune(first, PATH_OF[path]) ? first : second, path };
};

/** Why the Great Dragon cannot swap these pieces; asked only where it cannot. */
export const explainCall = (rules: Rules, state: WayState, call: Call): WayMoveRefusal => {
  const { first, second } = call;
  const stranger = [first, second].find(player => !rules.players.includes(player));
  if (stranger !== undefined) return { code: 'move/not-playing', player: stranger };
  if (rules.players.indexOf(first) >= rules.players.indexOf(second)) {
    return { code: 'move/not-in-seat-order', first, second };
  }
  return explainDice(state, PATH_OF[call.path]) ?? explainPieces(rules, state, call);
};
