import type { Played } from '../local/types.js';
import type { LogEntry } from './log.js';

export interface LogWords {
  readonly tell: (events: readonly object[], decisions: readonly Played[]) => readonly string[];
  readonly who: (decisions: readonly Played[]) => string;
}

/** The decisions of a game turn by turn. */
export const turnsOf = (history: readonly Played[]): readonly (readonly Played[])[] => {
  const turns: Played[][] = [];
  for (const played of history) {
    const last = turns.at(-1);
    if (last === undefined || last[0]?.turn !== played.turn) turns.push([played]);
    else last.push(played);
  }
  return turns;
};

const entryOf = (decisions: readonly Played[], end: number, words: LogWords): LogEntry => ({
  turn: decisions[0]?.turn ?? 0,
  who: words.who(decisions),
  sentences: words.tell(
    decisions.flatMap(({ events }) => events),
    decisions,
  ),
  notation: decisions.map(({ text }) => text).join(' '),
  end,
});

/** Makes the log of a growing history, one entry a turn; a turn that has not changed since keeps its entry. */
export const logWith = (words: LogWords): ((history: readonly Played[]) => readonly LogEntry[]) => {
  const known = new WeakMap<Played, LogEntry>();
  return history => {
    let end = 0;
    return turnsOf(history).map(decisions => {
      end += decisions.length;
      // Decisions that stand stay the same objects, and a turn is told by its last one.
      const last = decisions.at(-1);
      const before = last === undefined ? undefined : known.get(last);
      if (before?.end === end) return before;
      const entry = entryOf(decisions, end, words);
      if (last !== undefined) known.set(last, entry);
      return entry;
    });
  };
};
