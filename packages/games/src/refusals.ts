import type { OptionsTextRefusal, OptionValueRefusal, RecordTextRefusal, ReplayRefusal } from '@dragonway/core';
import type { TaoLongMoveRefusal, TaoLongOptionsRefusal, TaoLongPositionRefusal } from '@dragonway/tao-long';
import type { WayMoveRefusal, WayOptionsRefusal, WayPositionRefusal } from '@dragonway/way-of-the-dragon';

export type CoreRefusal = OptionsTextRefusal | OptionValueRefusal | RecordTextRefusal | ReplayRefusal;

export type TaoLongRefusal = TaoLongMoveRefusal | TaoLongPositionRefusal | TaoLongOptionsRefusal;

export type WayRefusal = WayMoveRefusal | WayPositionRefusal | WayOptionsRefusal;

/** Everything that the rules of both games, their options and their records can answer instead of a value. */
export type AnyRefusal = CoreRefusal | TaoLongRefusal | WayRefusal;
