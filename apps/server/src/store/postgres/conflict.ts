const UNIQUE_VIOLATION = '23505';

/** Whether a failure says that a key was taken. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
