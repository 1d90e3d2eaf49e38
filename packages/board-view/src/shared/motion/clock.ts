/** Time and frames as the player needs them; tests give a clock that they turn by hand. */
export interface Clock {
  now(): number;
  /** Calls back before the next picture; gives what cancels it. */
  onFrame(callback: () => void): () => void;
}

/** The browser's clock. */
export const browserClock: Clock = {
  now: () => performance.now(),
  onFrame: callback => {
    const id = requestAnimationFrame(callback);
    return () => cancelAnimationFrame(id);
  },
};
