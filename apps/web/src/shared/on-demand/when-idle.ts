/** Not every browser tells when it has nothing to do. */
const IDLE_ENOUGH = 200;

/** Does something as soon as the browser has nothing better to do; gives the way to call it off. */
export const whenIdle = (act: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, IDLE_ENOUGH);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act);
  return () => cancelIdleCallback(asked);
};
