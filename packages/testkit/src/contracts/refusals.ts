import { type GameTypes, pick, type Refusal, type Result } from '@dragonway/core';
import { contract } from '../conformance-error.js';
import { spoil } from '../garbage.js';
import type { Stand } from '../settings.js';

const CODE = /^[a-z-]+\/[a-z-]+$/;

const checkRefusal = (refusal: Refusal, text: string): string => {
  contract(CODE.test(refusal.code), () => `${JSON.stringify(text)} is refused with the code ${refusal.code}`);
  const ruling = refusal.ruling ?? 'R1';
  contract(/^[RWP]\d+$/.test(ruling), () => `${refusal.code} cites ${ruling}`);
  return refusal.code;
};

/** Texts of moves a little off, or of another moment of the game, are refused; none throws, none is read loosely. */
export const checkGarbageMoves = <Types extends GameTypes>(stand: Stand<Types>, others: readonly string[]): void => {
  const { game, state, texts, random, tally } = stand;
  const good = texts.length > 0 ? pick(random, texts) : 'W';
  const garbage = [spoil(random, good), spoil(random, spoil(random, good)), ...others];
  for (const text of garbage) {
    const read = game.notation.parseMove(state, text);
    if (read.ok) contract(texts.includes(text), () => `${JSON.stringify(text)} is read but is no legal move`);
    else tally.countRefusal(checkRefusal(read.refusal, text));
  }
};

/** Spoilt positions are refused, or they are canonical texts of positions that keep the game's laws. */
export const checkGarbagePosition = <Types extends GameTypes>({ game, state, random, tally }: Stand<Types>): void => {
  const text = spoil(random, game.notation.formatPosition(state));
  const read: Result<Types['State'], Refusal> = game.notation.parsePosition(text);
  if (!read.ok) {
    tally.countRefusal(checkRefusal(read.refusal, text));
    return;
  }
  const written = game.notation.formatPosition(read.value);
  contract(written === text, () => `${JSON.stringify(text)} is read as a position but written as ${written}`);
  game.checkInvariants(read.value);
};
