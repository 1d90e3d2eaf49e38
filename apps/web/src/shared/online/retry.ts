import type { CloseReason } from '@dragonway/protocol';

const FIRST = 400;
const MOST = 15_000;
/** After these a client waits before it comes back, however seldom it has tried. */
const PATIENT: Partial<Readonly<Record<CloseReason, number>>> = { tooFast: 5_000, fault: 2_000 };

/** How long to wait before the next try: longer each time, and never all clients at once. */
export const waitBefore = (tries: number, reason: CloseReason | undefined, random: () => number): number => {
  const least = reason === undefined ? 0 : (PATIENT[reason] ?? 0);
  const most = Math.min(MOST, FIRST * 2 ** tries);
  return Math.max(least, most / 2 + (random() * most) / 2);
};
