/** The strengths that a player can be met at; each beats the one below it more often than not. */
export const LEVEL_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type LevelNumber = (typeof LEVEL_NUMBERS)[number];
export type ByLevel<Value> = Readonly<Record<LevelNumber, Value>>;

export const isLevelNumber = (value: number): value is LevelNumber => LEVEL_NUMBERS.some(level => level === value);
