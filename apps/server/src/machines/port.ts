import type { Level } from '@dragonway/table';

/** What a machine is asked: to decide at the end of these moves. */
export interface MachineQuestion {
  readonly options: string;
  readonly position?: string;
  readonly moves: readonly string[];
  readonly level: Level;
  readonly seed: number;
}

export interface MachineAnswer {
  readonly move: string;
  /** The machine's chance to win in percent, where it knows it. */
  readonly chance?: number;
}

/** The artificial players of the server. */
export interface Machines {
  /** Rejects when nobody can answer; the signal ends the thinking. */
  choose(question: MachineQuestion, signal: AbortSignal): Promise<MachineAnswer>;
  close(): Promise<void>;
}
