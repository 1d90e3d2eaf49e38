import { centreOf, type WayLayout } from '../../geometry/layout.js';
import type { WayBlocked } from '../../marks.js';

/** Says in plain words why a space is closed, above it or, near the top, below it. */
export const Bubble = ({ blocked, layout }: { readonly blocked: WayBlocked; readonly layout: WayLayout }) => {
  const { x, y } = centreOf(blocked, layout);
  const isBelow = y < layout.height * 0.35;
  const share = x / layout.width;
  return (
    <div
      className="dww-bubble"
      role="status"
      data-below={isBelow || undefined}
      style={{
        left: `${share * 100}%`,
        top: `${((y + (isBelow ? 30 : -30)) / layout.height) * 100}%`,
        translate: `${-share * 100}% ${isBelow ? 0 : -100}%`,
        ['--dww-tip' as string]: `${share * 100}%`,
      }}
    >
      {blocked.reason}
    </div>
  );
};
