import type { ReactNode } from 'react';
import { useMediaQuery } from '../ui/media-query.js';
import type { LogEntry } from './log.js';

/** A tablet; the style sheets draw the same lines. */
const TABLET = '(min-width: 720px) and (max-width: 1099px)';

interface LastTurnProps {
  readonly entries: readonly LogEntry[];
  /** The place in the history that is shown. */
  readonly place: number;
  readonly children?: ReactNode;
}

/** On a tablet the log lies below the first screen, and the card beside the wheel has room for the turn that was last. */
export const LastTurn = ({ entries, place, children }: LastTurnProps) => {
  const isTablet = useMediaQuery(TABLET);
  const entry = entries.findLast(({ end }) => end <= place);
  if (!isTablet || entry === undefined) return null;
  const { who, turn, sentences } = entry;
  // Whoever listens has the log itself.
  return (
    <div className="last-turn" aria-hidden="true">
      <p>
        <strong>{who === '' ? turn : `${turn} · ${who}`}</strong> {sentences.join(' ')}
      </p>
      {children}
    </div>
  );
};
