import type { AdvisedChoice, Reason } from '@dragonway/ai';

export type { AdvisedChoice, AdvisedGoal, Reason } from '@dragonway/ai';

/** A decision that a machine is asked for, in texts, so that it crosses to a worker. */
export interface Asked {
  readonly options: string;
  readonly position?: string;
  readonly moves: readonly string[];
  /** 1 to 10; the strongest within a time where it is left out. */
  readonly level?: number;
  readonly seed: number;
  /** The most time to think, in milliseconds. */
  readonly time?: number;
}

export interface Answer {
  readonly move: string;
  readonly reasons: readonly Reason[];
  /** The chance to win of the seat that chooses, in percent; undefined where it was not judged. */
  readonly chance: number | undefined;
}

/** Whoever chooses moves for machines and gives hints to people. One question at a time; a new one ends the last. */
export interface Machine {
  ask(asked: Asked): Promise<Answer | undefined>;
  /** Way of the Dragon: every decision on the dice with what it is worth, the best first. */
  advise(asked: Asked): Promise<readonly AdvisedChoice[]>;
  close(): void;
}

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** A level as the table carries it. */
export const levelOf = (text: string): number => {
  const level = Number(text);
  return LEVELS.some(known => known === level) ? level : 1;
};
