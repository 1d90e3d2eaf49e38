/** Runs in the page: text that something cuts off or that lies over other text, and a page wider than the screen. */
export const spoiltText = (): readonly string[] => {
  const SLACK = 3;
  // Drawings and what only screen readers meet have their own rules.
  const NOT_READ = '.hidden-but-read, .dww-unseen, [aria-hidden="true"], [role="grid"], svg, option';
  // Words that stand on a drawing, or on a button that floats over the page.
  const FLOATING =
    '.wheel-place, .board-place, .dww-dice, .begin, .composer-buttons, .roll-button, .past > .history-bar';

  const ownText = (element: Element): readonly ChildNode[] =>
    [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '');
  const isSeen = (element: Element): boolean =>
    element.closest(NOT_READ) === null &&
    getComputedStyle(element).clipPath === 'none' &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  /** One box for every line of an element's own words. */
  const linesOf = (element: Element): readonly DOMRect[] =>
    ownText(element).flatMap(node => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
  /** The frame that cuts an element off; none where it can be scrolled to. */
  const frameOf = (element: Element): Element | undefined => {
    for (let above: Element | null = element; above !== null; above = above.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(above);
      if ([overflowX, overflowY].some(overflow => overflow === 'auto' || overflow === 'scroll')) return undefined;
      if (overflowX === 'hidden' || overflowX === 'clip') return above;
    }
    return undefined;
  };
  const isCut = (line: DOMRect, frame: DOMRect): boolean =>
    line.right > frame.right + SLACK || line.bottom > frame.bottom + SLACK || line.left < frame.left - SLACK;
  const isOver = (one: DOMRect, other: DOMRect): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK;
  const scroller = (element: Element): Element | null => element.closest('.log-list, .sheet, .side');

  const texts = [...document.querySelectorAll<HTMLElement>('body *')]
    .filter(element => ownText(element).length > 0 && isSeen(element))
    .map(element => ({ element, lines: linesOf(element), words: element.innerText.slice(0, 40) }));
  const cut = texts.filter(({ element, lines }) => {
    const frame = frameOf(element)?.getBoundingClientRect();
    return frame !== undefined && lines.some(line => isCut(line, frame));
  });
  const flow = texts.filter(({ element }) => element.closest(FLOATING) === null);
  const covered = flow.flatMap((one, index) =>
    flow
      .slice(index + 1)
      .filter(other => scroller(one.element) === scroller(other.element))
      .filter(other => one.lines.some(line => other.lines.some(over => isOver(line, over))))
      .map(other => `${one.words} / ${other.words}`),
  );
  const tooWide = document.documentElement.scrollWidth - innerWidth;
  const widest = [...document.querySelectorAll('body *')]
    .filter(element => element.getBoundingClientRect().right > innerWidth && frameOf(element) === undefined)
    .map(element => element.getAttribute('class') ?? element.tagName);
  return [
    ...(tooWide > 0 ? [`${tooWide} px wider than the screen: ${widest.slice(0, 4).join(', ')}`] : []),
    ...cut.map(({ words }) => `cut off: ${words}`),
    ...covered.map(pair => `overlapping: ${pair}`),
  ];
};
