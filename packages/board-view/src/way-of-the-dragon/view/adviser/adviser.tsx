import { memo } from 'react';
import type { Face } from '../../types.js';
import { WayFaceIcon } from '../piece/symbol.js';

/** One way of keeping, with what it promises. */
export interface WayAdvice {
  readonly id: string;
  /** The dice that are kept; none means that all are rolled again. */
  readonly kept: readonly Face[];
  /** What it is, in words: «Keep three wood». */
  readonly title: string;
  /** What it promises, in words: «4 of 10 times a number on wood». */
  readonly text: string;
  /** The length of the bar, 0 to 1. */
  readonly share: number;
  /** The number at the bar's end: «42 %», «+3.1». */
  readonly value: string;
}

export interface WayAdviserProps {
  readonly heading: string;
  readonly advice: readonly WayAdvice[];
  /** The id of the best way. */
  readonly best?: string | undefined;
  /** The word on the best way. */
  readonly bestWord: string;
  /** The id of the way that the held dice are right now. */
  readonly current?: string | undefined;
  readonly onChoose?: ((id: string) => void) | undefined;
}

interface RowProps {
  readonly advice: WayAdvice;
  readonly isBest: boolean;
  readonly isCurrent: boolean;
  readonly bestWord: string;
  readonly onChoose: ((id: string) => void) | undefined;
}

const Kept = ({ faces }: { readonly faces: readonly Face[] }) => (
  <span className="dww-advice-dice" aria-hidden="true">
    {faces.map((face, index) => (
      <span key={`${face}${index}`} className="dww-advice-die">
        <WayFaceIcon face={face} size="1.25rem" />
      </span>
    ))}
    {Array.from({ length: 5 - faces.length }, (_, index) => (
      <span key={`rolls ${index}`} className="dww-advice-die dww-advice-rolls" />
    ))}
  </span>
);

const Row = memo(({ advice, isBest, isCurrent, bestWord, onChoose }: RowProps) => {
  const share = Math.min(1, Math.max(0, advice.share));
  return (
    <li>
      <button
        type="button"
        className="dww-advice"
        data-best={isBest || undefined}
        aria-pressed={isCurrent}
        onClick={() => onChoose?.(advice.id)}
      >
        <Kept faces={advice.kept} />
        <span className="dww-advice-title">
          {advice.title}
          {isBest ? <span className="dww-advice-best">{bestWord}</span> : null}
        </span>
        <span className="dww-advice-value">{advice.value}</span>
        <span className="dww-bar" aria-hidden="true">
          <span style={{ width: `${share * 100}%` }} />
        </span>
        <span className="dww-advice-text">{advice.text}</span>
      </button>
    </li>
  );
});
Row.displayName = 'Row';

/** The odds of each way of keeping, as bars and in words, best first as they are given. */
export const WayAdviser = ({ heading, advice, best, bestWord, current, onChoose }: WayAdviserProps) => (
  <section className="dww-adviser" aria-label={heading}>
    <h3 className="dww-adviser-heading">{heading}</h3>
    <ol>
      {advice.map(one => (
        <Row
          key={one.id}
          advice={one}
          isBest={one.id === best}
          isCurrent={one.id === current}
          bestWord={bestWord}
          onChoose={onChoose}
        />
      ))}
    </ol>
  </section>
);
