import { accept, type Result, refuse, type Unreadable, unreadable } from '@dragonway/core';
import { type Body, chainOf } from '../dragon/body.js';
import type { Setup } from '../setup.js';
import type { State } from '../state.js';
import type { Dragon, Flow, Meters } from '../types.js';
import { formatStones, NO_STONES, parseStones, type Stones } from '../wheel/stack.js';
import { WHEEL_SIZE, type Wheel } from '../wheel/wheel.js';
import { formatChain, parseChain } from './chain.js';
import { formatDragon } from './signs.js';
import { formatTerrain, parseTerrain } from './terrain.js';

const formatMeters = ({ water, fire }: Body): string => `${water},${fire}`;

const formatWheel = (wheel: Wheel): string =>
  wheel.map(stack => (stack === NO_STONES ? '-' : formatStones(stack))).join('/');

/** The eight fields, at any moment of the game. */
export const formatPosition = (state: State): string =>
  [
    formatTerrain(state.tiles),
    formatChain(chainOf(state.heaven)),
    formatChain(chainOf(state.earth)),
    `${formatMeters(state.heaven)}/${formatMeters(state.earth)}`,
    formatWheel(state.wheel),
    state.coin,
    `${formatDragon(state.toPlay)}${state.extra ? '+' : ''}`,
    `${state.turn}`,
  ].join(' ');

export type PositionSyntaxRefusal = Unreadable<'position/unreadable'>;
type Read<Value> = Result<Value, PositionSyntaxRefusal>;

const unreadableAt = (at: number, expected: string) => refuse(unreadable('position/unreadable', at, expected));

const readMeters = (text: string): Read<readonly [Meters, Meters]> => {
  const found = /^([0-9]),([0-9])\/([0-9]),([0-9])$/.exec(text);
  if (found === null) return unreadableAt(0, 'meters such as 4,0/4,0');
  const [, water, fire, otherWater, otherFire] = found.map(Number);
  return accept([
    { water: water ?? 0, fire: fire ?? 0 },
    { water: otherWater ?? 0, fire: otherFire ?? 0 },
  ]);
};

const readWheel = (text: string): Read<Wheel> => {
  const stacks = text.split('/');
  if (stacks.length !== WHEEL_SIZE) return unreadableAt(0, `${WHEEL_SIZE} stacks separated by /`);
  const wheel: Stones[] = [];
  let at = 0;
  for (const stack of stacks) {
    const stones = stack === '-' ? NO_STONES : parseStones(stack);
    if (stones === undefined || stack === '') return unreadableAt(at, '1 to 8 stones w or b, or - for none');
    wheel.push(stones);
    at += stack.length + 1;
  }
  return accept(wheel);
};

const readCoin = (text: string): Read<Flow> =>
  text === 'ccw' || text === 'cw' ? accept(text) : unreadableAt(0, 'ccw or cw');

const readToPlay = (text: string): Read<{ readonly toPlay: Dragon; readonly extra: boolean }> => {
  const found = /^([he])(\+?)$/.exec(text);
  return found === null
    ? unreadableAt(0, 'h, e, h+ or e+')
    : accept({ toPlay: found[1] === 'h' ? 'heaven' : 'earth', extra: found[2] === '+' });
};

const readTurn = (text: string): Read<number> =>
  /^[1-9][0-9]{0,14}$/.test(text) ? accept(Number(text)) : unreadableAt(0, 'a turn number from 1');

/** Reads the eight fields into a setup; whether it can be a position is for the rules to say. */
export const parseSetup = (text: string): Read<Setup> => {
  const fields = text.split(' ');
  if (fields.length !== 8)
    return unreadableAt(text.length, `8 fields separated by single spaces, not ${fields.length}`);
  let refusal: PositionSyntaxRefusal | undefined;
  let start = 0;
  const field = <Value>(index: number, read: (text: string) => Read<Value>): Value | undefined => {
    const part = fields[index] ?? '';
    const value = read(part);
    if (!value.ok) refusal ??= { ...value.refusal, at: start + value.refusal.at };
    start += part.length + 1;
    return value.ok ? value.value : undefined;
  };
  const tiles = field(0, parseTerrain);
  const heaven = field(1, parseChain);
  const earth = field(2, parseChain);
  const meters = field(3, readMeters);
  const wheel = field(4, readWheel);
  const coin = field(5, readCoin);
  const playing = field(6, readToPlay);
  const turn = field(7, readTurn);
  if (refusal !== undefined) return refuse(refusal);
  if (!tiles || !heaven || !earth || !meters || !wheel || !coin || !playing || !turn)
    return unreadableAt(0, 'a position');
  return accept({
    tiles,
    chains: { heaven, earth },
    meters: { heaven: meters[0], earth: meters[1] },
    wheel,
    coin,
    ...playing,
    turn,
  });
};
