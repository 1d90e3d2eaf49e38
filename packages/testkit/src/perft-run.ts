import { accept, type GameKind, perft, type Refusal, type Result, refuse } from '@dragonway/core';
import type { PerftCount, PerftEntry } from './perft-file.js';

/** A count of a `.perft` file beside what the rules count now. */
export interface PerftFinding extends PerftCount {
  readonly id: string;
  readonly found: number;
}

export type PerftRunRefusal =
  | (Refusal & { readonly code: 'perft-run/unknown-game'; readonly id: string; readonly options: string })
  | (Refusal & { readonly code: 'perft-run/refused'; readonly id: string; readonly cause: Refusal });

/** Counts one entry as deep as its expected counts stay within the limit of nodes. */
export const runPerft = (
  kinds: readonly GameKind[],
  entry: PerftEntry,
  nodeLimit: number,
): Result<readonly PerftFinding[], PerftRunRefusal> => {
  const { id, options, position, counts } = entry;
  const kind = kinds.find(candidate => candidate.id === options.split(';')[0]);
  if (kind === undefined) return refuse({ code: 'perft-run/unknown-game', id, options });
  const read = kind.parseOptions(options);
  if (!read.ok) return refuse({ code: 'perft-run/refused', id, cause: read.refusal });
  const game = kind.game(read.value);
  const state = position === undefined ? accept(game.start()) : game.notation.parsePosition(position);
  if (!state.ok) return refuse({ code: 'perft-run/refused', id, cause: state.refusal });
  const affordable = counts.filter(({ count }) => count <= nodeLimit);
  return accept(affordable.map(({ depth, count }) => ({ id, depth, count, found: perft(game, state.value, depth) })));
};
