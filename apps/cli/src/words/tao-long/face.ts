import type { TaoLongReason } from '@dragonway/ai';
import { seat } from '@dragonway/core';
import type { TaoLongRefusal } from '@dragonway/games';
import { type CheckedOptions, DRAGONS, type TaoLongTypes } from '@dragonway/tao-long';
import { drawTaoLong } from '../../draw/tao-long.js';
import type { Face } from '../../faces/face.js';
import { isOfArea } from '../area.js';
import { decisionInWords } from './decision.js';
import { tell } from './events.js';
import { moveRefusalInWords } from './move-refusals.js';
import { moveInWords } from './moves.js';
import { DRAGON_NAMES } from './names.js';
import { taoLongOptionsRefusalInWords } from './options-refusals.js';
import { positionRefusalInWords } from './position-refusals.js';
import { reasonInWords } from './reasons.js';
import { SETUP_QUESTIONS } from './setup.js';

export const taoLongFace: Face<CheckedOptions, TaoLongTypes, TaoLongRefusal, TaoLongReason> = {
  title: 'Tao Long',
  setup: SETUP_QUESTIONS,
  seatName: (_options, index) => DRAGON_NAMES[DRAGONS[index] ?? 'heaven'],
  seatTag: index => (index === 0 ? 'White' : 'Black'),
  // In solo the other dragon is played by the rules.
  actingSeats: ({ table: { solo } }) =>
    (solo === 'none' ? DRAGONS : [solo]).map(dragon => seat(DRAGONS.indexOf(dragon))),
  draw: (view, _options, ink) => drawTaoLong(view, ink),
  decision: view => decisionInWords(view),
  move: moveInWords,
  tell,
  reason: reasonInWords,
  refusal: refusal => {
    if (isOfArea('move', refusal)) return moveRefusalInWords(refusal);
    if (isOfArea('position', refusal)) return positionRefusalInWords(refusal);
    return taoLongOptionsRefusalInWords(refusal);
  },
};
