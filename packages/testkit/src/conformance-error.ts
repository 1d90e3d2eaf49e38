import type { Game, GameTypes } from '@dragonway/core';

/** A broken contract inside one check, before it is known how the game came there. */
class Breach extends Error {
  override readonly name = 'Breach';
}

/** States a contract; the words are only made when it is broken. */
export function contract(holds: boolean, broken: () => string): asserts holds {
  if (!holds) throw new Breach(broken());
}

/** How a random game came to where it stands. */
export interface Trail<Types extends GameTypes> {
  readonly game: Game<Types>;
  readonly options: string;
  readonly seed: number;
  readonly moves: string[];
  state: Types['State'];
}

/** A broken contract with everything that is needed to see it again. */
export class ConformanceError extends Error {
  override readonly name = 'ConformanceError';
}

// The text forms may be the very thing that is broken.
const attempt = (write: () => string): string => {
  try {
    return write();
  } catch (error) {
    return `(cannot be written: ${String(error)})`;
  }
};

/** Wraps whatever went wrong on a trail into an error that can be replayed through the engine protocol. */
export const conformanceError = <Types extends GameTypes>(trail: Trail<Types>, cause: unknown): ConformanceError => {
  const { game, state, moves } = trail;
  const lines = [
    cause instanceof Error ? cause.message : String(cause),
    `  options   ${trail.options}`,
    `  seed      ${trail.seed}`,
    `  replay    position startpos moves ${moves.join(' ')}`,
    `  position  ${attempt(() => game.notation.formatPosition(state))}`,
    `  decision  ${attempt(() => game.notation.formatDecision(state))}`,
  ];
  return new ConformanceError(lines.join('\n'), { cause });
};
