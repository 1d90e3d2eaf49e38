import { DRAGON } from '../dice/dice.js';
import { countOf, dragonsOf } from '../dice/rolls.js';
import type { Swapped, Tell } from '../events.js';
import { FACE_LETTERS, PATHS_BY_LETTER, PLAYER_LETTERS } from '../letters.js';
import { numberOf, OFF, placeAt } from '../paths/spaces.js';
import type { Rules } from '../rules.js';
import { type Draft, swapPieces } from '../state.js';
import { afterAct, playerOf } from '../turn.js';
import { ELEMENTS, PATH_OF, type Path, type Player, type Roll, type WayMove, type WayState } from '../types.js';

type Call = Extract<WayMove, { kind: 'call' }>;

/** Dragons that call the Great Dragon to the path of the fifth die; with one more, to any path. */
export const DRAGONS_TO_CALL = 4;

/** Whether a roll calls the Great Dragon to this path. */
export const isCalledTo = (roll: Roll | undefined, path: Path): boolean => {
  const dragons = countOf(roll, DRAGON);
  return dragons > DRAGONS_TO_CALL || (dragons === DRAGONS_TO_CALL && countOf(roll, path) === 1);
};

/** Whether the Great Dragon can swap the piece of a seat: it lies on the path and is not immune there. */
const isSwappable = (rules: Rules, state: WayState, seatIndex: number, path: Path): boolean => {
  const player = rules.players[seatIndex];
  return player !== undefined && placeAt(state, seatIndex, path) !== OFF && !rules.isImmune(player, path);
};

const textOf = (call: Call): string =>
  `${FACE_LETTERS[call.path]}${PLAYER_LETTERS[call.first]}${PLAYER_LETTERS[call.second]}`;

/** All calls of two players in seat order on a path, sorted by text. */
const callsOn = (players: readonly Player[], path: Path): readonly Call[] =>
  players
    .flatMap((first, index) =>
      players.slice(index + 1).map((second): Call => ({ kind: 'call', path: ELEMENTS[path], first, second })),
    )
    .sort((one, other) => (textOf(one) < textOf(other) ? -1 : 1));

const canCall = (rules: Rules, state: WayState, call: Call, path: Path): boolean =>
  isSwappable(rules, state, rules.players.indexOf(call.first), path) &&
  isSwappable(rules, state, rules.players.indexOf(call.second), path);

/** The swaps that the dice allow, sorted by text. */
export const callsOf = (rules: Rules, state: WayState): readonly Call[] => {
  if (dragonsOf(state.roll) < DRAGONS_TO_CALL) return [];
  return PATHS_BY_LETTER.filter(path => isCalledTo(state.roll, path)).flatMap(path =>
    callsOn(rules.players, path).filter(call => canCall(rules, state, call, path)),
  );
};

const tellSwap = (rules: Rules, state: WayState, call: Call, tell: Tell): void => {
  const path = PATH_OF[call.path];
  const place = (player: Player): number => placeAt(state, rules.players.indexOf(player), path);
  const [from, to] = [place(call.first), place(call.second)];
  const pieces: readonly [Swapped, Swapped] = [
    { player: call.first, from, to },
    { player: call.second, from: to, to: from },
  ];
  tell?.({ kind: 'swapped', player: playerOf(rules, state), path: call.path, pieces });
  for (const piece of pieces) {
    const number = numberOf(rules, piece.to);
    if (number > 0 && numberOf(rules, piece.from) === 0) {
      tell?.({ kind: 'finishedPath', player: piece.player, path: call.path, number });
    }
  }
};

/** Swaps two pieces by the Great Dragon. */
export const playCall = (rules: Rules, draft: Draft, call: Call, tell: Tell): void => {
  if (tell) tellSwap(rules, draft, call, tell);
  swapPieces(draft, rules.players.indexOf(call.first), rules.players.indexOf(call.second), PATH_OF[call.path]);
  afterAct(rules, draft, false, tell);
};
