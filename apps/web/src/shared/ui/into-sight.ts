/** As a `ref`: scrolls what has just appeared into sight, where a small screen would leave it below the edge. */
export const intoSight = (element: Element | null): void => element?.scrollIntoView({ block: 'nearest' });
