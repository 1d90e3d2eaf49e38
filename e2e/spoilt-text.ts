/** Runs in the page: text that something cuts off or that lies over other text, and a page wider than the screen. */
export const spoiltText = (): readonly string[] => {
  const SLACK = 3;
  // Drawings and what only screen readers meet have their own rules.
  const NOT_READ = '.hidden-but-read, .dww-unseen, [aria-hidden="true"], [role="grid"], svg, option';
  // Words that stand on a drawing.
  const DRAWN = '.wheel-place, .board-place, .dww-dice';

  const ownText = (element: Element): readonly ChildNode[] =>
    [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '');
  const isClipped = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
  const isSeen = (element: Element): boolean =>
    element.closest(NOT_READ) === null &&
    !isClipped(element) &&
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
  /** What stays at the edge of the screen and carries an element. */
  const floatOf = (element: Element | null): Element | undefined => {
    if (element === null) return undefined;
    const { position } = getComputedStyle(element);
    return position === 'fixed' || position === 'sticky' ? element : floatOf(element.parentElement);
  };
  const isOpaque = (float: Element): boolean => getComputedStyle(float).backgroundColor.startsWith('rgb(');
  const isFixed = (float: Element): boolean => getComputedStyle(float).position === 'fixed';
  /** Words of the page may lie under an opaque bar, as long as they can be scrolled away from it. */
  const mayCover = (one: Element, other: Element): boolean => {
    const [under, over] = [floatOf(one), floatOf(other)];
    const float = under ?? over;
    return under !== over && (under === undefined || over === undefined) && float !== undefined && isOpaque(float);
  };
  const isInScroller = (element: Element | null): boolean =>
    element !== null &&
    (['auto', 'scroll'].includes(getComputedStyle(element).overflowY) || isInScroller(element.parentElement));
  const scroller = (element: Element): Element | null => element.closest('.log-list, .sheet, .side');

  const texts = [...document.querySelectorAll<HTMLElement>('body *')]
    .filter(element => ownText(element).length > 0 && isSeen(element))
    .map(element => ({ element, lines: linesOf(element), words: element.innerText.slice(0, 40) }));
  const cut = texts.filter(({ element, lines }) => {
    const frame = frameOf(element)?.getBoundingClientRect();
    return frame !== undefined && lines.some(line => isCut(line, frame));
  });
  const flow = texts.filter(({ element }) => element.closest(DRAWN) === null);
  const covered = flow.flatMap((one, index) =>
    flow
      .slice(index + 1)
      .filter(other => scroller(one.element) === scroller(other.element))
      .filter(other => !mayCover(one.element, other.element))
      .filter(other => one.lines.some(line => other.lines.some(over => isOver(line, over))))
      .map(other => `${one.words} / ${other.words}`),
  );
  const bars = [...document.querySelectorAll('body *')]
    .filter(element => isFixed(element) && element.checkVisibility())
    .map(element => element.getBoundingClientRect())
    .filter(({ bottom, width }) => bottom >= innerHeight - SLACK && width > 0);
  const free = document.documentElement.scrollHeight - Math.max(0, ...bars.map(({ top }) => innerHeight - top));
  const hidden = flow.filter(
    ({ element, lines }) =>
      floatOf(element) === undefined &&
      !isInScroller(element) &&
      lines.some(({ bottom }) => bottom + scrollY > free + SLACK),
  );
  const tooWide = document.documentElement.scrollWidth - innerWidth;
  const widest = [...document.querySelectorAll('body *')]
    .filter(element => element.getBoundingClientRect().right > innerWidth && frameOf(element) === undefined)
    .map(element => element.getAttribute('class') ?? element.tagName);
  return [
    ...(tooWide > 0 ? [`${tooWide} px wider than the screen: ${widest.slice(0, 4).join(', ')}`] : []),
    ...cut.map(({ words }) => `cut off: ${words}`),
    ...covered.map(pair => `overlapping: ${pair}`),
    ...hidden.map(({ words }) => `under a bar for good: ${words}`),
  ];
};
