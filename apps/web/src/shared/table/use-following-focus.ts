import { useEffect, useRef } from 'react';

/** Where the next choice waits, the likeliest first. */
const NEXT = [
  '.sheet .composer-buttons .main-button:enabled',
  '.sheet .composer .option',
  '.sheet [role="option"][tabindex="0"]',
  '.sheet .dww-die',
  '.sheet .composer .main-button',
];

const isLeft = (element: Element | null): boolean =>
  element === null || element === document.body || element.closest('.wheel-place, .board-place, .composer') !== null;

/** Whoever plays by keys is led from one choice to the next: the button that was pressed is mostly gone by then. */
export const useFollowingFocus = (choice: string): void => {
  const isByKey = useRef(false);
  useEffect(() => {
    const note = ({ type }: Event): void => {
      isByKey.current = type === 'keydown';
    };
    addEventListener('keydown', note, true);
    addEventListener('pointerdown', note, true);
    return () => {
      removeEventListener('keydown', note, true);
      removeEventListener('pointerdown', note, true);
    };
  }, []);
  useEffect(() => {
    if (!isByKey.current || !isLeft(document.activeElement)) return;
    const next = NEXT.map(selector => document.querySelector<HTMLElement>(selector)).find(found => found !== null);
    next?.focus();
  }, [choice]);
};
