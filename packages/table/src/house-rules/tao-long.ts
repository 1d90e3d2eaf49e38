import { InvariantError, type Seat, seat } from '@dragonway/core';
import { type CheckedOptions, DRAGONS, randomWheel, type State, taoLongKind } from '@dragonway/tao-long';
import { setupRandom } from '@dragonway/verifiable-dice';
import type { HouseRules } from './house-rules.js';

const HEAVEN_WINS = '1-0';
const EARTH_WINS = '0-1';
const DRAW = '1/2-1/2';
const NO_RESULT = '*';

const seatOfRules = ({ table }: CheckedOptions): Seat | undefined => {
  const rival = DRAGONS.findIndex(dragon => dragon !== table.solo);
  return table.solo === 'none' ? undefined : seat(rival);
};

export const taoLongAtTable: HouseRules<CheckedOptions, State> = {
  seatTag: index => (index === 0 ? 'White' : 'Black'),
  hasDraws: true,
  tokenOf: ([winner, other]) => {
    if (winner === undefined) return NO_RESULT;
    if (other !== undefined) return DRAW;
    return winner === 0 ? HEAVEN_WINS : EARTH_WINS;
  },
  seatOfRules,
  refuseDraws: draws => (draws.dead > 0 || draws.first ? 'only the wheel is drawn in Tao Long' : undefined),
  draw: ({ options, game }, draws, seeds) => {
    const text = taoLongKind.formatOptions(options);
    if (!draws.wheel) return { options: text };
    const start = randomWheel(options, setupRandom(seeds, 'wheel'));
    return { options: text, position: game.notation.formatPosition(start) };
  },
  roll: (_, number) => {
    throw new InvariantError('Tao Long has no dice', `roll ${number}`);
  },
  reached: () => undefined,
  withoutBoard: view => {
    const { board: _, ...rest } = { board: undefined, ...view };
    return rest;
  },
  match: undefined,
};
