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

/** The log of a history, one entry a turn. */
export const logEntries = (history: readonly Played[], words: LogWords): readonly LogEntry[] => {
  let end = 0;
  return turnsOf(history).map(decisions => {
    end += decisions.length;
    return {
      turn: decisions[0]?.turn ?? 0,
      who: words.who(decisions),
      sentences: words.tell(
        decisions.flatMap(({ events }) => events),
        decisions,
      ),
      notation: decisions.map(({ text }) => text).join(' '),
      end,
    };
  });
};
