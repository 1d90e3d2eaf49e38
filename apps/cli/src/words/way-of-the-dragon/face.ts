import type { WayReason } from '@dragonway/ai';
import { seat } from '@dragonway/core';
import type { WayRefusal } from '@dragonway/games';
import type { WayOptions, WayTypes } from '@dragonway/way-of-the-dragon';
import { drawWayOfTheDragon } from '../../draw/way-of-the-dragon.js';
import type { Face } from '../../faces/face.js';
import { isOfArea } from '../area.js';
import { decisionInWords } from './decision.js';
import { eventInWords } from './events.js';
import { moveRefusalInWords } from './move-refusals.js';
import { moveInWords } from './moves.js';
import { playerName } from './names.js';
import { positionRefusalInWords, wayOptionsRefusalInWords } from './other-refusals.js';
import { reasonInWords } from './reasons.js';
import { SETUP_QUESTIONS } from './setup.js';

export const wayOfTheDragonFace: Face<WayOptions, WayTypes, WayRefusal, WayReason> = {
  title: 'Way of the Dragon',
  setup: SETUP_QUESTIONS,
  seatName: ({ players }, index) => playerName(players[index] ?? 'black'),
  seatTag: index => `Player ${index + 1}`,
  actingSeats: ({ players }) => players.map((_player, index) => seat(index)),
  draw: drawWayOfTheDragon,
  decision: decisionInWords,
  move: moveInWords,
  tell: events => events.map(eventInWords),
  reason: reasonInWords,
  refusal: refusal => {
    if (isOfArea('move', refusal)) return moveRefusalInWords(refusal);
    if (isOfArea('position', refusal)) return positionRefusalInWords(refusal);
    return wayOptionsRefusalInWords(refusal);
  },
};
