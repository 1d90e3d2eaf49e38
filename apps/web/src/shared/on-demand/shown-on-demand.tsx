import { type ComponentType, createElement, type LazyExoticComponent, lazy, useState } from 'react';
import type { OnDemand } from './on-demand.js';

type Shown<Props> = ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>;

/**
 * A component of a part that is fetched on demand. One that is there already is shown at once: React would let the place of one
 * that it has to wait for stand for a third of a second, however soon it comes.
 */
export const shownOnDemand = <Part, Props extends object>(
  { fetch, found }: OnDemand<Part>,
  componentOf: (part: Part) => ComponentType<Props>,
): ComponentType<Props> => {
  const Later = lazy(async () => ({ default: componentOf(await fetch()) }));
  const now = (): ComponentType<Props> | undefined => {
    const part = found();
    return part === undefined ? undefined : componentOf(part);
  };
  return props => {
    // What was waited for once stays what it is, and keeps its state.
    const [Component] = useState<Shown<Props>>(() => now() ?? Later);
    return createElement(Component, props);
  };
};
