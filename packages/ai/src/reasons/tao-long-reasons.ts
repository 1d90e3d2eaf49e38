import type { Game } from '@dragonway/core';
import {
  chooserOf,
  type Dragon,
  ELEMENTS,
  type Element,
  type Event,
  lifeOf,
  type Move,
  type State,
  type TaoLongTypes,
} from '@dragonway/tao-long';
import type { Thought } from '../search/deepening.js';
import { hardestBlow } from './tao-long-blows.js';
import type { TaoLongReason } from './tao-long-reason.js';

type TaoLong = Game<TaoLongTypes>;

const MOST_REASONS = 2;
const FEW_ACTIONS = 2;
const NOTABLE_DAMAGE = 2;

/** The rest of the turn as the search expects it. */
interface ExpectedTurn {
  readonly before: State;
  readonly after: State;
  readonly events: readonly Event[];
  readonly own: Dragon;
  readonly other: Dragon;
}

const bodyOf = (state: State, dragon: Dragon) => (dragon === 'heaven' ? state.heaven : state.earth);

const expectedTurn = (game: TaoLong, before: State, line: readonly Move[], own: Dragon): ExpectedTurn => {
  const events: Event[] = [];
  let after = before;
  for (const move of line) {
    const step = game.play(after, move);
    events.push(...step.events);
    after = step.state;
    if (after.winner !== undefined || after.turn !== before.turn) break;
  }
  return { before, after, events, own, other: own === 'heaven' ? 'earth' : 'heaven' };
};

const damageReason = ({ before, after, other }: ExpectedTurn): readonly TaoLongReason[] => {
  const [hit, left] = [bodyOf(before, other), bodyOf(after, other)];
  const damage = lifeOf(hit) - lifeOf(left);
  return damage > 0 ? [{ code: 'reason/deals', damage, takesSegment: left.length < hit.length }] : [];
};

const threatReason = (game: TaoLong, { before, after, own, other }: ExpectedTurn): readonly TaoLongReason[] => {
  const blow = hardestBlow(game, after, own);
  const known = hardestBlow(game, before, own);
  if (blow === undefined || blow.damage < NOTABLE_DAMAGE || (known?.damage ?? 0) >= blow.damage) return [];
  return [{ code: 'reason/threatens', blow, takesSegment: blow.damage >= bodyOf(after, other).water }];
};

const escapeReason = (game: TaoLong, { before, after, other }: ExpectedTurn): readonly TaoLongReason[] => {
  const blow = hardestBlow(game, before, other);
  if (blow === undefined || blow.damage < NOTABLE_DAMAGE) return [];
  const left = hardestBlow(game, after, other)?.damage ?? 0;
  return left < blow.damage ? [{ code: 'reason/escapes', blow, left }] : [];
};

const isElement = (action: Element | undefined): action is Element => action !== undefined;

const leavesReason = (game: TaoLong, { before, after, other }: ExpectedTurn): readonly TaoLongReason[] => {
  if (after.winner !== undefined || after.turn === before.turn || chooserOf(after) !== other) return [];
  const offered = new Set(game.legalMoves(after).map(lift => game.next(after, lift).action?.element));
  const actions = ELEMENTS.filter(element => offered.has(element)).filter(isElement);
  return actions.length <= FEW_ACTIONS ? [{ code: 'reason/leaves', dragon: other, actions }] : [];
};

const eventReasons = ({ events, own, after }: ExpectedTurn): readonly TaoLongReason[] =>
  events.flatMap((event): readonly TaoLongReason[] => {
    if (event.kind === 'effectTriggered') {
      const { effect } = event;
      return effect.kind === 'focus'
        ? [{ code: 'reason/focus', dragon: effect.dragon, on: effect.on }]
        : [{ code: 'reason/balance', dragon: effect.dragon }];
    }
    if (event.kind === 'extraPhasesGained') return [{ code: 'reason/gains-phases' }];
    if (event.kind !== 'absorbed' || event.dragon !== own || event.taken === 0) return [];
    return [{ code: 'reason/absorbs', element: event.element, now: bodyOf(after, own)[event.element] }];
  });

const provenReason = ({ proven }: Thought<Move>): readonly TaoLongReason[] =>
  proven === undefined ? [] : [{ code: proven.wins ? 'reason/wins' : 'reason/loses', turns: proven.turns }];

/** One or two reasons for what a search found, the weightiest first. Somebody must choose in the state. */
export const taoLongReasons = (
  game: TaoLong,
  state: State,
  thought: Thought<Move>,
  chance: number,
): readonly TaoLongReason[] => {
  const own = chooserOf(state) ?? state.toPlay;
  if (game.legalMoves(state).length === 1) return [...provenReason(thought), { code: 'reason/only-move' }];
  const turn = expectedTurn(game, state, thought.line, own);
  const reasons = [
    ...provenReason(thought),
    ...damageReason(turn),
    ...threatReason(game, turn),
    ...escapeReason(game, turn),
    ...eventReasons(turn),
    ...leavesReason(game, turn),
  ];
  return reasons.length === 0 ? [{ code: 'reason/position', chance }] : reasons.slice(0, MOST_REASONS);
};
