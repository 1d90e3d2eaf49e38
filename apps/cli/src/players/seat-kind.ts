import { LEVEL_NUMBERS, type LevelNumber } from '@dragonway/ai';

/** Who can sit at a seat: a person, a random player, or a machine of a level. */
export type SeatKind = 'person' | 'random' | `level:${LevelNumber}`;

/** The seat of a machine. */
export const levelSeat = (level: LevelNumber): SeatKind => `level:${level}`;

export const SEAT_KINDS: readonly SeatKind[] = ['person', 'random', ...LEVEL_NUMBERS.map(levelSeat)];

/** The level of a machine's seat; undefined for everybody else. */
export const levelOfSeat = (kind: SeatKind): LevelNumber | undefined =>
  LEVEL_NUMBERS.find(level => levelSeat(level) === kind);

export const seatKindInWords = (kind: SeatKind): string => {
  const level = levelOfSeat(kind);
  if (level !== undefined) return `A machine of level ${level}`;
  return kind === 'person' ? 'A person' : 'A random player';
};
