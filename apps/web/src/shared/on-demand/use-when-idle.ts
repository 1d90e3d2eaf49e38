import { useCallback, useEffect, useState } from 'react';
import type { OnDemand } from './on-demand.js';
import { whenIdle } from './when-idle.js';

/**
 * A part that is fetched as soon as the page has nothing better to do, or at once when somebody reaches for it; undefined until
 * it is there.
 */
export const useWhenIdle = <Part>({ fetch, found }: OnDemand<Part>): readonly [Part | undefined, () => void] => {
  // A part may be a function, which React would call.
  const [there, setThere] = useState(() => ({ part: found() }));
  const fetchNow = useCallback(() => {
    // Without a line it is asked for again when somebody reaches for it.
    void fetch().then(
      part => setThere({ part }),
      () => undefined,
    );
  }, [fetch]);
  useEffect(() => (found() === undefined ? whenIdle(fetchNow) : undefined), [found, fetchNow]);
  return [there.part, fetchNow];
};
