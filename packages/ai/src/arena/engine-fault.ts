/** What an engine in a process of its own did instead of playing. */
export type EngineFault =
  /** There is no such program, or it may not be run. */
  | { readonly code: 'engine/not-started'; readonly cause: string }
  | { readonly code: 'engine/ended' }
  | { readonly code: 'engine/silent'; readonly millis: number }
  | { readonly code: 'engine/refused'; readonly line: string }
  | { readonly code: 'engine/illegal-move'; readonly move: string };

/** When an engine failed: before it was ready for a game, or while it owed a move, which loses the game. */
export type EngineDuty = 'be-ready' | 'move';

/** Thrown where an engine is asked for a move and has failed. */
export class EngineError extends Error {
  readonly engine: string;
  readonly fault: EngineFault;
  readonly duty: EngineDuty;

  constructor(engine: string, fault: EngineFault, duty: EngineDuty) {
    super(`${engine}: ${fault.code}`);
    this.engine = engine;
    this.fault = fault;
    this.duty = duty;
  }
}
