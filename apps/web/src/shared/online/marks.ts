/** The latest version that each person has seen, by their ids. */
export type Seen = Readonly<Record<string, number>>;

export const withSeen = (seen: Seen, person: string, version: number): Seen =>
  (seen[person] ?? 0) >= version ? seen : { ...seen, [person]: version };

/** How far the last own move has come: it waits for the line, is on its way, is on disk, or was seen by the others. */
export type Mark = 'waiting' | 'sent' | 'stored' | 'seen';

export interface MarkFacts {
  readonly isUnderWay: boolean;
  readonly isLineOpen: boolean;
  readonly ownVersion: number;
  readonly seen: Seen;
  /** Everybody else who sits at the table. */
  readonly others: readonly string[];
}

export const markOf = ({ isUnderWay, isLineOpen, ownVersion, seen, others }: MarkFacts): Mark => {
  if (isUnderWay) return isLineOpen ? 'sent' : 'waiting';
  const isSeen = others.length > 0 && others.every(person => (seen[person] ?? 0) >= ownVersion);
  return isSeen ? 'seen' : 'stored';
};
