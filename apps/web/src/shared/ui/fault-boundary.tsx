import { t } from '@lingui/core/macro';
import { Component, type ReactNode } from 'react';

interface State {
  readonly fault: unknown;
}

/** A fault of ours ends the page, never the games: they lie in the browser and go on after a reload. */
export class FaultBoundary extends Component<{ readonly children: ReactNode }, State> {
  override readonly state: State = { fault: undefined };

  static getDerivedStateFromError(fault: unknown): State {
    return { fault };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === undefined) return this.props.children;
    return (
      <main className="page">
        <h1>{t`Something went wrong`}</h1>
        <p>{t`It is our fault, not yours. Your games are safe; load the page again to go on.`}</p>
        <pre className="fault">{fault instanceof Error ? fault.message : t`unknown`}</pre>
        <button type="button" className="main-button" onClick={() => location.reload()}>
          {t`Load again`}
        </button>
      </main>
    );
  }
}
