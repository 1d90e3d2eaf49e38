import type { Match, MatchGame } from '@dragonway/ai';
import { engineFaultInWords } from '../words/engine-faults.js';
import { counted } from '../words/phrases.js';
import { formatContender } from './contenders.js';

/** Says which games engines have lost without playing them to the end, and why; the same fault is told once. */
export const forfeitLines = (match: Match, games: readonly MatchGame[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { forfeit } of games) {
    if (forfeit === undefined) continue;
    const words = `${formatContender(match[forfeit.by])}: ${engineFaultInWords(forfeit.fault)}`;
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [...counts].map(([words, count]) => `${counted(count, 'game')} forfeited by ${words}`);
};
