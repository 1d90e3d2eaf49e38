import { useState } from 'react';

const read = <Value extends object>(key: string, initial: Value): Value => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof stored === 'object' && stored !== null ? { ...initial, ...stored } : initial;
  } catch {
    // What cannot be read any more is forgotten.
    return initial;
  }
};

/** The choices of a form, as they were when it was used last. */
export const useRemembered = <Value extends object>(key: string, initial: Value) => {
  const [value, setValue] = useState(() => read(key, initial));
  const change = (difference: Partial<Value>): void => {
    const next = { ...value, ...difference };
    setValue(next);
    localStorage.setItem(key, JSON.stringify(next));
  };
  return [value, change] as const;
};
