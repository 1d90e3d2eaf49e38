import { useAnnouncement } from './announce.js';

/** The one place where changes are spoken; two halves take turns, because some readers skip a text that only grows. */
export const LiveRegion = () => {
  const { text, count } = useAnnouncement();
  return (
    <div className="hidden-but-read" data-testid="live">
      <div role="status" aria-live="polite">
        {count % 2 === 0 ? text : ''}
      </div>
      <div role="status" aria-live="polite">
        {count % 2 === 1 ? text : ''}
      </div>
    </div>
  );
};
