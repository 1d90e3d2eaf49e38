const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const INTERRUPTED = 130;

/** What was played is kept in files, so the first signal only ends the playing; the second one ends the program. */
export const signalOfInterruption = (): AbortSignal => {
  const controller = new AbortController();
  for (const signal of SIGNALS) process.once(signal, () => controller.abort());
  return controller.signal;
};

/** Says that there is more to play, and makes the command fail, because what follows it may need all of it. */
export const tellInterruption = (): void => {
  process.stderr.write('Interrupted: the same command goes on.\n');
  process.exitCode = INTERRUPTED;
};
