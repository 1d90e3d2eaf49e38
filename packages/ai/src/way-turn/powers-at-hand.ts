import { POWERS, type PowerName, type WayOptions, type WayState } from '@dragonway/way-of-the-dragon';

/** What the unused power of the seat to move changes in the planning of its turn. */
export interface PowersAtHand {
  /** A fourth roll. */
  readonly hasTiger: boolean;
  /** Dragons that count as elements. */
  readonly countsDragons: boolean;
}

export const NO_POWERS: PowersAtHand = { hasTiger: false, countsDragons: false };

const BY_POWER: Readonly<Record<PowerName, PowersAtHand>> = {
  fear: NO_POWERS,
  rebirth: NO_POWERS,
  eyeOfTheTiger: { ...NO_POWERS, hasTiger: true },
  anxiety: NO_POWERS,
  theDragon: { ...NO_POWERS, countsDragons: true },
};

/** The unused power of a seat; undefined where there is none. */
export const powerOf = ({ players }: WayOptions, { unused }: WayState, seat: number): PowerName | undefined => {
  const player = players[seat];
  return player !== undefined && ((unused >> seat) & 1) === 1 ? POWERS[player].name : undefined;
};

/** What the seat to move has at hand. */
export const powersAtHand = (options: WayOptions, state: WayState): PowersAtHand => {
  const power = powerOf(options, state, state.seat);
  return power === undefined ? NO_POWERS : BY_POWER[power];
};

/** The state with the power of the seat to move spent. */
export const withPowerSpent = (state: WayState): WayState => ({ ...state, unused: state.unused & ~(1 << state.seat) });
