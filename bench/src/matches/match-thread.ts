import { chooserFor, type Match } from '@dragonway/ai';
import { type OpenPlayers, serveGames } from '@dragonway/ai/node';
import { GUEST_NAMES, type GuestName, greedy, mctsAsLongAs } from './guests.js';
import { timed } from './stopwatch.js';

const isGuestName = (name: string): name is GuestName => GUEST_NAMES.some(known => known === name);

const guestOf = ({ other }: Match): GuestName => {
  if (other.kind === 'guest' && isGuestName(other.name)) return other.name;
  throw new Error(`no such guest: ${JSON.stringify(other)}`);
};

const openPlayers: OpenPlayers = (table, match) => {
  const one = timed(table.game, chooserFor(table, match.one));
  return { choosers: [one, guestOf(match) === 'greedy' ? greedy(table) : mctsAsLongAs(table, one)] };
};

serveGames(openPlayers);
