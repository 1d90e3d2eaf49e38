import { useLayoutEffect } from 'react';

/**
 * Marks the whole document while a page is shown that its edges and its ground depend on. A style that looked for the page's
 * content itself (`body:has(…)`) would be asked at every change of a table, and have its whole ground painted anew.
 */
export const useDocumentMark = (mark: 'start' | 'begin'): void => {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['page'] = mark;
    return () => {
      delete dataset['page'];
    };
  }, [mark]);
};
