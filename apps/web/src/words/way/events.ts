import type { WayEvent } from '@dragonway/way-of-the-dragon';
import { plural, t } from '@lingui/core/macro';
import { both } from '../../shared/i18n/lists.js';
import { diceInWords, pathName, playerName, powerName, spaceInWords, takerName } from './names.js';

type Of<Kind extends WayEvent['kind']> = Extract<WayEvent, { readonly kind: Kind }>;

const numberAt = (space: number, length: number): number => Math.max(0, space - length);

const ended = ({ cause, standings, winners }: Of<'gameEnded'>): string => {
  const points = standings.map(({ player, points: sum }) => `${playerName(player)} ${sum}`).join(', ');
  const names = both(winners.map(playerName));
  const why = cause === 'allFinished' ? t`All five pieces of a player are home.` : t`Everybody has passed.`;
  return winners.length === 1 ? t`${why} ${points}. ${names} wins.` : t`${why} ${points}. ${names} share the win.`;
};

const swapped = ({ player, path, pieces }: Of<'swapped'>): string => {
  const who = playerName(player);
  const on = pathName(path);
  const names = both(pieces.map(piece => playerName(piece.player)));
  return t`${who} calls the Great Dragon: ${names} change places on ${on}.`;
};

const extraTurn = (by: 'perfection' | 'rebirth'): string =>
  by === 'perfection' ? t`Perfection` : powerName('rebirth');

/** One event as a sentence; `length` is the number of plain spaces of a path. */
const sentence = (event: WayEvent, length: number): string | undefined => {
  switch (event.kind) {
    case 'rolled': {
      const who = playerName(event.player);
      const dice = diceInWords(event.dice);
      return t`${who} rolls ${dice}.`;
    }
    case 'kept': {
      const who = playerName(event.player);
      const dice = diceInWords(event.dice);
      return event.dice.length === 0 ? t`${who} rolls all dice again.` : t`${who} keeps ${dice}.`;
    }
    case 'powerUsed': {
      const who = playerName(event.player);
      const power = powerName(event.power);
      return t`${who} uses ${power}.`;
    }
    case 'dragonsCounted': {
      const as = diceInWords(event.as);
      return t`The dragons count as ${as}.`;
    }
    case 'passedOver': {
      const who = playerName(event.player);
      const over = takerName(event.over);
      return t`${who} goes past ${over}.`;
    }
    case 'entered': {
      const who = playerName(event.player);
      const to = spaceInWords(event.path, event.to, numberAt(event.to, length));
      return t`${who} enters on ${to}.`;
    }
    case 'moved': {
      const who = playerName(event.player);
      const to = spaceInWords(event.path, event.to, numberAt(event.to, length));
      return t`${who} moves to ${to}.`;
    }
    case 'blocked': {
      const who = playerName(event.player);
      const by = takerName(event.by);
      const space = spaceInWords(event.path, event.space, numberAt(event.space, length));
      return t`${who} cannot enter ${space}: ${by}.`;
    }
    case 'swapped':
      return swapped(event);
    case 'finishedPath': {
      const who = playerName(event.player);
      const on = pathName(event.path);
      const points = plural(event.number, { one: '# point', other: '# points' });
      return t`${who} is home on ${on}: ${points}.`;
    }
    case 'passed': {
      const who = playerName(event.player);
      return t`${who} passes.`;
    }
    case 'declined': {
      const who = playerName(event.player);
      return t`${who} takes no further turn.`;
    }
    case 'turnRepeated': {
      const who = playerName(event.player);
      const by = extraTurn(event.by);
      return t`${who} takes one more turn by ${by}.`;
    }
    case 'turnEnded':
      return undefined;
    case 'gameEnded':
      return ended(event);
  }
};

/** What happened, in sentences. */
export const tellWay = (events: readonly WayEvent[], length: number): readonly string[] =>
  events.flatMap(event => sentence(event, length) ?? []);
