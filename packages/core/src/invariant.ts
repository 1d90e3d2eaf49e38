/** A bug of ours, never of the people who use the software: carries the position in canonical text. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
  readonly position: string;

  constructor(broken: string, position: string) {
    super(`${broken} in ${position}`);
    this.position = position;
  }
}

/** Throws an InvariantError with the position, which is only written out when the condition fails. */
export function invariant(condition: boolean, broken: string, position: () => string): asserts condition {
  if (!condition) throw new InvariantError(broken, position());
}
