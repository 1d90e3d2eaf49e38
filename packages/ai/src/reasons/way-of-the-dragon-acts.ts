import type { Game } from '@dragonway/core';
import {
  ELEMENTS,
  type Player,
  type WayEvent,
  type WayMove,
  type WayOptions,
  type WayState,
  type WayTypes,
} from '@dragonway/way-of-the-dragon';
import type { WayReason } from './way-of-the-dragon-reason.js';

/** A table and the state in which something is chosen. */
export interface Situation {
  readonly options: WayOptions;
  readonly game: Game<WayTypes>;
  readonly state: WayState;
}

type EventOf<Kind extends WayEvent['kind']> = Extract<WayEvent, { kind: Kind }>;

const MOST_DICE = 5;

/** The other player whose piece could have moved to a space by the fewest dice. */
const deniedAt = (
  { options, state }: Situation,
  path: number,
  space: number,
): readonly [Player, number] | undefined => {
  const denied = options.players.flatMap((player, seat): (readonly [Player, number])[] => {
    const place = state.places[seat * ELEMENTS.length + path] ?? 0;
    const dice = space - place;
    const canReach = seat !== state.seat && place <= options.length && dice > 0 && dice <= MOST_DICE;
    return canReach ? [[player, dice]] : [];
  });
  return denied.sort(([, one], [, other]) => one - other)[0];
};

const finishReasons = (
  situation: Situation,
  { player, path, number }: EventOf<'finishedPath'>,
  after: WayState,
): readonly WayReason[] => {
  const { options, state } = situation;
  if (player !== options.players[state.seat]) return [];
  const own = after.places.slice(state.seat * ELEMENTS.length, (state.seat + 1) * ELEMENTS.length);
  const finished = own.filter(place => place > options.length).length;
  const space = options.length + number;
  const [denied, dice] = deniedAt(situation, ELEMENTS.indexOf(path), space) ?? [];
  return [
    { code: 'reason/finishes-path', path, number, finished },
    ...(denied === undefined || dice === undefined
      ? []
      : [{ code: 'reason/takes-space-of', player: denied, path, space, dice } as const]),
  ];
};

const swapReason = ({ path, pieces: [one, other] }: EventOf<'swapped'>): WayReason => {
  const [forward, back] = one.to > one.from ? [one, other] : [other, one];
  return {
    code: 'reason/swaps',
    path,
    forward: forward.player,
    back: back.player,
    spaces: forward.to - forward.from,
  };
};

const endReason = ({ state }: Situation, { standings, winners }: EventOf<'gameEnded'>): WayReason => {
  const own = standings[state.seat];
  const best = Math.max(...standings.filter(standing => standing !== own).map(({ points }) => points));
  const points = own?.points ?? 0;
  const wins = own !== undefined && winners.includes(own.player);
  return { code: 'reason/ends-game', wins, points, ahead: points - best };
};

const eventReasons = (situation: Situation, event: WayEvent, after: WayState): readonly WayReason[] => {
  const { length } = situation.options;
  if (event.kind === 'finishedPath') return finishReasons(situation, event, after);
  if (event.kind === 'swapped') return [swapReason(event)];
  if (event.kind === 'gameEnded') return [endReason(situation, event)];
  if ((event.kind !== 'moved' && event.kind !== 'entered') || event.to > length) return [];
  return [{ code: 'reason/advances', path: event.path, space: event.to, left: length + 1 - event.to }];
};

/** What speaks for an act, drawn from what happens by it. */
export const actReasons = (situation: Situation, move: WayMove): readonly WayReason[] => {
  const { events, state: after } = situation.game.play(situation.state, move);
  const reasons = events.flatMap(event => eventReasons(situation, event, after));
  const ends = reasons.filter(({ code }) => code === 'reason/ends-game');
  if (ends.length > 0) return ends;
  const advances = events.filter(({ kind }) => kind === 'moved' || kind === 'entered').length;
  return advances > 1 ? [{ code: 'reason/advances-all', pieces: advances }] : reasons;
};
