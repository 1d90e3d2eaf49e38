import { perftInSteps } from '@dragonway/core';
import type { UgiRefusal } from './refusals.js';
import type { SearchTask } from './search.js';
import { type Standing, stateOf } from './standing.js';

export interface PerftTask {
  readonly kind: 'perft';
  readonly depth: number;
  readonly steps: Generator<number, number>;
}

/** A search that knows its answer and waits for `stop` with it. */
export interface WaitingTask {
  readonly kind: 'waiting';
  readonly best: string;
}

/** Something that a session is still busy with while further lines come in. */
export type Task = PerftTask | SearchTask | WaitingTask;

export const perftTask = (standing: Standing, depth: number): PerftTask => ({
  kind: 'perft',
  depth,
  steps: perftInSteps(standing.game, stateOf(standing), depth),
});

/** How much is counted before the session looks for `stop` again: a few milliseconds, and without asking a clock. */
const NODES_AT_ONCE = 20_000;
const STEPS_AT_ONCE = 64;

/** Goes on counting for a while; answers the count once it is complete. */
export const countOn = ({ steps }: PerftTask): number | undefined => {
  let nodes = 0;
  for (let step = 0; step < STEPS_AT_ONCE && nodes < NODES_AT_ONCE; step += 1) {
    const counted = steps.next();
    if (counted.done) return counted.value;
    nodes += counted.value;
  }
  return undefined;
};

export const stopped = ({ depth }: PerftTask): UgiRefusal => ({ code: 'ugi/stopped', depth });
