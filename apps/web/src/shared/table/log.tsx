import { t } from '@lingui/core/macro';
import { memo } from 'react';

/** One turn of the log. */
export interface LogEntry {
  readonly turn: number;
  readonly who: string;
  readonly sentences: readonly string[];
  readonly notation: string;
  /** The place in the history after it. */
  readonly end: number;
}

interface LogProps {
  readonly entries: readonly LogEntry[];
  readonly showsNotation: boolean;
  readonly at: number;
  readonly onLook: (place: number) => void;
}

const Entry = memo(
  ({
    entry,
    showsNotation,
    isHere,
    onLook,
  }: { entry: LogEntry; isHere: boolean } & Omit<LogProps, 'entries' | 'at'>) => (
    <li className="log-entry" data-here={isHere || undefined}>
      <button
        type="button"
        className="log-turn"
        aria-current={isHere ? 'step' : undefined}
        onClick={() => onLook(entry.end)}
      >
        {entry.who === '' ? entry.turn : `${entry.turn} · ${entry.who}`}
      </button>{' '}
      <span>{entry.sentences.join(' ')}</span>
      {showsNotation ? <code className="log-notation">{entry.notation}</code> : null}
    </li>
  ),
);
Entry.displayName = 'Entry';

/** What happened, in words and in notation, the latest turn first; each turn leads back to its place. */
export const Log = ({ entries, showsNotation, at, onLook }: LogProps) => (
  <section className="log" aria-labelledby="log-title">
    <h2 id="log-title" className="log-title">{t`What happened`}</h2>
    {entries.length === 0 ? <p className="second-text">{t`Nothing yet.`}</p> : null}
    {/* A scrolling list must be reachable by keyboard. */}
    <ol className="log-list" reversed tabIndex={0} aria-labelledby="log-title">
      {entries.toReversed().map(entry => (
        <Entry key={entry.end} entry={entry} showsNotation={showsNotation} isHere={entry.end === at} onLook={onLook} />
      ))}
    </ol>
  </section>
);
