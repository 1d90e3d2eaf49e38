import type { Standing, Swapped, WayEvent } from '@dragonway/way-of-the-dragon';
import { both, counted } from '../phrases.js';
import { diceInWords, POWER_NAMES, playerName, spaceInWords, takerInWords } from './names.js';

const swappedInWords = ({ player, from, to }: Swapped): string => `${player} from space ${from} to ${to}`;

const standingInWords = ({ player, paths, points }: Standing): string => `${player} ${paths.join('+')} = ${points}`;

const EXTRA_TURNS = { perfection: 'Perfection', rebirth: 'Rebirth' } as const;

const CAUSES = {
  allFinished: 'all pieces of a player are on numbered spaces',
  allPassed: 'all players have passed',
} as const;

const endedInWords = ({ cause, standings, winners }: WayEvent & { kind: 'gameEnded' }): string => {
  const points = standings.map(standingInWords).join('; ');
  const win = `${both(winners.map(playerName))} ${winners.length === 1 ? 'wins' : 'share the win'}`;
  return `The game ends, ${CAUSES[cause]}: ${points}. ${win}.`;
};

/** One event as a sentence. */
export const eventInWords = (event: WayEvent): string => {
  switch (event.kind) {
    case 'rolled':
      return `${playerName(event.player)} rolls ${diceInWords(event.dice)} (${counted(event.rerolls, 're-roll')} left).`;
    case 'kept':
      return event.dice.length === 0
        ? `${playerName(event.player)} rolls all dice again.`
        : `${playerName(event.player)} keeps ${diceInWords(event.dice)} and rolls the others again.`;
    case 'powerUsed':
      return `${playerName(event.player)} uses ${POWER_NAMES[event.power]}.`;
    case 'dragonsCounted':
      return `The dragons count as ${both(event.as)}.`;
    case 'passedOver':
      return `${playerName(event.player)} passes over ${takerInWords(event.over)} on ${spaceInWords(event.path, event.space)}.`;
    case 'entered':
      return `${playerName(event.player)} enters the ${event.path} path on space ${event.to}.`;
    case 'moved':
      return `${playerName(event.player)} moves on the ${event.path} path from space ${event.from} to ${event.to}.`;
    case 'blocked':
      return `${playerName(event.player)} is blocked on the ${event.path} path: ${takerInWords(event.by)} takes space ${event.space}.`;
    case 'swapped':
      return `${playerName(event.player)} calls the Great Dragon to the ${event.path} path: ${both(event.pieces.map(swappedInWords))}.`;
    case 'finishedPath':
      return `${playerName(event.player)} finishes the ${event.path} path on the ${event.number}.`;
    case 'passed':
      return `${playerName(event.player)} passes (${event.inSuccession} in succession).`;
    case 'declined':
      return `${playerName(event.player)} takes no other turn by ${EXTRA_TURNS[event.what]}.`;
    case 'turnRepeated':
      return `${playerName(event.player)} takes another turn by ${EXTRA_TURNS[event.by]}.`;
    case 'turnEnded':
      return `The turn goes from ${event.player} to ${event.next}.`;
    case 'gameEnded':
      return endedInWords(event);
  }
};
