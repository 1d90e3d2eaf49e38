import { type Network, networkOf } from './network.js';
import { TRAINED_ROWS } from './trained-rows.js';

/** The trained numbers are kept as whole thousandths. */
export const NUMBER_SCALE = 1_000;

const NETWORK = networkOf(
  Float64Array.from(TRAINED_ROWS.flatMap(row => row.split(' ').map(number => Number(number) / NUMBER_SCALE))),
);

/** What self-play has found. */
export const trainedNetwork = (): Network => NETWORK;
