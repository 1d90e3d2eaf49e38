import { type RefObject, startTransition, useLayoutEffect, useRef, useState } from 'react';

/** The size of the place that a board was given, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** So long the page may be busy with other things before a board is drawn at once. */
const PATIENCE = 300;

/**
 * Measures an element and follows its changes; undefined until the browser has measured. A whole board follows a new size: as a
 * transition it is drawn in slices, so that the page answers meanwhile. A page that changes without pause, such as a game of
 * machines, would put that off again and again: then it is drawn in one go.
 */
export const useSize = (): { readonly ref: RefObject<HTMLDivElement | null>; readonly size: Size | undefined } => {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    let late: ReturnType<typeof setTimeout> | undefined;
    // The observer tells the size where the browser has laid the page out anyway, first of all the one that is there already.
    const observer = new ResizeObserver(() => {
      const width = element.clientWidth;
      const height = element.clientHeight;
      if (width === 0 || height === 0) return;
      const take = (): void =>
        setSize(before => (before?.width === width && before.height === height ? before : { width, height }));
      startTransition(take);
      clearTimeout(late);
      late = setTimeout(take, PATIENCE);
    });
    observer.observe(element);
    return () => {
      clearTimeout(late);
      observer.disconnect();
    };
  }, []);
  return { ref, size };
};
