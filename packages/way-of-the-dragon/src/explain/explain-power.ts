import type { Means } from '../acts/advance.js';
import { lacking } from '../dice/dice.js';
import { KEPT_DICE } from '../dice/kept.js';
import { dragonsOf, ROLLS } from '../dice/rolls.js';
import { ANXIOUS } from '../powers/anxiety.js';
import { POWERS } from '../powers/powers.js';
import { dragonMeans } from '../powers/the-dragon.js';
import type { Rules } from '../rules.js';
import { hasUnusedPower } from '../turn.js';
import { type Advance, type Kept, PLAYERS, type PowerName, type WayMove, type WayState } from '../types.js';
import { explainAdvance } from './explain-advance.js';
import type { WayMoveRefusal } from './refusals.js';

type PowerMove = Extract<WayMove, { kind: 'fear' | 'rebirth' | 'tiger' | 'anxiety' | 'dragon' }>;

const NAMES: Readonly<Record<PowerMove['kind'], PowerName>> = {
  fear: 'fear',
  rebirth: 'rebirth',
  tiger: 'eyeOfTheTiger',
  anxiety: 'anxiety',
  dragon: 'theDragon',
};

export const isPowerMove = (move: WayMove): move is PowerMove => move.kind in NAMES;

/** Why the player to move does not have this power (any more); undefined where it has. */
export const explainOwner = (rules: Rules, state: WayState, move: PowerMove): WayMoveRefusal | undefined => {
  const power = NAMES[move.kind];
  const own = rules.powers[state.seat];
  if (own === undefined) return { code: 'move/powers-off', power };
  if (own.name !== power) {
    const owner = PLAYERS.find(player => POWERS[player].name === power) ?? 'black';
    return { code: 'move/power-of-another', power, owner };
  }
  return hasUnusedPower(state) ? undefined : { code: 'move/power-used', power };
};

/** Why these dice cannot stay: some of them are not on the table. */
export const explainKept = (state: WayState, kept: Kept): WayMoveRefusal => ({
  code: 'move/dice-not-shown',
  dice: lacking(KEPT_DICE[kept], state.roll === undefined ? undefined : ROLLS[state.roll]),
});

const explainAnxiety = (rules: Rules, state: WayState, act: Advance): WayMoveRefusal | undefined => {
  const refusal = explainAdvance(rules, state, act, ANXIOUS);
  return refusal?.code === 'move/destination-taken'
    ? { ...refusal, code: 'move/no-space-behind', ruling: 'W13' }
    : refusal;
};

const explainDragon = (
  rules: Rules,
  state: WayState,
  act: Advance,
  named: number,
  means: Means,
): WayMoveRefusal | undefined => {
  const rolled = dragonsOf(state.roll);
  return rolled === named
    ? explainAdvance(rules, state, act, means)
    : { code: 'move/dragons-miscounted', ruling: 'W12', rolled, named };
};

/** Why the player to move cannot use its unused power like this; asked only where it cannot. */
export const explainPower = (rules: Rules, state: WayState, move: PowerMove): WayMoveRefusal => {
  const nothing: WayMoveRefusal = { code: 'move/power-changes-nothing', power: NAMES[move.kind] };
  switch (move.kind) {
    case 'fear':
    case 'rebirth':
      return nothing;
    case 'tiger':
      return state.rerolls > 0 ? { code: 'move/rerolls-left', rerolls: state.rerolls } : explainKept(state, move.kept);
    case 'anxiety':
      return explainAnxiety(rules, state, move.act) ?? nothing;
    case 'dragon':
      return explainDragon(rules, state, move.act, move.dragons.length, dragonMeans(move.dragons)) ?? nothing;
  }
};
