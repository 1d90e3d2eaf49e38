import { freshId } from '../local/moment.js';

/** What this browser adds to the seeds of the dice, so that the server alone cannot choose them. */
export const drawSeed = (): string => freshId();
