import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The size of the place that a board was given, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Measures an element and follows its changes; undefined until the browser has measured, before anything is painted. */
export const useSize = (): { readonly ref: RefObject<HTMLDivElement | null>; readonly size: Size | undefined } => {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = (): void => {
      const width = element.clientWidth;
      const height = element.clientHeight;
      if (width > 0 && height > 0)
        setSize(before => (before?.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, size };
};
