import { useCallback, useSyncExternalStore } from 'react';

/** A phone in portrait; the style sheets draw the same line. */
export const NARROW = '(max-width: 719px)';

/** Whether the screen is as the query says, followed live. */
export const useMediaQuery = (query: string): boolean => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
};
